import type { ExtensionFits, FitGroup } from '~/olm/content/extensionFit';
import { extensionModes, FIT_GROUPS } from '~/olm/content/extensionFit';
import type { Choices, LabeledValue } from '~/olm/lists/facetChoices';
import { CAPABILITY_LEVELS, FEATURES } from '~/olm/packages/features';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { categoryKey, providerName } from '~/olm/packages/categoryName';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { keysOf, recordOf } from '~/kube/json';
import { catalogIdOf, KNOWN_CATALOGS } from './cards';
import { INSTALL_PLACES, installPlaces } from './installPlaces';
import { isDeprecated } from './nameOrder';
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
/** The states of the filter: "installed" includes every other one in which a package is installed. */
export const STATES = ['installed', 'update-available', 'failed', 'not-installed'] as const;

export const DEPRECATIONS = ['not-deprecated', 'deprecated'] as const;

export type FacetContext = {
  readonly marks: CatalogMarks;
  readonly sourceLabels: ReadonlyMap<string, string>;
  readonly fits: ExtensionFits;
  /** The install mode that the selected project requires; `null`: unknown. */
  readonly modeHere: InstallModeType | null;
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
  /** All predefined values are always shown. */
  readonly isFixed?: true;
  /** What the order depends on; absent: the value. */
  readonly rankedBy?: (value: string) => string;
};

const BY_NAME: readonly string[] = [];
/** Other catalogs have names of their own. */
const CATALOGS: readonly string[] = KNOWN_CATALOGS;

/** In display order. The names are part of the URL. */
export const CATALOG_FACETS = {
  state: {
    valuesOf: (entry, { isInstalledElsewhere }) => (isInstalledElsewhere ? [] : statesOf(entry)),
    order: STATES,
    isFixed: true,
  },
  source: {
    valuesOf: ({ item }, { sourceLabels }) => {
      const value = catalogIdOf(item);
      return [{ value, label: sourceLabels.get(value) ?? item.catalogDisplayName }];
    },
    order: CATALOGS,
    // The name in any namespace.
    rankedBy: (value) => value.slice(value.indexOf('/') + 1),
  },
  mode: {
    // The OperatorGroup of a project does not matter to OLM v1.
    valuesOf: ({ item, fit }, { modeHere }) =>
      fit === undefined
        ? installPlaces(item.installModes, modeHere)
        : installPlaces(extensionModes(item.installModes, fit), null),
    order: INSTALL_PLACES,
  },
  category: { valuesOf: ({ item }) => categoriesOf(item.categories), order: BY_NAME },
  provider: {
    valuesOf: ({ item }) => {
      const name = providerName(item.provider);
      return name === null ? [] : [{ value: name.key, label: name.label }];
    },
    order: ['redhat'],
  },
  mark: { valuesOf: (entry, { marks }) => marksOf(entry, marks), order: MARKS },
  capability: {
    valuesOf: ({ item }) => (item.capability === null ? [] : [item.capability]),
    order: CAPABILITY_LEVELS,
  },
  feature: { valuesOf: ({ item }) => item.features, order: FEATURES },
  subscription: {
    valuesOf: ({ item }) => subscriptionKinds(item.subscriptions),
    order: SUBSCRIPTION_KINDS,
  },
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

function statesOf({ state, hidesUpdate }: CatalogEntry): readonly string[] {
  if (state === 'not-installed') return [state];
  const all = ['installed', state, ...(hidesUpdate === true ? ['update-available'] : [])];
  return STATES.filter((one) => all.includes(one));
}

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
