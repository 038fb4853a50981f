import { toggledChoice } from '~/olm/lists/facetChoices';
import { rankOf } from '~/olm/packages/capability';
import type { ShownCard } from './cards';
import { facetFilter, facetTally } from './facetTally';
import { type Facet, type FacetChoices, type FacetValue, noChoices } from '~/olm/lists/facets';
import type { Offer, PreparedCatalog, PreparedPackage } from './preparedCatalog';
import type { MatchHint, SearchHits } from '~/olm/search/searchHit';

export const SORTS = ['relevance', 'name', 'capability', 'created'] as const;
export type CatalogSort = (typeof SORTS)[number];

export const LAYOUTS = ['tiles', 'table'] as const;
export type CatalogLayoutKind = (typeof LAYOUTS)[number];

/** What a person has chosen to see; all of it stands in the URL. */
export type CatalogView = {
  readonly keyword: string;
  readonly choices: FacetChoices;
  readonly sort: CatalogSort;
  readonly layout: CatalogLayoutKind;
  /** Also what no node of the cluster can run. */
  readonly showsUnsupported: boolean;
};

/** Everything, as by default. */
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
  /** Counted when it is asked for: a key press need not wait for it. */
  readonly facets: () => FacetCounts;
  /** Packages of the catalog, whatever the view is. */
  readonly total: number;
  /** Packages that the view would show, or does, of which no offer runs on any node (BR-045). */
  readonly unsupported: number;
};

export type FacetCounts = Readonly<Record<Facet, readonly FacetValue[]>>;

/**
 * The packages that a view shows, one card each, and what its facets count: packages, not their offers.
 * A keyword is met by a package when any catalog's offer of it is found; facets then narrow the offers.
 * @param hits what the search for the keyword found; `null` without a keyword
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
 * Goes through the packages of which an offer was found, the best first, each once and with what its best was found by;
 * without a search through all.
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

/** The same list where all stay, as most do: a key press goes through thousands. */
function narrowed(offers: readonly Offer[], stays: (offer: Offer) => boolean): readonly Offer[] {
  return offers.every(stays) ? offers : offers.filter(stays);
}

/** The view with one value chosen, or no longer chosen. */
export function toggled(view: CatalogView, facet: Facet, value: string): CatalogView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without keyword and choices; order and layout stay. */
export function cleared(view: CatalogView): CatalogView {
  return { ...view, keyword: '', choices: noChoices };
}

type Found = { readonly card: ShownCard; readonly main: Offer };

/** What a search found comes in the order of its relevance. */
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

/** As it was prepared where that will do: a tile that stays need not be drawn again. */
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
 * What is sorted by, highest first: what is not stated comes last; what is alike goes by name. Who looks for nothing in
 * particular finds what is deprecated at the end.
 */
const KEYS: Readonly<Record<CatalogSort, (main: Offer) => number>> = {
  relevance: ({ isDeprecated }) => -Number(isDeprecated),
  name: () => 0,
  capability: ({ entry: { item } }) => (item.capability === null ? 0 : rankOf(item.capability)),
  created: ({ entry: { item } }) => item.created ?? Number.MIN_SAFE_INTEGER,
};
