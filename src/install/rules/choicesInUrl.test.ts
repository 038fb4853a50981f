import { describe, expect, it } from 'vitest';
import { choicesIn, forAnotherProject, keptOf, withChoice } from './choicesInUrl';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import { aClusterState, aPackage, supporting } from '~/test/installBuilders';
import type { InstallChoices } from './form';
import { formOf } from './formDefaults';
import { installFindings } from './findings/installFindings';

describe('selections in a query', () => {
  it.each([
    ['', {}],
    [
      'channel=fast&version=1.0.0&namespace=x',
      { channel: 'fast', version: '1.0.0', namespace: 'x' },
    ],
    ['mode=OwnNamespace&approval=Manual', { mode: 'OwnNamespace', approval: 'Manual' }],
    ['target=a&target=b', { targets: ['a', 'b'] }],
    ['mode=Everywhere&approval=Never&channel=', {}],
  ])('%j are read', (query, expected) => {
    expect(choicesIn(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    ['version=1&approval=Manual', { channel: 'fast' }, 'version=1&approval=Manual&channel=fast'],
    ['target=a', { targets: ['b', 'c'] }, 'target=b&target=c'],
    ['keep=1', { approval: 'Manual' }, 'keep=1&approval=Manual'],
    ['keep=1', { credentials: { ROLEARN: 'arn:aws:iam::1:role/x' }, monitoring: true }, 'keep=1'],
  ] as const)('%j: a selection is added', (query, choice, expected) => {
    expect(withChoice(new URLSearchParams(query), choice).toString()).toBe(expected);
  });
});

const CHOICES: Required<InstallChoices> = {
  channel: 'stable',
  version: '1.0.0',
  mode: 'SingleNamespace',
  namespace: 'team-a',
  targets: ['team-b'],
  approval: 'Manual',
  serviceAccount: 'installer',
  upgradeStrategy: 'TechPreviewUnsafeFailForward',
  config: { ...EMPTY_DRAFT },
  credentials: { ROLEARN: 'arn:aws:iam::1:role/x' },
  monitoring: true,
  consolePlugins: ['quill-plugin'],
};

/** Other values for a second choice, also some that do not fit the first ones. */
const OTHERS: Required<InstallChoices> = {
  ...CHOICES,
  channel: 'fast',
  version: '1.1.0',
  mode: 'AllNamespaces',
  namespace: 'openshift-operators',
  targets: ['team-c'],
  approval: 'Automatic',
};

const FIELDS = Object.keys(CHOICES);

describe.each(FIELDS)('the selected %s', (first) => {
  it.each(FIELDS.filter((field) => field !== first))('survives a selection of %s', (second) => {
    const seen = selected([
      [first, CHOICES],
      [second, OTHERS],
    ]);
    expect(new Map(Object.entries(seen)).get(first)).toEqual(valueOf(first, CHOICES));
    expect(new Map(Object.entries(seen)).get(second)).toEqual(valueOf(second, OTHERS));
    // It is also in the form, unless it does not apply to the selected mode, the catalog or the cluster.
    if (APPLIED.includes(first) && !(first === 'targets' && second === 'mode')) {
      const form = formOf(seen, offered, aClusterState());
      expect(valueOf(first, form)).toEqual(valueOf(first, CHOICES));
    }
  });
});

/** The other ones are filtered by what the cloud, the namespace and the console offer. */
const APPLIED = FIELDS.filter(
  (field) => !['targets', 'credentials', 'monitoring', 'consolePlugins'].includes(field),
);

const offered = aPackage(supporting('AllNamespaces', 'SingleNamespace'), {
  ...supporting('AllNamespaces'),
  name: 'fast',
});

function valueOf(field: string, of: InstallChoices): unknown {
  return new Map<string, unknown>(Object.entries(of)).get(field);
}

/** Selects fields one after the other, as the page does. */
function selected(steps: readonly (readonly [string, Required<InstallChoices>])[]): InstallChoices {
  let query = new URLSearchParams();
  let kept: InstallChoices = {};
  for (const [field, values] of steps) {
    const choice: InstallChoices = { [field]: valueOf(field, values) };
    query = withChoice(query, choice);
    kept = { ...kept, ...keptOf(choice) };
  }
  return { ...kept, ...choicesIn(query) };
}

it.each([
  [
    'a version that is not in the channel',
    { version: '0.9.0', channel: 'stable' },
    'version-unknown',
    'danger',
  ],
  [
    'a mode that the channel does not support',
    { mode: 'SingleNamespace', targets: ['team-b'], channel: 'fast' },
    'mode-unsupported',
    'danger',
  ],
  [
    'updates of an earlier version',
    { approval: 'Automatic', version: '1.0.0' },
    'not-held',
    'warning',
  ],
] as const)('reports %s instead of changing it', (_name, choices, kind, severity) => {
  const form = formOf(choices, offered, aClusterState());
  expect(form).toMatchObject(choices);
  expect(installFindings(form, offered, aClusterState())).toContainEqual(
    expect.objectContaining({ severity, kind }),
  );
});

it('keeps targets for the return to a mode that has them', () => {
  const choices = { mode: 'AllNamespaces', targets: ['team-b'] } as const;
  expect(formOf(choices, offered, aClusterState()).targets).toEqual([]);
  const back = { ...choices, mode: 'SingleNamespace' } as const;
  expect(formOf(back, offered, aClusterState()).targets).toEqual(['team-b']);
});

it('keeps all fields but the namespace for another project', () => {
  const query = 'channel=fast&mode=SingleNamespace&namespace=a&target=b&target=c&approval=Manual';
  const kept = forAnotherProject(new URLSearchParams(query));
  expect(kept.toString()).toBe(
    'channel=fast&mode=SingleNamespace&target=b&target=c&approval=Manual',
  );
});

it('keeps long or secret values out of the URL', () => {
  expect(keptOf({ channel: 'fast', config: EMPTY_DRAFT, credentials: { CLIENTID: '1' } })).toEqual({
    config: EMPTY_DRAFT,
    credentials: { CLIENTID: '1' },
  });
});
