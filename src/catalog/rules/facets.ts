import { keysOf, recordOf } from '~/kube/json';
import { type ExtensionFits, FIT_GROUPS, type FitGroup } from '~/olm/content/extensionFit';
import { type Choices, labeled, type LabeledValue } from '~/olm/lists/facetChoices';
import type { FacetValue } from '~/olm/lists/list';
import { rankIn } from '~/olm/order';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { categoryKey, providerName } from '~/olm/packages/categoryName';
import { CAPABILITY_LEVELS, FEATURES } from '~/olm/packages/features';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { INSTALL_STATES } from '~/olm/packages/installState';
import { catalogIdOf, isInstalled, KNOWN_CATALOGS } from './cards';
import { compareNames, isDeprecated } from './nameOrder';
import type { Offer, PreparedCatalog } from './preparedCatalog';
import { SUBSCRIPTION_KINDS, subscriptionKinds } from './subscriptionKinds';
import type { News } from './visits';

/** Packages marked by the user or for the user. */
export type CatalogMarks = {
  /** The names of packages. */
  readonly favorites: ReadonlySet<string>;
  /** The changes since the last visit, by the IDs of the packages. */
  readonly news: ReadonlyMap<string, News>;
};

export const MARKS = ['favourite', 'new', 'updated'] as const;
export const DEPRECATIONS = ['not-deprecated', 'deprecated'] as const;

export type FacetContext = {
  readonly marks: CatalogMarks;
  readonly sourceLabels: ReadonlyMap<string, string>;
  readonly fits: ExtensionFits;
};

/** A facet like those of the list kit; its texts are in `view/texts.ts`. */
type CatalogFacet = {
  /** Empty: the facet does not apply to the package. */
  readonly valuesOf: (
    entry: CatalogEntry,
    // The offer of a catalog is not "not installed" if the package is installed from another one.
    context: FacetContext & { readonly isInstalledElsewhere: boolean },
  ) => readonly (LabeledValue | string)[];
  /**
   * The order of predefined values: that of the stock console if it has one (inventory 2.5), with Auto Pilot after Deep
   * Insights. Other values follow by name.
   */
  readonly order: readonly string[];
  /** What the order depends on; absent: the value. */
  readonly rankedBy?: (value: string) => string;
};

const BY_NAME: readonly string[] = [];
/** Other catalogs have names of their own. */
const CATALOGS: readonly string[] = KNOWN_CATALOGS;

/** In display order. The names are part of the URL. */
export const CATALOG_FACETS = {
  state: {
    valuesOf: ({ state }, { isInstalledElsewhere }) => (isInstalledElsewhere ? [] : [state]),
    order: INSTALL_STATES,
  },
  mark: { valuesOf: (entry, { marks }) => marksOf(entry, marks), order: MARKS },
  source: {
    valuesOf: ({ item }, { sourceLabels }) => {
      const value = catalogIdOf(item);
      return [{ value, label: sourceLabels.get(value) ?? item.catalogDisplayName }];
    },
    order: CATALOGS,
    // The name in any namespace.
    rankedBy: (value) => value.slice(value.indexOf('/') + 1),
  },
  category: { valuesOf: ({ item }) => categoriesOf(item.categories), order: BY_NAME },
  provider: {
    valuesOf: ({ item }) => {
      const name = providerName(item.provider);
      return name === null ? [] : [{ value: name.key, label: name.label }];
    },
    order: ['redhat'],
  },
  capability: {
    valuesOf: ({ item }) => (item.capability === null ? [] : [item.capability]),
    order: CAPABILITY_LEVELS,
  },
  feature: { valuesOf: ({ item }) => item.features, order: FEATURES },
  subscription: {
    valuesOf: ({ item }) => subscriptionKinds(item.subscriptions),
    order: SUBSCRIPTION_KINDS,
  },
  mode: { valuesOf: ({ item }) => item.installModes, order: INSTALL_MODES },
  extension: { valuesOf: ({ item }, { fits }) => fitsOf(item, fits), order: FIT_GROUPS },
  architecture: {
    valuesOf: ({ item }) => item.platforms.architectures,
    order: ['amd64', 'arm64', 'ppc64le', 's390x'],
  },
  deprecation: {
    valuesOf: ({ item }) => [isDeprecated(item) ? 'deprecated' : 'not-deprecated'],
    order: DEPRECATIONS,
  },
} satisfies Readonly<Record<string, CatalogFacet>>;

export type Facet = keyof typeof CATALOG_FACETS;
export const FACETS = keysOf(CATALOG_FACETS);

export function facetOf(facet: Facet): CatalogFacet {
  return CATALOG_FACETS[facet];
}

export type FacetChoices = Choices<Facet>;

/** A record with a value for each facet. */
export function byFacet<T>(make: (facet: Facet) => T): Readonly<Record<Facet, T>> {
  return recordOf(FACETS, make);
}

export const noChoices: FacetChoices = byFacet(() => []);

/** None where OLM v1 does not know the catalog. */
function fitsOf(item: CatalogItem, fits: ExtensionFits): readonly FitGroup[] {
  const packages = fits.size === 0 ? undefined : fits.get(catalogIdOf(item));
  return packages === undefined ? [] : [packages?.get(item.key.packageName) ?? 'unread'];
}

