import { type FitFacts, type FitGroup, extensionFit, fitGroup } from '~/olm/content/extensionFit';
import type { CatalogBundle } from '~/olm/content/catalogPackage';
import type { Extension } from '~/olm/extensions/extension';
import { wordsIn } from '~/olm/lists/list';
import { NAMES } from '~/olm/order';

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
