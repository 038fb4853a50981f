import type { CatalogBundle, ContentApi } from '~/olm/content/catalogPackage';
import type { Catalog } from '~/olm/extensions/catalog';
import { conditionOf, type Extension } from '~/olm/extensions/extension';
import type { RequestedCatalog } from '~/olm/extensions/resolve';
import { chosenIn, extensionMeaning } from '~/olm/extensions/extensionMeaning';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
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

/**
 * Whether OLM's CRD check alone rejects a version, by the review or by OLM's message. What the API server rejects, too,
 * is not installed without the check either.
 * @param definitions the reviewed CRDs; empty if unknown
 */
export function isRejectedByCrdCheck(
  extension: Extension,
  version: string,
  definitions: readonly Pick<DefinitionDelta, 'safety' | 'findings'>[],
): boolean {
  const message = conditionOf(extension, 'Progressing')?.message ?? '';
  const situation = chosenIn(message)?.version === version ? extensionMeaning(message) : null;
  const reported = situation?.kind === 'crd-unsafe' ? situation.changes : [];
  const findings = definitions.flatMap((one) => one.findings);
  const isEnforced =
    findings.some(({ isEnforcedByServer }) => isEnforcedByServer) ||
    reported.some(({ check }) => check !== null && ENFORCED.has(check));
  const isUnsafe = reported.length > 0 || definitions.some(({ safety }) => safety === 'unsafe');
  return isUnsafe && !isEnforced;
}

/** Checks of crdify whose changes the API server also rejects (validation of CRDs in apiextensions-apiserver). */
const ENFORCED: ReadonlySet<string> = new Set(['scope', 'storedVersionRemoval']);
