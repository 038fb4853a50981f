import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { CatalogPriorities } from '~/olm/dependencies/priorities';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';

type Catalog = Pick<PackageKey, 'catalog' | 'catalogNamespace'>;

/** What the order depends on besides the offers. */
export type Preference = {
  /** The catalog of the Operator that needs something. */
  readonly parent: Catalog;
  /** Where all of it is installed. */
  readonly namespace: string;
  readonly priorities: CatalogPriorities;
};

/**
 * The offers in the order in which OLM tries them. DR-010: the catalog of the Operator that needs it first, then by the
 * catalogs' priority; at the same priority those of the namespace itself come before the global ones, then by name.
 * DR-011: within a catalog the default channels of all packages, then the others; each by package and channel.
 * Source: `sortableSnapshots.Less` and `sortBundles` of OLM's resolver, in
 * operator-lifecycle-manager@094ae7b (resolver/cache/cache.go) and @014bd31 (resolver/resolver.go).
 */
export function inOrderOfPreference(
  offers: readonly DependencyOffer[],
  preference: Preference,
): readonly DependencyOffer[] {
  return offers.toSorted(
    (one, other) =>
      byCatalog(one.key, other.key, preference) ||
      Number(other.isDefault) - Number(one.isDefault) ||
      byText(one.key.packageName, other.key.packageName) ||
      byText(one.channel, other.channel),
  );
}

function byCatalog(
  one: Catalog,
  other: Catalog,
  { parent, namespace, priorities }: Preference,
): number {
  const isParent = (catalog: Catalog) => Number(idOf(catalog) === idOf(parent));
  const priorityOf = (catalog: Catalog) => priorities.get(idOf(catalog)) ?? 0;
  const isLocal = ({ catalogNamespace }: Catalog) => Number(catalogNamespace === namespace);
  return (
    isParent(other) - isParent(one) ||
    priorityOf(other) - priorityOf(one) ||
    isLocal(other) - isLocal(one) ||
    byText(one.catalog, other.catalog)
  );
}

function idOf({ catalogNamespace, catalog }: Catalog): string {
  return `${catalogNamespace}/${catalog}`;
}

/** As Go compares texts: by code, not by any language. */
function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
