import { expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import type { ShownCard } from './cards';
import { keptPlaces } from './keptPlaces';

const cards = (ids: string): readonly ShownCard[] =>
  ids.split('').map((id) => ({
    id,
    main: { item: aCatalogItem(id), state: 'not-installed' },
    others: [],
    hint: null,
  }));

it.each([
  ['packages of a later catalog follow', 'bd', 'abcde', 'bdace'],
  ['the same packages stay', 'bd', 'bd', 'bd'],
  ['another order of the same packages is not used', 'bd', 'db', 'bd'],
  ['a package that no longer exists leaves its place', 'abc', 'bcd', 'bcd'],
  ['the first ones are in order', '', 'abc', 'abc'],
])('%s', (_, shown, next, expected) => {
  const result = keptPlaces(cards(shown), cards(next));
  expect(result.map(({ id }) => id).join('')).toBe(expected);
});

it('is the same list if the order is the same, so that no tile renders again', () => {
  const next = cards('abc');
  expect(keptPlaces(cards('ab'), next)).toBe(next);
});
