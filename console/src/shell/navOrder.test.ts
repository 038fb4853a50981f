import { describe, expect, it } from 'vitest';
import { ordered } from './navOrder';

/** Cases of console-app's nav/__tests__/utils.spec.ts. */
describe('navigation entries', () => {
  it.each([
    ['in their order', [item('a'), item('b')], ['a', 'b']],
    ['before another', [item('a'), item('b'), item('c', { insertBefore: 'a' })], ['c', 'a', 'b']],
    ['after another', [item('a'), item('b'), item('c', { insertAfter: 'a' })], ['a', 'c', 'b']],
    ['after a later one', [item('a', { insertAfter: 'b' }), item('b')], ['b', 'a']],
    [
      'after one with its own position',
      [item('a', { insertAfter: 'b' }), item('b', { insertBefore: 'c' }), item('c')],
      ['b', 'a', 'c'],
    ],
    [
      'with a cyclic order',
      [item('a', { insertAfter: 'b' }), item('b', { insertAfter: 'a' })],
      ['a', 'b'],
    ],
    [
      'at the end if the other does not exist',
      [item('a', { insertAfter: 'x' }), item('b')],
      ['a', 'b'],
    ],
  ])('are placed %s', (_, entries, expected) => {
    expect(ordered(entries).map(({ properties }) => properties.id)).toEqual(expected);
  });
});

function item(id: string, place: { insertBefore?: string; insertAfter?: string } = {}) {
  return { properties: { id, ...place } };
}
