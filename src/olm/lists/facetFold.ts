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
 * The values of a facet that are shown, in their order: those that would show most, and every chosen one; when the list
 * is open all that would show something; those that a text is in when there is one.
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

/** How many values are folded away that would show something. */
export function valuesFolded(values: readonly FacetValue[], chosen: readonly string[]): number {
  const shown = new Set(valuesShown(values, { chosen, isOpen: false, text: '' }));
  return values.filter((value) => !shown.has(value) && isOfUse(value)).length;
}

function isOfUse({ count }: FacetValue): boolean {
  return count > 0;
}

/** Of what is alike, and of what shows nothing, by the whole catalog, so that the list stays calm while one types. */
function byUse(one: FacetValue, other: FacetValue): number {
  return other.count - one.count || other.total - one.total;
}
