/** Packages whose installation fails in different ways. */
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { text } from '../../build/fields';
import { anIcon } from '../../build/icon';
import type { Operator } from '../../build/operator';
import { anOperator } from '../../build/operator';
import type { BuiltPackage } from '../../build/package';
import { aChannel, aPackage } from '../../build/package';

type Unhappy = Pick<Operator, 'packageName' | 'displayName' | 'summary' | 'categories'> &
  Partial<Pick<Operator, 'behavior' | 'icon'>>;

function anUnhappy(draft: Unhappy, kind: string): Operator {
  return anOperator({
    ...draft,
    provider: { name: 'Open Orchard' },
    description: descriptionOf(draft.packageName),
    capabilities: 'Basic Install',
    maturity: 'alpha',
    apis: [
      anApi({
        group: `${draft.packageName}.example.com`,
        kind,
        description: `A ${kind.toLowerCase()} of ${draft.displayName}.`,
        spec: { name: text('Name', 'Any name.') },
        examples: { example: { name: 'example' } },
      }),
    ],
  });
}

const foghornOperator = anUnhappy(
  {
    packageName: 'foghorn-alerts',
    displayName: 'Foghorn Alerts',
    summary: 'Calls people on the phone. The pods of its newest version never become ready.',
    categories: ['Monitoring'],
    icon: anIcon({
      shape: 'circle',
      colors: ['#e8590c', '#9c3a06'],
      lines: 'M4 10v4h4l7 5V5L8 10zM18 9c2 1.500 2 4.500 0 6',
    }),
  },
  'Horn',
);

/** 0.1.0 becomes ready, and the update to 0.2.0 fails. */
export const foghornAlerts = aPackage(foghornOperator, {
  channels: [aChannel('alpha', '0.1.0', '0.2.0')],
  releases: [
    { version: '0.1.0', createdAt: '2026-04-01' },
    { version: '0.2.0', createdAt: '2026-09-01', changes: { behavior: 'never-ready' } },
  ],
});

export const tumbleweed: BuiltPackage = aPackage(
  anUnhappy(
    {
      packageName: 'tumbleweed-tests',
      displayName: 'Tumbleweed Load Tests',
      summary: 'Sends traffic from many places. Its pods crash again and again.',
      categories: ['Developer Tools'],
      behavior: 'crash-loop',
      icon: anIcon({
        shape: 'hexagon',
        colors: ['#a67c00', '#6b5000'],
        lines:
          'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M8 8c5 0 8 4 8 8M6 13c4-2 8-1 11 2M10 5c-1 4 1 9 4 14',
      }),
    },
    'LoadTest',
  ),
  {
    channels: [aChannel('alpha', '0.3.0')],
    releases: [{ version: '0.3.0', createdAt: '2026-06-06' }],
  },
);

export const driftwood: BuiltPackage = aPackage(
  anUnhappy(
    {
      packageName: 'driftwood-archive',
      displayName: 'Driftwood Archive',
      summary: 'Archives old namespaces. Its operator image was deleted from the registry.',
      categories: ['Storage'],
      behavior: 'image-pull-error',
      icon: anIcon({
        shape: 'leaf',
        colors: ['#846358', '#4d3830'],
        lines: 'M4 4h16v4H4zM5 8v12h14V8M9 12h6',
      }),
    },
    'Crate',
  ),
  {
    channels: [aChannel('alpha', '1.0.0')],
    releases: [{ version: '1.0.0', createdAt: '2026-01-09' }],
  },
);

const lostLetterOperator = anUnhappy(
  {
    packageName: 'lost-letter',
    displayName: 'Lost Letter Office',
    summary:
      'Answers mail to unknown addresses. The bundle image of its newest version cannot be pulled.',
    categories: ['Integration & Delivery'],
    icon: anIcon({
      shape: 'square',
      colors: ['#862e9c', '#4c1659'],
      lines: 'M3 6h18v12H3zM3 7l9 6 9-6M10 16h4',
    }),
  },
  'Letter',
);

export const lostLetter = aPackage(lostLetterOperator, {
  channels: [aChannel('stable', '1.0.0', '1.1.0')],
  releases: [
    { version: '1.0.0', createdAt: '2026-02-22' },
    {
      version: '1.1.0',
      createdAt: '2026-08-22',
      pullError:
        'rpc error: code = NotFound desc = failed to pull and unpack image "local.operator-hub/bundles/lost-letter:1.1.0": not found',
    },
  ],
});
