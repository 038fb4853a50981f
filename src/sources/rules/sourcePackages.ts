import { listIn, recordIn, textIn } from '~/kube/json';
import type { CatalogBundle } from '~/olm/content/catalogPackage';
import { extensionFit, type FitFacts, type FitGroup, fitGroup } from '~/olm/content/extensionFit';
import type { Extension } from '~/olm/extensions/extension';
import { wordsIn } from '~/olm/lists/list';
import { NAMES } from '~/olm/order';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';

/** The packages of a catalog whose names contain all words of a text, by display name. */
export function foundPackages(
  entries: readonly CatalogEntry[],
  text: string,
): readonly CatalogEntry[] {
  const words = wordsIn(text);
  return entries
    .filter(({ item: { displayName, key, provider } }) => {
      const names = `${displayName} ${key.packageName} ${provider}`.toLowerCase();
      return words.every((word) => names.includes(word));
    })
    .toSorted((one, other) => one.item.displayName.localeCompare(other.item.displayName));
}

/**
 * The number of packages of each catalog in a list of PackageManifests, by the ID of the catalog. Each package counts
 * once, because a list of all namespaces can contain it several times.
 */
export function packageCountsIn(manifests: unknown): ReadonlyMap<string, number> {
  const names = new Map<string, Set<string>>();
  for (const item of listIn(recordIn(manifests)['items'])) {
    const metadata = recordIn(recordIn(item)['metadata']);
    const labels = recordIn(metadata['labels']);
    const [namespace, catalog] = [textIn(labels['catalog-namespace']), textIn(labels['catalog'])];
    const name = textIn(metadata['name']);
    if (namespace === null || catalog === null || name === null) continue;
    const id = `${namespace}/${catalog}`;
    const known = names.get(id) ?? new Set();
    names.set(id, known.add(name));
  }
  return new Map([...names].map(([id, known]) => [id, known.size]));
}

/** A package of a ClusterCatalog. */
export type ExtensionPackage = {
  /** Its name. */
  readonly id: string;
  /** The latest version; `null` if OLM ignores all of its bundles. */
  readonly version: string | null;
  readonly fit: FitGroup;
  /** The ClusterExtension that installs it; `null` if none does. */
  readonly extension: string | null;
};

/**
 * The packages of a ClusterCatalog by name.
 * @param facts `null` if unknown
 * @param extensions `null` without permission
 */
export function extensionPackages(
  newest: readonly { readonly packageName: string; readonly bundle: CatalogBundle | null }[],
  facts: FitFacts | null,
  extensions: readonly Extension[] | null,
): readonly ExtensionPackage[] {
  const installed = new Map(extensions?.map(({ packageName, name }) => [packageName, name]));
  return newest
    .map(({ packageName, bundle }) => ({
      id: packageName,
      version: bundle?.version ?? null,
      fit: fitGroup(bundle && facts && extensionFit(bundle, facts)),
      extension: installed.get(packageName) ?? null,
    }))
    .toSorted((one, other) => NAMES.compare(one.id, other.id));
}

/** The packages whose names contain all words of a text. */
export function namedPackages(
  packages: readonly ExtensionPackage[],
  text: string,
): readonly ExtensionPackage[] {
  const words = wordsIn(text);
  return packages.filter(({ id }) => words.every((word) => id.includes(word)));
}
