import { rankOf } from './capability';
import {
  type CatalogEntry,
  FACETS,
  type Facet,
  type FacetChoices,
  isChosen,
  noChoices,
} from './facets';
import type { ShownEntry } from './cards';
import { matchOf, wordsOf } from './search';

export const SORTS = ['relevance', 'name', 'capability'] as const;
export type CatalogSort = (typeof SORTS)[number];

/** What a person has chosen to see; all of it stands in the URL. */
export type CatalogView = {
  readonly keyword: string;
  readonly choices: FacetChoices;
  readonly sort: CatalogSort;
};

export type CatalogResult = {
  readonly shown: readonly ShownEntry[];
  /** Those that match the keyword, whatever the facets say: what the facets count. */
  readonly matching: readonly CatalogEntry[];
  readonly total: number;
};

/** The packages that a view shows, in its order. */
export function resultOf(entries: readonly CatalogEntry[], view: CatalogView): CatalogResult {
  const words = wordsOf(view.keyword);
  const matching = entries.flatMap((entry) => {
    const match = matchOf(entry.item, words);
    return match === null ? [] : [{ ...entry, ...match }];
  });
  const shown = matching
    .filter((entry) => isChosen(entry, view.choices))
    .toSorted((one, other) => ORDERS[view.sort](one, other) || byName(one, other));
  return { shown, matching, total: entries.length };
}

/** Reads a view from the query string; what it does not know it leaves out. */
export function viewFrom(params: URLSearchParams): CatalogView {
  const choices = Object.fromEntries(FACETS.map((facet) => [facet, params.getAll(facet)]));
  const sort = SORTS.find((known) => known === params.get('sort'));
  return {
    keyword: params.get('q') ?? '',
    choices: { ...noChoices, ...choices },
    sort: sort ?? 'relevance',
  };
}

/** The query string of a view; what is as by default is left out. Parameters of others stay. */
export function paramsOf(view: CatalogView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', ...FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  for (const facet of FACETS) {
    for (const value of view.choices[facet]) params.append(facet, value);
  }
  if (view.sort !== 'relevance') params.set('sort', view.sort);
  return params;
}

/** The view with one value chosen, or no longer chosen. */
export function toggled(view: CatalogView, facet: Facet, value: string): CatalogView {
  const before = view.choices[facet];
  const after = before.includes(value)
    ? before.filter((chosen) => chosen !== value)
    : [...before, value];
  return { ...view, choices: { ...view.choices, [facet]: after } };
}

type Scored = CatalogEntry & { readonly score: number };

const ORDERS: Readonly<Record<CatalogSort, (one: Scored, other: Scored) => number>> = {
  relevance: (one, other) => other.score - one.score,
  name: () => 0,
  capability: (one, other) => levelOf(other) - levelOf(one),
};

/** Not stated comes last. */
function levelOf({ item }: CatalogEntry): number {
  return item.capability === null ? 0 : rankOf(item.capability);
}

function byName({ item: one }: CatalogEntry, { item: other }: CatalogEntry): number {
  return one.displayName.localeCompare(other.displayName) || one.id.localeCompare(other.id);
}
