import type { FacetValue } from './list';

/** The number of values that a long list shows initially. */
export const FIRST_VALUES = 6;

/** Longer lists have a search field. */
export const SEARCHABLE_FROM = 15;

type Fold = {
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  /** The search text for the labels. */
  readonly text: string;
};

/**
 * The visible values of a facet in their order: with a search text, the matching ones; in an expanded list, all with
 * results; otherwise those with the most results and all selected ones.
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
  if (values.length <= FIRST_VALUES) return values;
  const first = new Set(values.toSorted(byUse).slice(0, FIRST_VALUES));
  return values.filter(
    (value) => first.has(value) || chosen.includes(value.value) || (isOpen && isOfUse(value)),
  );
}

/** The number of hidden values with results. */
export function valuesFolded(values: readonly FacetValue[], chosen: readonly string[]): number {
  const shown = new Set(valuesShown(values, { chosen, isOpen: false, text: '' }));
  return values.filter((value) => !shown.has(value) && isOfUse(value)).length;
}

function isOfUse({ count }: FacetValue): boolean {
  return count > 0;
}

/**
 * Ties, and values without results, are sorted by the whole catalog, so that the list remains stable while the user
 * types.
 */
function byUse(one: FacetValue, other: FacetValue): number {
  return other.count - one.count || other.total - one.total;
}
