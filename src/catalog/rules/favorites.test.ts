import { describe, expect, it } from 'vitest';
import { MOST_FAVORITES, favoritesIn, withFavorite } from './favorites';

describe('favoritesIn', () => {
  it.each<[unknown, readonly string[]]>([
    [undefined, []],
    [
      ['ink', 'quill', 'ink'],
      ['ink', 'quill'],
    ],
    [['ink', 3, null, ' '], ['ink']],
    [{ ink: true }, []],
    ['ink', []],
  ])('reads %j', (stored, names) => {
    expect(favoritesIn(stored)).toEqual(names);
  });
});

describe('withFavorite', () => {
  it('adds a favorite, and removes it again', () => {
    const once = withFavorite(['ink'], 'quill');
    expect(once).toEqual(['ink', 'quill']);
    expect(withFavorite(once, 'ink')).toEqual(['quill']);
  });

  it('removes the oldest beyond the limit', () => {
    const many = Array.from({ length: MOST_FAVORITES }, (_, index) => `p${index}`);
    const names = withFavorite(many, 'ink');
    expect([names.length, names[0], names.at(-1)]).toEqual([MOST_FAVORITES, 'p1', 'ink']);
  });
});
