import { describe, expect, it } from 'vitest';
import {
  type List,
  type ListView,
  isFiltered,
  listed,
  queryOf,
  toggled,
  unfiltered,
  viewIn,
  withChoice,
} from './list';
import { by } from '~/olm/order';

type Pen = { readonly name: string; readonly inks: readonly string[]; readonly age: number | null };

const quill: Pen = { name: 'Quill', inks: ['red', 'blue'], age: 10 };
const nib: Pen = { name: 'nib 10', inks: ['blue'], age: null };
const reed: Pen = { name: 'nib 9', inks: [], age: 9 };
const all = [quill, nib, reed];

const PENS: List<Pen> = {
  textsOf: ({ name, inks }, word) =>
    word.includes('=') ? inks.map((ink) => `ink=${ink}`) : [name],
  facets: {
    ink: { valuesOf: ({ inks }) => inks, order: ['red', 'blue'] },
    size: { valuesOf: ({ name }) => [{ value: String(name.length), label: 'letters' }] },
  },
  orders: { name: by(({ name }) => name), age: by(({ age }) => age), any: () => 0 },
};

const view = (query: string) => viewIn(PENS, new URLSearchParams(query));
const names = (query: string) => listed(PENS, all, view(query)).rows.map(({ name }) => name);

describe('the rows of a list', () => {
  it.each([
    ['by the first order', '', ['nib 9', 'nib 10', 'Quill']],
    ['descending', 'sort=-name', ['Quill', 'nib 10', 'nib 9']],
    ['unknown ones last', 'sort=age', ['nib 9', 'Quill', 'nib 10']],
    ['unknown ones last, descending', 'sort=-age', ['Quill', 'nib 9', 'nib 10']],
    ['in their order', 'sort=any', ['Quill', 'nib 10', 'nib 9']],
    ['an unknown order', 'sort=toString', ['nib 9', 'nib 10', 'Quill']],
    ['a word in any case', 'q=NIB', ['nib 9', 'nib 10']],
    ['all words', 'q=nib%20%209', ['nib 9']],
    ['a word with its own syntax', 'q=ink%3Dred', ['Quill']],
    ['a value', 'ink=blue', ['nib 10', 'Quill']],
    ['one of two values', 'ink=blue&ink=red', ['nib 10', 'Quill']],
    ['values of two facets', 'ink=blue&size=6', ['nib 10']],
    ['a value without results', 'ink=green', []],
    ['an empty value', 'ink=', ['nib 9', 'nib 10', 'Quill']],
  ])('%s', (_, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('that are equal are sorted by name in both directions', () => {
    const byName = (one: Pen, other: Pen) => one.name.length - other.name.length;
    const { rows } = listed({ ...PENS, byName }, all, view('sort=-any'));
    expect(rows).toEqual([quill, reed, nib]);
  });
});

describe('the facets of a list', () => {
  const counts = (query: string) =>
    listed(PENS, all, view(query)).facets['ink']?.map(({ value, count }) => [value, count]);

  it('have their values in the defined order', () => {
    expect(counts('')).toEqual([
      ['red', 1],
      ['blue', 2],
    ]);
  });

  it('have other values by name after those of the order', () => {
    const facets = {
      ink: { valuesOf: () => ['sepia', 'blue', 'red', 'black'], order: ['red', 'blue'] },
    };
    const found = listed({ ...PENS, facets }, all, view('')).facets['ink'];
    expect(found?.map(({ value }) => value)).toEqual(['red', 'blue', 'black', 'sepia']);
  });

  it('count results of the keyword and other facets, regardless of their own selection', () => {
    expect(counts('ink=red')).toEqual(counts(''));
    expect(counts('q=quill')).toEqual([
      ['red', 1],
      ['blue', 1],
    ]);
    expect(counts('size=6')).toEqual([
      ['red', 0],
      ['blue', 1],
    ]);
  });

  it('have labels', () => {
    expect(listed(PENS, [quill], view('')).facets['size']).toEqual([
      { value: '5', label: 'letters', count: 1, total: 1 },
    ]);
  });
});

describe('the URL of a list', () => {
  it.each(['', 'q=a+b&ink=red&ink=x&size=5&sort=-age', 'sort=-name', 'sort=any'])(
    'keeps the view %s',
    (query) => {
      expect(queryOf(PENS, view(query), new URLSearchParams()).toString()).toBe(query);
    },
  );

  it('excludes default, duplicate and unknown values', () => {
    const query = queryOf(PENS, view('sort=color&ink=red&ink=red'), new URLSearchParams());
    expect(query.toString()).toBe('ink=red');
  });

  it('keeps other parameters', () => {
    const others = new URLSearchParams('dialog=x&q=old&ink=blue&sort=age');
    expect(queryOf(PENS, view('q=new'), others).toString()).toBe('dialog=x&q=new');
  });

  it('uses another parameter for the keyword, and only offered values, if a list defines it', () => {
    const list = {
      ...PENS,
      keyword: 'find',
      facets: { ink: { valuesOf: ({ inks }: Pen) => inks, only: ['red'] } },
    };
    const read = viewIn(list, new URLSearchParams('find=a&q=b&ink=blue&ink=red'));
    expect(read).toMatchObject({ keyword: 'a', choices: { ink: ['red'] } });
    expect(queryOf(list, read, new URLSearchParams('q=b')).toString()).toBe('q=b&find=a&ink=red');
  });
});

describe('the view of a list', () => {
  it.each<[string, ListView, string]>([
    ['select', toggled(view(''), 'ink', 'red'), 'ink=red'],
    ['select another', toggled(view('ink=red'), 'ink', 'blue'), 'ink=red&ink=blue'],
    ['clear', toggled(view('ink=red'), 'ink', 'red'), ''],
    ['clear a facet', withChoice(view('ink=red&ink=blue&q=x'), 'ink', []), 'q=x'],
    ['clear all except for the order', unfiltered(view('ink=red&q=x&sort=-age')), 'sort=-age'],
  ])('%s', (_, changed, expected) => {
    expect(queryOf(PENS, changed, new URLSearchParams()).toString()).toBe(expected);
  });

  it.each([
    ['', false],
    ['sort=age', false],
    ['q=x', true],
    ['ink=red', true],
  ])('%j is filtered: %s', (query, expected) => {
    expect(isFiltered(view(query))).toBe(expected);
    expect(isFiltered(unfiltered(view(query)))).toBe(false);
  });
});
