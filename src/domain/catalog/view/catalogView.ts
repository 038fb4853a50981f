import { toggledChoice } from '../../facetChoices';
import { rankOf } from '../capability';
import type { ShownCard } from './cards';
import { facetTally } from '../facets/facetTally';
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
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
  /** Packages of the catalog, whatever the view is. */
  readonly total: number;
  /** Packages that the view would show, or does, of which no offer runs on any node (BR-045). */
  readonly unsupported: number;
};

/**
 * The packages that a view shows, one card each, and what its facets count: packages, not their offers.
 * A keyword is met by a package when any catalog's offer of it is found; facets then narrow the offers.
 * @param hits what the search for the keyword found; `null` without a keyword
 */
export function resultOf(
  { packages, facets }: PreparedCatalog,
  view: Pick<CatalogView, 'choices' | 'sort' | 'showsUnsupported'>,
  hits: SearchHits | null,
): CatalogResult {
  const tally = facetTally(facets, view.choices);
  const found: Found[] = [];
  let unsupported = 0;
  packages.forEach((candidate, place) => {
    const hit = hits === null ? null : bestHit(candidate, hits);
    if (hits !== null && hit === null) return;
    const offers = view.showsUnsupported
      ? candidate.offers
      : candidate.offers.filter(({ runs }) => runs);
    for (const offer of offers) tally.add(offer, place);
    const chosen = offers.filter(tally.passes);
    const [main] = chosen;
    if (main !== undefined) {
      const key = KEYS[view.sort](main, hit);
      found.push({ card: cardOf(candidate, chosen, hit?.hint ?? null), key, rank: main.rank });
    }
    if (isUnsupported(candidate.offers.filter(tally.passes))) unsupported += 1;
  });
  const cards = found
    .toSorted((one, other) => other.key - one.key || one.rank - other.rank)
    .map(({ card }) => card);
  return { cards, facets: tally.counts(), total: packages.length, unsupported };
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
  /** What is sorted by, highest first. */
  readonly key: number;
  readonly rank: number;
};

function isUnsupported(offers: readonly Offer[]): boolean {
  return offers.length > 0 && offers.every(({ runs }) => !runs);
}

/** The best hit among the offers of a package. */
function bestHit({ offers }: PreparedPackage, hits: SearchHits): SearchHit | null {
  let best: SearchHit | null = null;
  for (const { entry } of offers) {
    const hit = hits.get(entry.item.id);
    if (hit !== undefined && (best === null || hit.score > best.score)) best = hit;
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
 * What is not stated comes last; what is alike goes by name. Who looks for nothing in particular finds what is
 * deprecated at the end.
 */
const KEYS: Readonly<Record<CatalogSort, (main: Offer, hit: SearchHit | null) => number>> = {
  relevance: ({ isDeprecated }, hit) => hit?.score ?? -Number(isDeprecated),
  name: () => 0,
  capability: ({ entry: { item } }) => (item.capability === null ? 0 : rankOf(item.capability)),
  created: ({ entry: { item } }) => item.created ?? Number.MIN_SAFE_INTEGER,
};
