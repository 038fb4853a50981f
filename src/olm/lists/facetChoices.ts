import type { FacetValue } from './list';

/** The selected values of each facet: OR within a facet, AND between facets. */
export type Choices<F extends string> = Readonly<Record<F, readonly string[]>>;

/** A stable value for the URL and its label. The view translates the values of the plugin. */
export type LabeledValue = { readonly value: string; readonly label: string };

export function labeled(value: LabeledValue | string): LabeledValue {
  return typeof value === 'string' ? { value, label: value } : value;
}

/** Selects a value, or removes it from the selection. */
export function toggledChoice<F extends string>(
  choices: Choices<F>,
  facet: F,
  value: string,
): Choices<F> {
  const before = choices[facet];
  const after = before.includes(value)
    ? before.filter((chosen) => chosen !== value)
    : [...before, value];
  return { ...choices, [facet]: after };
}

/** The values of a facet in a query string, each once. An empty one is no choice. */
export function choiceIn(params: URLSearchParams, facet: string): readonly string[] {
  return [...new Set(params.getAll(facet))].filter((value) => value !== '');
}

/** Writes the choices into a query string, in the order of the facets. */
export function writeChoices<F extends string>(
  params: URLSearchParams,
  facets: readonly F[],
  choices: Choices<F>,
): void {
  for (const facet of facets) {
    for (const value of choices[facet]) params.append(facet, value);
  }
}

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
