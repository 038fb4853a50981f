import {
  choiceIn,
  type Choices,
  labeled,
  type LabeledValue,
  toggledChoice,
  writeChoices,
} from './facetChoices';
import { inOrder, NAMES, type Orders, rankIn } from '~/olm/order';

/** How the rows of a list are searched, filtered and sorted. */
export type List<T> = Orders<T> & {
  /** The URL parameter of the keyword; the default is `q`. */
  readonly keyword?: string;
  /** The texts that a keyword is searched in, case-insensitively. */
  readonly textsOf: (row: T, word: string) => readonly (string | null)[];
  /** By URL parameter, in display order. */
  readonly facets: Readonly<Record<string, ListFacet<T>>>;
};

export type ListFacet<T> = {
  /** Empty: the facet does not apply to the row. */
  readonly valuesOf: (row: T) => readonly (LabeledValue | string)[];
  /** The order of predefined values. Other values follow by name. */
  readonly order?: readonly string[];
  /** The only values that the URL can contain. */
  readonly only?: readonly string[];
};

/** A value of a facet that at least one row has (BR-012). */
export type FacetValue = LabeledValue & {
  /** The number of rows with this value, given the keyword and the other facets. */
  readonly count: number;
  /** The number of rows with this value, without any selection. */
  readonly total: number;
};

/** The selection of a list. The URL contains all of it. */
export type ListView = {
  readonly keyword: string;
  /** By facet. */
  readonly choices: Choices<string>;
  readonly sort: string;
  readonly descending: boolean;
};

/** The parts of a list that its URL depends on. */
export type ListParameters = Pick<List<never>, 'keyword' | 'facets' | 'orders'>;

/** The view in a query string. Unknown values are ignored. */
export function viewIn(
  { keyword = 'q', facets, orders }: ListParameters,
  params: URLSearchParams,
): ListView {
  const sort = params.get('sort') ?? '';
  const order = sort.replace(/^-/, '');
  return {
    keyword: params.get(keyword) ?? '',
    choices: Object.fromEntries(
      Object.entries(facets).map(([facet, { only }]) => [
        facet,
        choiceIn(params, facet).filter((value) => only?.includes(value) !== false),
      ]),
    ),
    sort: Object.hasOwn(orders, order) ? order : firstOrder(orders),
    descending: sort.startsWith('-'),
  };
}

/** The query string of a view without defaults. Other parameters remain. */
export function queryOf(
  { keyword = 'q', facets, orders }: ListParameters,
  view: ListView,
  others: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(others);
  const names = Object.keys(facets);
  for (const name of [keyword, 'sort', ...names]) params.delete(name);
  if (view.keyword !== '') params.set(keyword, view.keyword);
  writeChoices(params, names, view.choices);
  if (view.descending) params.set('sort', `-${view.sort}`);
  else if (view.sort !== firstOrder(orders)) params.set('sort', view.sort);
  return params;
}

function firstOrder(orders: ListParameters['orders']): string {
  return Object.keys(orders)[0] ?? '';
}

/** The view with a value selected or removed. */
export function toggled(view: ListView, facet: string, value: string): ListView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view with other values of a facet. */
export function withChoice(view: ListView, facet: string, values: readonly string[]): ListView {
  return { ...view, choices: { ...view.choices, [facet]: values } };
}

/** The view without keyword and filters, in the same order. */
export function unfiltered(view: ListView): ListView {
  const choices = Object.keys(view.choices).map((facet) => [facet, []] as const);
  return { ...view, keyword: '', choices: Object.fromEntries(choices) };
}

export function isFiltered({ keyword, choices }: ListView): boolean {
  return keyword !== '' || Object.values(choices).some((chosen) => chosen.length > 0);
}

export type Listed<T> = {
  /** In the order of the view. */
  readonly rows: readonly T[];
  /** The results of each value, given the keyword and the other facets (W04). */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
};

/**
 * The rows of a view and the counts of its facets. Values without results remain, so that the list is stable while the
 * user types.
 */
export function listed<T>(list: List<T>, all: readonly T[], view: ListView): Listed<T> {
  const words = wordsIn(view.keyword);
  const tallies = Object.entries(list.facets).map(([name, facet]) => ({
    name,
    facet,
    chosen: view.choices[name] ?? [],
    drafts: new Map<string, Draft>(),
  }));
  const passing = all.filter((row) => {
    const read = tallies.map(({ facet, chosen, drafts }) => {
      const values = facet.valuesOf(row).map(labeled);
      const passes = chosen.length === 0 || values.some(({ value }) => chosen.includes(value));
      return { drafts, values, passes };
    });
    const isFound = words.every((word) => hasWord(list.textsOf(row, word), word));
    const failing = read.filter(({ passes }) => !passes);
    for (const one of read) {
      // A row that fails only this facet counts for it. A row that fails another facet is hidden.
      const isCounted = isFound && failing.every((other) => other === one);
      for (const value of one.values) note(one.drafts, value, isCounted);
    }
    return isFound && failing.length === 0;
  });
  return {
    rows: inOrder(passing, list, view),
    facets: Object.fromEntries(
      tallies.map(({ name, facet, drafts }) => [name, facetValues(facet.order ?? [], drafts)]),
    ),
  };
}

/** The words of a keyword. A row must contain all of them. */
export function wordsIn(keyword: string): readonly string[] {
  return keyword.toLowerCase().split(/\s+/).filter(Boolean);
}

function hasWord(texts: readonly (string | null)[], word: string): boolean {
  return texts.join('\n').toLowerCase().includes(word);
}

type Draft = { readonly label: string; count: number; total: number };

function note(drafts: Map<string, Draft>, found: LabeledValue, isCounted: boolean): void {
  const draft = drafts.get(found.value) ?? { label: found.label, count: 0, total: 0 };
  drafts.set(found.value, draft);
  draft.total += 1;
  if (isCounted) draft.count += 1;
}

function facetValues(
  order: readonly string[],
  drafts: ReadonlyMap<string, Draft>,
): readonly FacetValue[] {
  return [...drafts]
    .map(([value, draft]) => ({ value, ...draft }))
    .toSorted(
      (one, other) =>
        rankIn(order, one.value) - rankIn(order, other.value) ||
        NAMES.compare(one.label, other.label) ||
        NAMES.compare(one.value, other.value),
    );
}
