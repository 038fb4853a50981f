import { type Worded, namedValue } from './facetValue';

/** What is chosen of the values of one facet. */
export type FilterGroup<F extends string> = {
  readonly facet: F;
  readonly title: string;
  readonly chosen: readonly { readonly value: string; readonly text: string }[];
};

/**
 * The facets of which something is chosen, in the order in which the facets are given.
 * @param known the values that the list has by facet
 */
export function chosenGroups<F extends string>(
  facets: readonly F[],
  { choices, known, title, text }: Chosen<F>,
): readonly FilterGroup<F>[] {
  return facets
    .filter((facet) => choices[facet].length > 0)
    .map((facet) => ({
      facet,
      title: title(facet),
      chosen: choices[facet].map((value) => ({
        value,
        text: text(facet, namedValue(known[facet], value)),
      })),
    }));
}

type Chosen<F extends string> = {
  readonly choices: Readonly<Record<F, readonly string[]>>;
  readonly known: Readonly<Record<F, readonly Worded[]>>;
  readonly title: (facet: F) => string;
  readonly text: (facet: F, value: Worded) => string;
};
