import { namedValue } from './facetValue';
import type { ShownList } from './useList';

/** The texts of a list's search and facets. */
export type ListTexts = {
  /** The accessible name of the search. */
  readonly find: string;
  readonly placeholder: string;
  readonly facets: Readonly<Record<string, FacetTexts>>;
};

export type FacetTexts = {
  readonly title: string;
  /** The texts of fixed values; names remain unchanged. */
  readonly values?: Readonly<Record<string, string>>;
};

/** The text of each value. */
export function textsOf<V extends string>(
  values: readonly V[],
  text: (value: V) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, text(value)]));
}

/** A facet with texts: its values and the selected ones. */
export type FacetGroup = {
  readonly facet: string;
  readonly title: string;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly count: number;
  }[];
  readonly chosen: readonly { readonly value: string; readonly text: string }[];
};

export function facetGroups(
  { view, facets }: Pick<ShownList, 'view' | 'facets'>,
  texts: ListTexts,
): readonly FacetGroup[] {
  return Object.entries(facets).map(([facet, known]) => {
    const { title, values = {} } = texts.facets[facet] ?? { title: facet };
    const ours = new Map(Object.entries(values));
    return {
      facet,
      title,
      options: known.map((one) => ({ ...one, text: ours.get(one.value) ?? one.label })),
      chosen: (view.choices[facet] ?? []).map((value) => ({
        value,
        text: ours.get(value) ?? namedValue(known, value).label,
      })),
    };
  });
}
