import { rankIn } from '~/olm/order';
import { isInstalled } from './cards';
import {
  type CatalogEntry,
  FACETS,
  type Facet,
  type FacetValue,
  byFacet,
} from '~/olm/lists/facets';
import { type FacetWord, wordsOfEntry, DEPRECATIONS, MARKS } from './facetsOfEntry';
import { CAPABILITY_LEVELS } from '~/olm/packages/capability';
import { KNOWN_CATALOGS } from './catalogLabels';
import { compareNames } from './nameOrder';
import { FIT_GROUPS } from '~/olm/content/extensionFit';
import { FEATURES } from '~/olm/packages/features';
import { INSTALL_STATES } from '~/olm/packages/installState';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { SUBSCRIPTION_KINDS } from './subscriptionKinds';

/** A value of a facet with a unique number among all facets, so that counting needs no map. */
export type NumberedValue = Omit<FacetValue, 'count'> & { readonly number: number };

/** The numbers of an entry's values, by the index of the facet in `FACETS`. */
export type EntryValues = readonly (readonly number[])[];

export type FacetIndex = {
  readonly valuesOf: ReadonlyMap<CatalogEntry, EntryValues>;
  /** In display order. */
  readonly values: Readonly<Record<Facet, readonly NumberedValue[]>>;
  readonly size: number;
};

type Known = Parameters<typeof wordsOfEntry>[2];

/**
 * Reads the facets of all packages once for many key presses.
 * @param packages the offers of each package together
 */
export function facetIndex(
  packages: readonly (readonly CatalogEntry[])[],
  known: Known,
): FacetIndex {
  const drafts = byFacet(() => new Map<string, Draft>());
  const valuesOf = new Map<CatalogEntry, EntryValues>();
  let size = 0;
  packages.forEach((offers, place) => {
    const isInstalledPackage = offers.some(isInstalled);
    for (const entry of offers) {
      const values = FACETS.map((facet) =>
        wordsOfOffer(entry, facet, { ...known, isInstalledPackage }).map((word) => {
          let draft = drafts[facet].get(word.value);
          if (draft === undefined) {
            draft = { number: size++, spellings: new Map(), total: 0, last: -1 };
            drafts[facet].set(word.value, draft);
          }
          note(draft, word, place);
          return draft.number;
        }),
      );
      valuesOf.set(entry, values);
    }
  });
  return { valuesOf, size, values: byFacet((facet) => ordered(facet, drafts[facet])) };
}

/** The offer of a catalog is not "not installed" if the package is installed from another one. */
function wordsOfOffer(
  entry: CatalogEntry,
  facet: Facet,
  { isInstalledPackage, ...known }: Known & { readonly isInstalledPackage: boolean },
): readonly FacetWord[] {
  const isElsewhere = isInstalledPackage && !isInstalled(entry);
  return facet === 'state' && isElsewhere ? [] : wordsOfEntry(entry, facet, known);
}

type Draft = {
  readonly number: number;
  /** The number of uses of each label. Predefined values have a single label. */
  readonly spellings: Map<string, number>;
  total: number;
  /** The index of the last counted package, so that its other offers do not count again. */
  last: number;
};

function note(draft: Draft, { value, label }: FacetWord, place: number): void {
  if (label !== value) draft.spellings.set(label, (draft.spellings.get(label) ?? 0) + 1);
  if (draft.last === place) return;
  draft.last = place;
  draft.total += 1;
}

function ordered(facet: Facet, drafts: ReadonlyMap<string, Draft>): readonly NumberedValue[] {
  const values = [...drafts].map(([value, { number, spellings, total }]) => ({
    value,
    label: mostUsed(spellings) ?? value,
    number,
    total,
  }));
  return values.toSorted((one: FacetWord, other: FacetWord) => inFacetOrder(facet, one, other));
}

/** The most frequent spelling of a value; ties by code points. */
function mostUsed(spellings: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...spellings].toSorted(
    ([one, uses], [other, otherUses]) => otherUses - uses || (one < other ? -1 : 1),
  );
  return first?.[0];
}

/**
 * The order of a facet's values: that of the stock console if it has one (inventory 2.5), with Auto Pilot after Deep
 * Insights; otherwise by name.
 */
function inFacetOrder(facet: Facet, one: FacetWord, other: FacetWord): number {
  const rank = rankOf(facet, one.value) - rankOf(facet, other.value);
  return rank === 0 ? compareNames(one.label, other.label) : rank;
}

function rankOf(facet: Facet, value: string): number {
  // The rank of a catalog depends on its name in any namespace.
  const ranked = facet === 'source' ? value.slice(value.indexOf('/') + 1) : value;
  return rankIn(RANKS[facet] ?? [], ranked);
}

const RANKS: Partial<Readonly<Record<Facet, readonly string[]>>> = {
  state: INSTALL_STATES,
  mark: MARKS,
  source: KNOWN_CATALOGS,
  provider: ['redhat'],
  capability: CAPABILITY_LEVELS,
  feature: FEATURES,
  subscription: SUBSCRIPTION_KINDS,
  mode: INSTALL_MODES,
  extension: FIT_GROUPS,
  architecture: ['amd64', 'arm64', 'ppc64le', 's390x'],
  deprecation: DEPRECATIONS,
};
