import { describe, expect, it } from 'vitest';
import { FIRST_VALUES, valuesShown } from './facetFold';
import type { FacetValue } from './facets';

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
    ['every chosen one, too', { ...folded, chosen: ['a'] }, ['a', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['all when open', { ...folded, isOpen: true }, letters],
    ['those with a text, in any case', { ...folded, text: ' the B ' }, ['b']],
    ['and chosen ones', { ...folded, text: 'the b', chosen: ['g'] }, ['b', 'g']],
  ])('%s', (_, fold, shown) => {
    expect(valuesShown(values, fold).map(({ value }) => value)).toEqual(shown);
  });

  it('prefers what would show something', () => {
    const list = values.map((value, index) => (index > 5 ? { ...value, count: 0 } : value));
    expect(valuesShown(list, folded).map(({ value }) => value)).toEqual(letters.slice(0, 6));
  });

  it('shows a short list whole', () => {
    expect(valuesShown(values.slice(0, FIRST_VALUES), folded)).toHaveLength(FIRST_VALUES);
  });
});
