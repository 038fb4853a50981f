import { describe, expect, it } from 'vitest';
import { aSourceItem } from '~/test/sourceItem';
import { sourceRank } from './sourceList';

const high = aSourceItem({ name: 'high', priority: 5 });
const apple = aSourceItem({ name: 'apple' });
const pear = aSourceItem({ name: 'pear' });
const low = aSourceItem({ name: 'low', priority: -100 });
const own = aSourceItem({ name: 'zoo', namespace: 'team-a', isGlobal: false });
const others = aSourceItem({ name: 'alien', namespace: 'team-b', isGlobal: false, priority: 99 });
const off = aSourceItem({ name: 'off', source: null, state: 'disabled', priority: 99 });
const all = [low, pear, own, others, off, apple, high];

describe('the rank of a catalog in OLM’s search order (CS-009)', () => {
  it.each([
    ['the highest priority first', high, 1, null],
    ['then by name', apple, 2, 'high'],
    ['then by name, again', pear, 3, 'apple'],
    ['the lowest last', low, 4, 'pear'],
  ] as const)('%s', (_, item, place, after) => {
    expect(sourceRank(item, all)).toMatchObject({ place, of: 4 });
    expect(sourceRank(item, all).after?.name ?? null).toBe(after);
  });

  it('a catalog of the namespace precedes global ones of the same priority', () => {
    expect(sourceRank(own, all)).toMatchObject({ place: 2, of: 5, after: { name: 'high' } });
  });
});
