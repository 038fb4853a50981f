import { toggledChoice } from '../../facetChoices';
import { rankOf } from '../capability';
import type { ShownCard } from './cards';
import { facetFilter, facetTally } from '../facets/facetTally';
import { type Facet, type FacetChoices, type FacetValue, noChoices } from '../facets/facets';
import type { Offer, PreparedCatalog, PreparedPackage } from './preparedCatalog';
import type { MatchHint, SearchHit, SearchHits } from '../search/searchHit';

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
  { packages, facets }: PreparedCatalog,
  view: ResultView,
  hits: SearchHits | null,
): CatalogResult {
  const passes = facetFilter(facets, view.choices);
  const found: Found[] = [];
  let unsupported = 0;
  for (const candidate of packages) {
    const hit = hits === null ? null : bestHit(candidate, hits);
    if (hits !== null && hit === null) continue;
    const passing = candidate.offers.filter(passes);
    const chosen = offersIn(view, passing);
    const [main] = chosen;
    if (main !== undefined) {
      found.push({ card: cardOf(candidate, chosen, hit?.hint ?? null), main, hit });
    }
    if (isUnsupported(passing)) unsupported += 1;
  }
  const cards = inOrder(found, view.sort, hits).map(({ card }) => card);
  let counted: FacetCounts | null = null;
  return {
    cards,
    facets: () => (counted ??= countedFacets({ packages, facets }, view, hits)),
    total: packages.length,
    unsupported,
  };
}

type ResultView = Pick<CatalogView, 'choices' | 'sort' | 'showsUnsupported'>;

function countedFacets(
  { packages, facets }: PreparedCatalog,
  view: ResultView,
  hits: SearchHits | null,
): FacetCounts {
  const tally = facetTally(facets, view.choices);
  packages.forEach((candidate, place) => {
    if (hits !== null && bestHit(candidate, hits) === null) return;
    for (const offer of offersIn(view, candidate.offers)) tally.add(offer, place);
  });
  return tally.counts();
}

function offersIn({ showsUnsupported }: ResultView, offers: readonly Offer[]): readonly Offer[] {
  return showsUnsupported ? offers : offers.filter(({ runs }) => runs);
}

/** The view with one value chosen, or no longer chosen. */
export function toggled(view: CatalogView, facet: Facet, value: string): CatalogView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without keyword and choices; order and layout stay. */
export function cleared(view: CatalogView): CatalogView {
  return { ...view, keyword: '', choices: noChoices };
}

type Found = {
  readonly card: ShownCard;
  readonly main: Offer;
  readonly hit: SearchHit | null;
};

/** What a search found has its places already: to sort 10,000 packages would take longer than all else. */
function inOrder(
  found: readonly Found[],
  sort: CatalogSort,
  hits: SearchHits | null,
): readonly Found[] {
  if (sort !== 'relevance' || hits === null) {
    const key = KEYS[sort];
    return found.toSorted(
      ({ main: one }, { main: other }) => key(other) - key(one) || one.rank - other.rank,
    );
  }
  const places = new Array<Found | undefined>(hits.size);
  for (const each of found) if (each.hit !== null) places[each.hit.place] = each;
  return places.filter((each) => each !== undefined);
}

function isUnsupported(offers: readonly Offer[]): boolean {
  return offers.length > 0 && offers.every(({ runs }) => !runs);
}

/** The best hit among the offers of a package. */
function bestHit({ offers }: PreparedPackage, hits: SearchHits): SearchHit | null {
  let best: SearchHit | null = null;
  for (const { entry } of offers) {
    const hit = hits.get(entry.item.id);
    if (hit !== undefined && (best === null || hit.place < best.place)) best = hit;
  }
  return best;
}

function cardOf(
  { card, offers }: PreparedPackage,
  chosen: readonly Offer[],
  hint: MatchHint | null,
): ShownCard {
  const [main, ...others] = chosen;
  const isWhole = main === undefined || (hint === null && chosen.length === offers.length);
  if (isWhole) return card;
  return { id: card.id, main: { ...main.entry, hint }, others: others.map(({ entry }) => entry) };
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
