import { expect, it } from 'vitest';
import { aSourceItem } from '~/test/sourceItem';
import { sourceHelp } from './sourceActions';

it.each([
  ['image-unauthorized', ['edit', 'pod', 'restart']],
  ['unknown-type', ['edit']],
  ['refused-security', ['edit']],
  ['unreachable', ['restart', 'pod']],
  ['crash', ['pod', 'restart']],
  ['pod-unseen', []],
] as const)('a catalog that is %s offers %j', (kind, helps) => {
  expect(sourceHelp(kind, aSourceItem())).toEqual(helps);
});

it('no pod for a catalog at an external address (CS-059)', () => {
  const item = aSourceItem({ endpoint: { kind: 'address', address: 'x.io:50051' } });
  expect(sourceHelp('no-packages', item)).toEqual([]);
  expect(sourceHelp('address', item)).toEqual(['edit']);
});
