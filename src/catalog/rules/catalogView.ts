import { choiceIn, toggledChoice, writeChoices } from '~/olm/lists/facetChoices';
import type { FacetValue } from '~/olm/lists/list';
import { rankOf } from '~/olm/packages/features';
import type { MatchHint, SearchHits } from '~/olm/search/searchHit';
import type { ShownCard } from './cards';
import { facetFilter, facetTally } from './facetTally';
import { byFacet, type Facet, type FacetChoices, FACETS, noChoices } from './facets';
import type { Offer, PreparedCatalog, PreparedPackage } from './preparedCatalog';

export const SORTS = ['relevance', 'name', 'capability', 'created'] as const;
export type CatalogSort = (typeof SORTS)[number];

export const LAYOUTS = ['tiles', 'table'] as const;
export type CatalogLayoutKind = (typeof LAYOUTS)[number];

/** The selection of the catalog. The URL contains all of it. */
export type CatalogView = {
  readonly keyword: string;
  readonly choices: FacetChoices;
  readonly sort: CatalogSort;
  readonly layout: CatalogLayoutKind;
  /** Includes packages that no node of the cluster can run. */
  readonly showsUnsupported: boolean;
};

/** The default view. */
export const WHOLE_CATALOG: CatalogView = {
  keyword: '',
  choices: noChoices,
  sort: 'relevance',
  layout: 'tiles',
  showsUnsupported: false,
};

export type CatalogResult = {
  /** In the order of the view. */
  readonly cards: readonly ShownCard[];
  /** Counted on demand, so that a key press does not wait for it. */
  readonly facets: () => FacetCounts;
  /** The number of packages in the catalog, independent of the view. */
  readonly total: number;
  /** The number of matching packages that no node can run (BR-045). */
  readonly unsupported: number;
};

export type FacetCounts = Readonly<Record<Facet, readonly FacetValue[]>>;

/**
 * The packages of a view, one card each, and the counts of its facets by package. A package matches a keyword if any of
 * its offers matches; facets then filter the offers.
 * @param hits the result of the search; `null`: no keyword
 */
export function resultOf(
  catalog: PreparedCatalog,
  view: ResultView,
  hits: SearchHits | null,
): CatalogResult {
  const passes = facetFilter(catalog.facets, view.choices);
  const found: Found[] = [];
  let unsupported = 0;
  eachFound(catalog, hits, (candidate, hint) => {
    const passing = narrowed(candidate.offers, passes);
    const chosen = offersIn(view, passing);
    const [main] = chosen;
    if (main !== undefined) found.push({ card: cardOf(candidate, chosen, hint), main });
    if (isUnsupported(passing)) unsupported += 1;
  });
  let counted: FacetCounts | null = null;
  return {
    cards: inOrder(found, view.sort, hits !== null).map(({ card }) => card),
    facets: () => (counted ??= countedFacets(catalog, view, hits)),
    total: catalog.packages.length,
    unsupported,
  };
}

type ResultView = Pick<CatalogView, 'choices' | 'sort' | 'showsUnsupported'>;

function countedFacets(
  catalog: PreparedCatalog,
  view: ResultView,
  hits: SearchHits | null,
): FacetCounts {
  const tally = facetTally(catalog.facets, view.choices);
  let place = 0;
  eachFound(catalog, hits, ({ offers }) => {
    for (const offer of offersIn(view, offers)) tally.add(offer, place);
    place += 1;
  });
  return tally.counts();
}

/**
 * Visits the packages with a matching offer, the best first, each once with the reason of its best match; without a
 * search, all packages.
 */
function eachFound(
  { packages, byItem }: PreparedCatalog,
  hits: SearchHits | null,
  visit: (candidate: PreparedPackage, hint: MatchHint | null) => void,
): void {
  if (hits === null) {
    for (const candidate of packages) visit(candidate, null);
    return;
  }
  const seen = new Set<PreparedPackage>();
  hits.each((id, hint) => {
    const candidate = byItem.get(id);
    if (candidate === undefined || seen.has(candidate)) return;
    if (candidate.offers.length > 1) seen.add(candidate);
    visit(candidate, hint);
  });
}