function marksOf({ item }: CatalogEntry, { favorites, news }: CatalogMarks): readonly string[] {
  const isFavorite = favorites.has(item.key.packageName);
  const kind = news.get(item.id)?.kind;
  return MARKS.filter((mark) => (mark === 'favourite' ? isFavorite : mark === kind));
}

function categoriesOf(categories: readonly string[]): readonly LabeledValue[] {
  const words = categories.map((label) => ({ value: categoryKey(label), label }));
  return words.filter(({ value }) => value !== '');
}

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

/**
 * Reads the facets of all packages once for many key presses.
 * @param packages the offers of each package together
 */
export function facetIndex(
  packages: readonly (readonly CatalogEntry[])[],
  known: FacetContext,
): FacetIndex {
  const drafts = byFacet(() => new Map<string, Draft>());
  const valuesOf = new Map<CatalogEntry, EntryValues>();
  let size = 0;
  packages.forEach((offers, place) => {
    const isInstalledPackage = offers.some(isInstalled);
    for (const entry of offers) {
      const isInstalledElsewhere = isInstalledPackage && !isInstalled(entry);
      const context = { ...known, isInstalledElsewhere };
      const values = FACETS.map((facet) =>
        facetOf(facet)
          .valuesOf(entry, context)
          .map((value) => {
            const word = labeled(value);
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

type Draft = {
  readonly number: number;
  /** The number of uses of each label. Predefined values have a single label. */
  readonly spellings: Map<string, number>;
  total: number;
  /** The index of the last counted package, so that its other offers do not count again. */
  last: number;
};

function note(draft: Draft, { value, label }: LabeledValue, place: number): void {
  if (label !== value) draft.spellings.set(label, (draft.spellings.get(label) ?? 0) + 1);
  if (draft.last === place) return;
  draft.last = place;
  draft.total += 1;
}

function ordered(facet: Facet, drafts: ReadonlyMap<string, Draft>): readonly NumberedValue[] {
  const { order, rankedBy = (value) => value } = facetOf(facet);
  const rankOf = ({ value }: LabeledValue) => rankIn(order, rankedBy(value));
  return [...drafts]
    .map(([value, { number, spellings, total }]) => ({
      value,
      label: mostUsed(spellings) ?? value,
      number,
      total,
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || compareNames(one.label, other.label));
}

/** The most frequent spelling of a value; ties by code points. */
function mostUsed(spellings: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...spellings].toSorted(
    ([one, uses], [other, otherUses]) => otherUses - uses || (one < other ? -1 : 1),
  );
  return first?.[0];
}

/** Counts the results of each value of each facet in a single pass over the packages. */
export type FacetTally = {
  /** @param place the index of the package, so that its offers count once */
  readonly add: (offer: Offer, place: number) => void;
  readonly counts: () => Readonly<Record<Facet, readonly FacetValue[]>>;
};

const ALL_PASS = -1;
const SEVERAL_FAIL = -2;

/** A value counts the packages with an offer that has it and a selected value of every other facet. */
export function facetTally(
  { values, size }: PreparedCatalog['facets'],
  choices: FacetChoices,
): FacetTally {
  const counts = new Uint32Array(size);
  const last = new Int32Array(size).fill(-1);
  const wanted = wantedNumbers(values, choices);

  function count(numbers: readonly number[] | undefined, place: number): void {
    for (const number of numbers ?? []) {
      if (last[number] === place) continue;
      last[number] = place;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }

  return {
    add: (offer, place) => {
      const failed = failing(offer, wanted);
      if (failed === SEVERAL_FAIL) return;
      if (failed !== ALL_PASS) count(offer.values[failed], place);
      else for (const numbers of offer.values) count(numbers, place);
    },
    counts: () =>
      byFacet((facet) =>
        values[facet].map(({ number, ...value }) => ({ ...value, count: counts[number] ?? 0 })),
      ),
  };
}

/** Whether an offer has a selected value of every facet with a selection. */
export function facetFilter(
  { values }: PreparedCatalog['facets'],
  choices: FacetChoices,
): (offer: Offer) => boolean {
  const wanted = wantedNumbers(values, choices);
  return (offer) => failing(offer, wanted) === ALL_PASS;
}

/** By the index of the facet; `null`: no selection. */
type WantedNumbers = readonly (ReadonlySet<number> | null)[];

function wantedNumbers(
  values: PreparedCatalog['facets']['values'],
  choices: FacetChoices,
): WantedNumbers {
  return FACETS.map((facet) => {
    const numbers = values[facet].filter(({ value }) => choices[facet].includes(value));
    return choices[facet].length === 0 ? null : new Set(numbers.map(({ number }) => number));
  });
}

/** The index of the only facet without a match, or one of the two constants above. */
function failing({ values }: Offer, wanted: WantedNumbers): number {
  let failed = ALL_PASS;
  for (let facet = 0; facet < wanted.length; facet++) {
    const numbers = wanted[facet];
    if (numbers === null || numbers === undefined) continue;
    if (values[facet]?.some((number) => numbers.has(number))) continue;
    if (failed !== ALL_PASS) return SEVERAL_FAIL;
    failed = facet;
  }
  return failed;
}
