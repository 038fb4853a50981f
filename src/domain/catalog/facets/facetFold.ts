import type { FacetValue } from './facets';

/** A long list shows this many at first. */
export const FIRST_VALUES = 6;

/** A list longer than this can be searched. */
export const SEARCHABLE_FROM = 15;

type Fold = {
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  /** What a person looks for among the labels. */
  readonly text: string;
};

/**
 * The values of a facet that are shown, in their order: the most used of those that would show something, and every
 * chosen one; all when the list is open; those that a text is in when there is one.
 */
export function valuesShown(
  values: readonly FacetValue[],
  { chosen, isOpen, text }: Fold,
): readonly FacetValue[] {
  const wanted = text.trim().toLowerCase();
  if (wanted !== '') {
    return values.filter(
      ({ value, label }) => label.toLowerCase().includes(wanted) || chosen.includes(value),
    );
  }
  if (isOpen || values.length <= FIRST_VALUES) return values;
  const first = new Set(values.toSorted(byUse).slice(0, FIRST_VALUES));
  return values.filter((value) => first.has(value) || chosen.includes(value.value));
}

/** By the whole catalog rather than by the count, so that the list stays calm while one types. */
function byUse(one: FacetValue, other: FacetValue): number {
  const empty = Number(one.count === 0) - Number(other.count === 0);
  return empty === 0 ? other.total - one.total : empty;
}
