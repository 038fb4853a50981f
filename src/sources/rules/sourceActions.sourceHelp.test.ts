import { expect, it } from 'vitest';
import { aSourceItem } from '~/test/sourceItem';
import { baselineCalls, sourceHelp } from './sourceActions';

it.each([
  ['image-unauthorized', ['edit', 'pod', 'restart']],
  ['unknown-type', ['edit']],
  ['refused-security', ['edit']],
  ['unreachable', ['restart', 'pod']],
  ['crash', ['pod', 'restart']],
  ['pod-unseen', []],
] as const)('a catalog that is %s offers %j', (kind, helps) => {
  expect(sourceHelp({ kind, values: {} }, aSourceItem())).toEqual(helps);
});

it('no pod for a catalog at an external address (CS-059)', () => {
  const item = aSourceItem({ endpoint: { kind: 'address', address: 'x.io:50051' } });
  expect(sourceHelp({ kind: 'no-packages', values: {} }, item)).toEqual([]);
  expect(sourceHelp({ kind: 'address', values: {} }, item)).toEqual(['edit']);
});

it.each([
  ['restricted', ['edit', 'label']],
  // The label would not help.
  ['baseline', ['edit']],
  ['', ['edit']],
])('a catalog rejected at Pod Security level %j offers %j', (level, helps) => {
  expect(sourceHelp({ kind: 'refused-security', values: { level } }, aSourceItem())).toEqual(helps);
});

it('labels only the namespace of this name, and no other label changes', () => {
  expect(baselineCalls('shop')).toMatchObject([
    {
      object: { name: 'shop' },
      steps: [
        { op: 'test', value: 'shop' },
        { op: 'add', path: '/metadata/labels/pod-security.kubernetes.io~1enforce' },
        { op: 'add', path: '/metadata/labels/security.openshift.io~1scc.podSecurityLabelSync' },
      ],
    },
  ]);
});
