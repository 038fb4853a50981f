import { choiceIn, toggledChoice, writeChoices } from '~/olm/lists/facetChoices';
import { passingFacets } from '~/olm/lists/facetCounts';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import {
  SOURCE_FACETS,
  SOURCE_RULE,
  type SourceChoices,
  type SourceFacet,
  type SourceFacetValues,
  bySourceFacet,
} from './sourceFacets';
import { SOURCE_SORTS, type SourceSort, sourcesInOrder } from './sourceOrder';

/** What a person has chosen to see of the catalogs; all of it stands in the URL. */
export type SourceView = {
  readonly keyword: string;
  readonly choices: SourceChoices;
  readonly sort: SourceSort;
  readonly descending: boolean;
};

/** All, the worst first. */
export const ALL_SOURCES: SourceView = {
  keyword: '',
  choices: bySourceFacet(() => []),
  sort: 'health',
  descending: false,
};

export type SourceResult = {
  /** In the order of the view. */
  readonly rows: readonly SourceRow[];
  /** What each value would show, given the keyword and the other facets. */
  readonly facets: SourceFacetValues;
};

export function listedSources(rows: readonly SourceRow[], view: SourceView): SourceResult {
  const words = view.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const { passing, facets } = passingFacets(rows, SOURCE_RULE, {
    choices: view.choices,
    isFound: (row) => hasWords(row, words),
  });
  return { rows: sourcesInOrder(passing, view), facets };
}

/** The view with one value chosen, or no longer chosen. */
export function toggledSources(view: SourceView, facet: SourceFacet, value: string): SourceView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without any value of a facet. */
export function withoutSourceFacet(view: SourceView, facet: SourceFacet): SourceView {
  return { ...view, choices: { ...view.choices, [facet]: [] } };
}

/** The view without keyword and choices; the order stays. */
export function unfilteredSources(view: SourceView): SourceView {
  return { ...view, keyword: '', choices: ALL_SOURCES.choices };
}

export function areSourcesFiltered({ keyword, choices }: SourceView): boolean {
  return keyword !== '' || SOURCE_FACETS.some((facet) => choices[facet].length > 0);
}

/** Reads a view from the query string; what it does not know it leaves out. */
export function sourceViewIn(params: URLSearchParams): SourceView {
  const sort = params.get('sort') ?? '';
  return {
    keyword: params.get('q') ?? '',
    choices: bySourceFacet((facet) => choiceIn(params, facet)),
    sort: SOURCE_SORTS.find((known) => known === sort.replace(/^-/, '')) ?? ALL_SOURCES.sort,
    descending: sort.startsWith('-'),
  };
}

/** The query string of a view; what is as by default is left out. Parameters of others stay. */
export function sourceQuery(view: SourceView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', ...SOURCE_FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, SOURCE_FACETS, view.choices);
  if (view.descending) params.set('sort', `-${view.sort}`);
  else if (view.sort !== ALL_SOURCES.sort) params.set('sort', view.sort);
  return params;
}

/** Every word is in one of the names by which people know a catalog, or in where its content comes from. */
function hasWords({ item }: SourceRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { displayName, publisher, name, namespace, endpoint } = item;
  const place =
    'image' in endpoint ? endpoint.image : 'address' in endpoint ? endpoint.address : '';
  const text = [displayName, publisher, name, namespace, place].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
