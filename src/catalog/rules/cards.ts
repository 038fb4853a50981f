import type { CatalogPriorities } from '~/olm/dependencies/dependencies';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { MatchHint } from '~/olm/search/searchHit';

/** A tile or row: a package with the offers of all visible catalogs. */
export type ShownCard = {
  /** The name of the package. */
  readonly id: string;
  /** The offer on the tile. */
  readonly main: CatalogEntry;
  /** The offers of other catalogs. */
  readonly others: readonly CatalogEntry[];
  /** The reason of a search match, if the card does not show it. */
  readonly hint: MatchHint | null;
};

/**
 * Groups the offers of a package, the best first: the installed one, otherwise those of OLM v0, otherwise that of the
 * catalog with the highest priority, as in OLM; ties in a stable order.
 */
export function offersByPackage<E extends CatalogEntry>(
  entries: readonly E[],
  priorities: CatalogPriorities,
): readonly (readonly E[])[] {
  const found = new Map<string, E[]>();
  for (const entry of entries) {
    const { packageName } = entry.item.key;
    const offers = found.get(packageName);
    if (offers === undefined) found.set(packageName, [entry]);
    else offers.push(entry);
  }
  return [...found.values()].map((offers) =>
    offers.length === 1
      ? offers
      : offers.toSorted(
          (one, other) =>
            Number(isInstalled(other)) - Number(isInstalled(one)) ||
            Number(isOfCluster(one)) - Number(isOfCluster(other)) ||
            priorityOf(other, priorities) - priorityOf(one, priorities) ||
            (one.item.id < other.item.id ? -1 : 1),
        ),
  );
}

export function isInstalled({ state }: CatalogEntry): boolean {
  return state !== 'not-installed';
}

/** Of a ClusterCatalog, so that only OLM v1 can install it. */
export function isOfCluster({ fit }: CatalogEntry): boolean {
  return fit !== undefined;
}

function priorityOf({ item }: CatalogEntry, priorities: CatalogPriorities): number {
  return priorities.get(`${item.key.catalogNamespace}/${item.key.catalog}`) ?? 0;
}

/** The ID of a catalog: `<namespace>/<name>`. */
export function catalogIdOf({ key }: Pick<CatalogItem, 'key'>): string {
  return `${key.catalogNamespace}/${key.catalog}`;
}

/**
 * The label of each catalog by ID: short names for OpenShift's own, the display name for others (BR-012). Equal names
 * are distinguished by the resource name.
 */
export function catalogLabels(items: readonly CatalogItem[]): ReadonlyMap<string, string> {
  const catalogs = new Map(items.map((item) => [catalogIdOf(item), item]));
  const named = [...catalogs].map(([id, { key, catalogDisplayName }]) => ({
    id,
    name: key.catalog,
    label: SHORT_NAMES.get(key.catalog) ?? (catalogDisplayName || key.catalog),
  }));
  const labels = named.map(({ id, name, label }) => {
    const alike = named.filter((other) => other.id !== id && other.label === label);
    if (alike.length === 0) return [id, label] as const;
    const suffix = alike.some((other) => other.name === name) ? id : name;
    return [id, `${label} (${suffix})`] as const;
  });
  return new Map(labels);
}

/** In display order. */
export const KNOWN_CATALOGS = [
  'redhat-operators',
  'certified-operators',
  'community-operators',
  'redhat-marketplace',
] as const;

const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['redhat-operators', 'Red Hat'],
  ['certified-operators', 'Certified'],
  ['community-operators', 'Community'],
  ['redhat-marketplace', 'Marketplace'],
]);
