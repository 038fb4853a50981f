import type { FacetValue } from '~/olm/lists/facets';
import { choiceIn, toggledChoice, writeChoices } from '~/olm/lists/facetChoices';
import { passingFacets } from '~/olm/lists/facetCounts';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import {
  LIST_FACETS,
  LIST_RULE,
  type ListChoices,
  type ListFacet,
  byListFacet,
} from './listFacets';
import { LIST_SORTS, type ListSort, inOrder } from '~/olm/installed/listOrder';

/** What a person has chosen to see of the installed Operators; all of it stands in the URL. */
export type ListView = {
  readonly keyword: string;
  readonly choices: ListChoices;
  readonly sort: ListSort;
  readonly descending: boolean;
};

/** Everything, by name. */
export const WHOLE_LIST: ListView = {
  keyword: '',
  choices: byListFacet(() => []),
  sort: 'name',
  descending: false,
};

export type ListResult = {
  /** In the order of the view. */
  readonly rows: readonly InstalledOperator[];
  /** What each value would show, given the keyword and the other facets. */
  readonly facets: Readonly<Record<ListFacet, readonly FacetValue[]>>;
};

/** The rows that a view shows, and what its facets count. */
export function listed(operators: readonly InstalledOperator[], view: ListView): ListResult {
  const words = view.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const { passing, facets } = passingFacets(operators, LIST_RULE, {
    choices: view.choices,
    isFound: (operator) => hasWords(operator, words),
  });
  return { rows: inOrder(passing, view), facets };
}

/** The view with one value chosen, or no longer chosen. */
export function toggledIn(view: ListView, facet: ListFacet, value: string): ListView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without any value of a facet. */
export function withoutFacet(view: ListView, facet: ListFacet): ListView {
  return { ...view, choices: { ...view.choices, [facet]: [] } };
}

/** The view without keyword and choices; the order stays. */
export function unfiltered(view: ListView): ListView {
  return { ...view, keyword: '', choices: WHOLE_LIST.choices };
}

export function isFiltered({ keyword, choices }: ListView): boolean {
  return keyword !== '' || LIST_FACETS.some((facet) => choices[facet].length > 0);
}

/** Reads a view from the query string; what it does not know it leaves out. */
export function listViewIn(params: URLSearchParams): ListView {
  const sort = params.get('sort') ?? '';
  return {
    keyword: params.get('q') ?? '',
    choices: byListFacet((facet) => choiceIn(params, facet)),
    sort: LIST_SORTS.find((known) => known === sort.replace(/^-/, '')) ?? WHOLE_LIST.sort,
    descending: sort.startsWith('-'),
  };
}

/** The query string of a view; what is as by default is left out. Parameters of others stay. */
export function listQuery(view: ListView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', ...LIST_FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, LIST_FACETS, view.choices);
  if (view.descending) params.set('sort', `-${view.sort}`);
  else if (view.sort !== WHOLE_LIST.sort) params.set('sort', view.sort);
  return params;
}

/** Every word is in one of the names by which people know an Operator; with a `=` in one of its labels. */
function hasWords(operator: InstalledOperator, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { displayName, provider, packageName, name, csvNames, namespace } = operator;
  const names = [displayName, provider, packageName, name, ...csvNames, namespace]
    .join('\n')
    .toLowerCase();
  const labels = operator.labels.join('\n').toLowerCase();
  return words.every((word) => (word.includes('=') ? labels : names).includes(word));
}
