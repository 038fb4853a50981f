import { describe, expect, it } from 'vitest';
import { MOST_FAVOURITES, favouritesIn, withFavourite } from './favourites';

describe('favouritesIn', () => {
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
    expect(favouritesIn(stored)).toEqual(names);
  });
});

describe('withFavourite', () => {
  it('makes a favourite, and the same act gives it up', () => {
    const once = withFavourite(['ink'], 'quill');
    expect(once).toEqual(['ink', 'quill']);
    expect(withFavourite(once, 'ink')).toEqual(['quill']);
  });

  it('lets the oldest go when there are too many', () => {
    const many = Array.from({ length: MOST_FAVOURITES }, (_, index) => `p${index}`);
    const names = withFavourite(many, 'ink');
    expect([names.length, names[0], names.at(-1)]).toEqual([MOST_FAVOURITES, 'p1', 'ink']);
  });
});
