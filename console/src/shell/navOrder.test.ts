import { describe, expect, it } from 'vitest';
import { ordered } from './navOrder';

/** Cases of console-app's nav/__tests__/utils.spec.ts. */
describe('entries of the navigation', () => {
  it.each([
    ['as they come', [item('a'), item('b')], ['a', 'b']],
    ['before another', [item('a'), item('b'), item('c', { insertBefore: 'a' })], ['c', 'a', 'b']],
    ['after another', [item('a'), item('b'), item('c', { insertAfter: 'a' })], ['a', 'c', 'b']],
    ['after one that comes later', [item('a', { insertAfter: 'b' }), item('b')], ['b', 'a']],
    [
      'after one that itself has a place',
      [item('a', { insertAfter: 'b' }), item('b', { insertBefore: 'c' }), item('c')],
      ['b', 'a', 'c'],
    ],
    ['in a circle', [item('a', { insertAfter: 'b' }), item('b', { insertAfter: 'a' })], ['a', 'b']],
    [
      'at the end when the other is not there',
      [item('a', { insertAfter: 'x' }), item('b')],
      ['a', 'b'],
    ],
  ])('stand %s', (_, entries, expected) => {
    expect(ordered(entries).map(({ properties }) => properties.id)).toEqual(expected);
  });
});

function item(id: string, place: { insertBefore?: string; insertAfter?: string } = {}) {
  return { properties: { id, ...place } };
}
