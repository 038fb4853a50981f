/** Updates with breaking changes of CRDs. */
import { type Api, anApi } from '../../build/api';
import { choice, number, text } from '../../build/fields';
import { aChannel, aPackage, type BuiltPackage } from '../../build/package';
import { aWorkshopOperator, plainReleases } from './workshop';

/** 2.0.0 removes an enum value, raises a minimum, requires a field, and adds a pattern to another one. */
function aNarrowingPackage(
  named: { readonly packageName: string; readonly displayName: string; readonly summary: string },
  names: Pick<Api, 'group' | 'kind' | 'description'>,
): BuiltPackage {
  const before = anApi({
    ...names,
    spec: {
      size: choice('Size', 'How much it carries.', ['small', 'medium', 'large', 'giant']),
      trees: number('Trees', 'How many there are.', { schema: { minimum: 0 } }),
      owner: text('Owner', 'Who looks after it.'),
      code: text('Code', 'What it is called in the register.'),
    },
    examples: { hillside: { size: 'medium', trees: 40, owner: 'ada', code: 'HS-12' } },
  });
  const after = anApi({
    ...before,
    spec: {
      size: choice('Size', 'How much it carries.', ['small', 'medium', 'large']),
      trees: number('Trees', 'How many there are.', { schema: { minimum: 1 } }),
      owner: text('Owner', 'Who looks after it.', { required: true }),
      code: text('Code', 'What it is called in the register.', {
        schema: { pattern: '^[A-Z]{2}-[0-9]+$' },
      }),
      notes: text('Notes', 'Anything else.'),
    },
  });
  return aPackage(aWorkshopOperator({ ...named, apis: [before] }), {
    channels: [aChannel('stable', '1.6.0', '2.0.0')],
    releases: [
      { version: '1.6.0', createdAt: '2026-02-18' },
      { version: '2.0.0', createdAt: '2026-10-20', changes: { apis: [after] } },
    ],
  });
}

export const orchardSites = aNarrowingPackage(
  {
    packageName: 'orchard-sites',
    displayName: 'Orchard Sites',
    summary: 'Keeps a register of orchards.',
  },
  { group: 'orchard.example.com', kind: 'Site', description: 'An orchard.' },
);

export const vineyardPlots = aNarrowingPackage(
  {
    packageName: 'vineyard-plots',
    displayName: 'Vineyard Plots',
    summary: 'Keeps a register of vineyards, plot by plot.',
  },
  { group: 'vineyard.example.com', kind: 'Plot', description: 'A plot of a vineyard.' },
);

const line = anApi({
  group: 'cable.example.com',
  kind: 'Line',
  version: 'v1alpha1',
  description: 'A cable between two places.',
  spec: {
    from: text('From', 'Where it begins.', { required: true }),
    to: text('To', 'Where it ends.', { required: true }),
  },
  examples: { summit: { from: 'valley', to: 'summit' } },
});

/** 1.0.0 changes the stored version from `v1alpha1` to `v1`; 1.1.0 removes `v1alpha1`. */
export const cableCar = aPackage(
  aWorkshopOperator({
    packageName: 'cable-car',
    displayName: 'Cable Car',
    summary: 'Ropes between services.',
    apis: [line],
  }),
  {
    channels: [aChannel('stable', '0.9.0', '1.0.0', '1.1.0')],
    releases: [
      { version: '0.9.0', createdAt: '2026-01-20' },
      {
        version: '1.0.0',
        createdAt: '2026-06-16',
        changes: { apis: [anApi({ ...line, version: 'v1', alsoServed: ['v1alpha1'] })] },
      },
      {
        version: '1.1.0',
        createdAt: '2026-10-13',
        changes: { apis: [anApi({ ...line, version: 'v1' })] },
      },
    ],
  },
);

const signal = anApi({
  group: 'signal.example.com',
  kind: 'Signal',
  description: 'What may pass, and when.',
  spec: { color: choice('Color', 'What it shows.', ['red', 'yellow', 'green']) },
  examples: { north: { color: 'red' } },
});

/** 2.0.0 makes a namespaced kind cluster-scoped, which the API server rejects. */
export const signalBox = aPackage(
  aWorkshopOperator({
    packageName: 'signal-box',
    displayName: 'Signal Box',
    summary: 'Stops traffic where it must wait.',
    apis: [signal],
  }),
  {
    channels: [aChannel('stable', '1.2.0', '2.0.0')],
    releases: [
      ...plainReleases('1.2.0'),
      {
        version: '2.0.0',
        createdAt: '2026-10-02',
        changes: { apis: [anApi({ ...signal, scope: 'Cluster' })] },
      },
    ],
  },
);
