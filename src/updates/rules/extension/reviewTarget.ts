import type { CatalogBundle, ContentApi } from '~/olm/content/catalogPackage';
import type { Catalog } from '~/olm/extensions/catalog';
import { conditionOf, type Extension } from '~/olm/extensions/extension';
import type { RequestedCatalog } from '~/olm/extensions/resolve';
import { situationIn } from '~/olm/extensions/situations';
import { chosenIn } from '~/olm/extensions/stage';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';

/** A version in the content of a catalog. */
export type OfferedVersion = {
  readonly bundle: CatalogBundle;
  /** The content of the catalog. */
  readonly content: CatalogContent;
};

/** A version of an extension in its loaded catalogs; `null` if none of them has it. */
export function offeredVersion(
  version: string | null,
  requested: readonly RequestedCatalog[],
  catalogs: readonly Catalog[],
): OfferedVersion | null {
  for (const { catalog, content } of requested) {
    const bundles = content === 'unread' ? [] : (content?.bundles ?? []);
    const bundle = bundles.find((one) => one.version === version);
    const found = catalogs.find(({ name }) => name === catalog.name);
    if (bundle !== undefined && found !== undefined) return { bundle, content: found.content };
  }
  return null;
}

/** The APIs that a version adds and removes, according to the metadata in the catalog. */
export function apiChanges(before: readonly ContentApi[], after: readonly ContentApi[]) {
  const [old, now] = [before.map(apiText), after.map(apiText)];
  return {
    added: now.filter((one) => !old.includes(one)),
    removed: old.filter((one) => !now.includes(one)),
  };
}

function apiText({ group, version, kind }: ContentApi): string {
  return `${kind}.${version}.${group}`;
}

/** Whether OLM's CRD check currently rejects a version. */
export function isRejectedByCrdCheck(extension: Extension, version: string): boolean {
  const message = conditionOf(extension, 'Progressing')?.message ?? '';
  return chosenIn(message)?.version === version && situationIn(message)?.kind === 'crd-unsafe';
}