function offersIn({ showsUnsupported }: ResultView, offers: readonly Offer[]): readonly Offer[] {
  return showsUnsupported ? offers : narrowed(offers, ({ runs }) => runs);
}

/** The same list if all remain, which is usual: a key press processes thousands. */
function narrowed(offers: readonly Offer[], stays: (offer: Offer) => boolean): readonly Offer[] {
  return offers.every(stays) ? offers : offers.filter(stays);
}

/** The view with a value selected or removed. */
export function toggled(view: CatalogView, facet: Facet, value: string): CatalogView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without keyword and filters; order and layout remain. */
export function cleared(view: CatalogView): CatalogView {
  return { ...view, keyword: '', choices: noChoices };
}

type Found = { readonly card: ShownCard; readonly main: Offer };

/** Search results are in the order of relevance. */
function inOrder(
  found: readonly Found[],
  sort: CatalogSort,
  isSearched: boolean,
): readonly Found[] {
  if (sort === 'relevance' && isSearched) return found;
  const key = KEYS[sort];
  return found.toSorted(
    ({ main: one }, { main: other }) => key(other) - key(one) || one.rank - other.rank,
  );
}

function isUnsupported(offers: readonly Offer[]): boolean {
  return offers.length > 0 && offers.every(({ runs }) => !runs);
}

/** The prepared card if possible, so that an unchanged tile need not render again. */
function cardOf(
  { card, offers }: PreparedPackage,
  chosen: readonly Offer[],
  hint: MatchHint | null,
): ShownCard {
  const { id, main, others } = chosen.length === offers.length ? card : narrowedCard(card, chosen);
  return hint === null && others === card.others ? card : { id, main, others, hint };
}

function narrowedCard(card: ShownCard, [main, ...others]: readonly Offer[]): ShownCard {
  return main === undefined
    ? card
    : { ...card, main: main.entry, others: others.map(({ entry }) => entry) };
}

/**
 * The sort keys, highest first: unknown values come last, ties are sorted by name. Without a search, deprecated
 * packages come last.
 */
const KEYS: Readonly<Record<CatalogSort, (main: Offer) => number>> = {
  relevance: ({ isDeprecated }) => -Number(isDeprecated),
  name: () => 0,
  capability: ({ entry: { item } }) => (item.capability === null ? 0 : rankOf(item.capability)),
  created: ({ entry: { item } }) => item.created ?? Number.MIN_SAFE_INTEGER,
};

/** The view in a query string. Unknown values are ignored. */
export function viewFrom(params: URLSearchParams): CatalogView {
  return {
    keyword: params.get('q') ?? '',
    choices: byFacet((facet) => currentValues(facet, choiceIn(params, facet))),
    sort: SORTS.find((known) => known === params.get('sort')) ?? WHOLE_CATALOG.sort,
    layout: LAYOUTS.find((known) => known === params.get('view')) ?? WHOLE_CATALOG.layout,
    showsUnsupported: params.get('unsupported') === '1',
  };
}

/** Former values of a facet, as in a bookmark, by those that include them today. */
const FORMER: Partial<Record<Facet, ReadonlyMap<string, string>>> = {
  state: new Map([
    ['in-progress', 'installed'],
    ['approval-needed', 'installed'],
  ]),
  mode: new Map([['SingleNamespace', 'OwnNamespace']]),
};

function currentValues(facet: Facet, values: readonly string[]): readonly string[] {
  return [...new Set(values.map((value) => FORMER[facet]?.get(value) ?? value))];
}

/** The query string of a view without defaults. Other parameters remain. */
export function paramsOf(view: CatalogView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', 'view', 'unsupported', ...FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, FACETS, view.choices);
  if (view.sort !== WHOLE_CATALOG.sort) params.set('sort', view.sort);
  if (view.layout !== WHOLE_CATALOG.layout) params.set('view', view.layout);
  if (view.showsUnsupported) params.set('unsupported', '1');
  return params;
}

/** The query string of a view alone, as in a saved view. */
export function queryOf(view: CatalogView): string {
  return paramsOf(view, new URLSearchParams()).toString();
}
