import { expect, it } from 'vitest';
import { aSourceItem } from '~/test/sourceItem';
import { sourceHelp } from './sourceHelp';

it.each([
  ['image-unauthorized', ['edit', 'pod', 'restart']],
  ['unknown-type', ['edit']],
  ['refused-security', ['edit']],
  ['unreachable', ['restart', 'pod']],
  ['crash', ['pod', 'restart']],
  ['pod-unseen', []],
] as const)('what is %s leads on to %j', (kind, helps) => {
  expect(sourceHelp(kind, aSourceItem())).toEqual(helps);
});

it('is no pod for a catalog that is served from elsewhere (CS-059)', () => {
  const item = aSourceItem({ endpoint: { kind: 'address', address: 'x.io:50051' } });
  expect(sourceHelp('no-packages', item)).toEqual([]);
  expect(sourceHelp('address', item)).toEqual(['edit']);
});
