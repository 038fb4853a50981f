import { describe, expect, it } from 'vitest';
import { FIRST_VALUES, valuesFolded, valuesShown } from './facetChoices';
import type { FacetValue } from './list';

const aValue = (value: string, total: number, count = total): FacetValue => ({
  value,
  label: `The ${value}`,
  total,
  count,
});

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const values = letters.map((letter, index) => aValue(letter, index + 1));
const folded = { chosen: [], isOpen: false, text: '' };

describe('valuesShown', () => {
  it.each([
    ['the most used, in their order', folded, ['c', 'd', 'e', 'f', 'g', 'h']],
    ['also every selected one', { ...folded, chosen: ['a'] }, ['a', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['all when expanded', { ...folded, isOpen: true }, letters],
    ['those with a text, in any case', { ...folded, text: ' the B ' }, ['b']],
    ['also selected ones', { ...folded, text: 'the b', chosen: ['g'] }, ['b', 'g']],
  ])('%s', (_, fold, shown) => {
    expect(valuesShown(values, fold).map(({ value }) => value)).toEqual(shown);
  });

  it('prefers values with most results, first current and then in the whole catalog', () => {
    const list = values.map((value, index) => ({ ...value, count: index < 2 ? 5 - index : 0 }));
    expect(
      valuesShown(list, folded)
        .map(({ value }) => value)
        .join(''),
    ).toBe('abefgh');
  });

  it('excludes values without results from an open list, unless selected', () => {
    const list = values.map((value, index) => ({ ...value, count: index === 1 ? 0 : 1 }));
    const open = { ...folded, isOpen: true };
    expect(
      valuesShown(list, open)
        .map(({ value }) => value)
        .join(''),
    ).toBe('acdefgh');
    expect(valuesShown(list, { ...open, chosen: ['b'] })).toHaveLength(8);
  });

  it('shows a short list completely', () => {
    expect(valuesShown(values.slice(0, FIRST_VALUES), folded)).toHaveLength(FIRST_VALUES);
  });
});

describe('valuesFolded', () => {
  const empty = values.map((value, index) => (index === 0 ? { ...value, count: 0 } : value));

  it.each([
    ['hidden values', values, [], 2],
    ['no selected values', values, ['a'], 1],
    ['no values without results', empty, [], 1],
    ['nothing in a short list', values.slice(0, FIRST_VALUES), [], 0],
  ])('counts %s', (_, list, chosen, count) => {
    expect(valuesFolded(list, chosen)).toBe(count);
  });
});
