import type { CatalogItem } from '~/olm/packages/catalogItem';

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
