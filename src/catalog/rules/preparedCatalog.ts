import { catalogLabels, isInstalled, offersByPackage, type ShownCard } from './cards';
import { type EntryValues, type FacetIndex, facetIndex } from './facetIndex';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { ExtensionFits } from '~/olm/content/extensionFit';
import type { CatalogMarks } from './facets';
import { compareNames, isDeprecated, lookupName } from './nameOrder';
import { canRun, type NodePlatforms } from '~/olm/packages/platforms';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { CatalogPriorities } from '~/olm/dependencies/dependencies';

/** Further data for the catalog. */
export type CatalogContext = {
  readonly marks: CatalogMarks;
  readonly nodes: NodePlatforms | null;
  readonly priorities: CatalogPriorities;
  /** Absent: without OLM v1. */
  readonly fits?: ExtensionFits;
  /** The install mode that the selected project requires; absent: unknown. */
  readonly modeHere?: InstallModeType | null;
};

const NO_FITS: ExtensionFits = new Map();

/** One catalog's offer of a package, with precomputed data for key presses. */
export type Offer = {
  readonly entry: CatalogEntry;
  readonly values: EntryValues;
  /** The position by name among all offers. */
  readonly rank: number;
  /** Supported by a node, or installed: installed packages must be visible. */
  readonly runs: boolean;
  readonly isDeprecated: boolean;
};

export type PreparedPackage = {
  readonly name: string;
  /** The best first; never empty. */
  readonly offers: readonly Offer[];
  /** With all offers and without a hint: the same object, so that an unchanged tile need not render again. */
  readonly card: ShownCard;
};

/** The catalog prepared for `resultOf`. */
export type PreparedCatalog = {
  /** By name. */
  readonly packages: readonly PreparedPackage[];
  /** By the ID of each offer's item, because a search finds offers. */
  readonly byItem: ReadonlyMap<string, PreparedPackage>;
  readonly facets: Pick<FacetIndex, 'values' | 'size'>;
};

/** Precomputes the data that does not depend on the view. */
export function preparedCatalog(
  entries: readonly CatalogEntry[],
  { marks, nodes, priorities, fits = NO_FITS, modeHere = null }: CatalogContext,
): PreparedCatalog {
  const lookups = new Map(entries.map((entry) => [entry, lookupName(entry.item.displayName)]));
  const byName = entries.toSorted(
    (one, other) =>
      compareNames(lookups.get(one) ?? '', lookups.get(other) ?? '') ||
      (one.item.id < other.item.id ? -1 : Number(one.item.id > other.item.id)),
  );
  const ranks = new Map(byName.map((entry, rank) => [entry, rank]));
  // Sorted by name; the position of a package is that of its first offer.
  const groups = offersByPackage(byName, priorities);
  const sourceLabels = catalogLabels(entries.map(({ item }) => item));
  const census = facetIndex(groups, { marks, sourceLabels, fits, modeHere });
  const packages = groups.flatMap((group) => {
    const offers = group.map((entry) => ({
      entry,
      values: census.valuesOf.get(entry) ?? [],
      rank: ranks.get(entry) ?? 0,
      runs: isInstalled(entry) || canRun(entry.item.platforms, nodes),
      isDeprecated: isDeprecated(entry.item),
    }));
    const [main, ...others] = group;
    if (main === undefined) return [];
    const name = main.item.key.packageName;
    return [{ name, offers, card: { id: name, main, others, hint: null } }];
  });
  const byItem = new Map(
    packages.flatMap((each) => each.offers.map(({ entry }) => [entry.item.id, each])),
  );
  return { packages, byItem, facets: { values: census.values, size: census.size } };
}
