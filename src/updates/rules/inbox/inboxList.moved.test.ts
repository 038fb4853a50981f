import { expect, it } from 'vitest';
import { moved } from './inboxList';

const list = ['a', 'b', 'c'].map((id) => ({ id }));

it.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moves %s by %i: %s', (id, by, expected) => {
  expect(
    moved(list, id, by)
      .map((item) => item.id)
      .join(''),
  ).toBe(expected);
});
