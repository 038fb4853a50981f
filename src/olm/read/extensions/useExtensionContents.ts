import type { Catalog } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import type { Extension } from '~/olm/extensions/extension';
import type { RequestedCatalog } from '~/olm/extensions/resolve';
import { type PackageContent, useCatalogContents } from '~/olm/read/extensions/useCatalogContents';

/** The content of an extension's package in its catalogs. */
export type ExtensionContents = {
  readonly requested: readonly RequestedCatalog[];
  readonly readings: readonly { readonly catalog: string; readonly state: PackageContent }[];
  /** Downloads the unknown contents as a whole. */
  readonly read: () => void;
};

/** The whole content of a catalog is downloaded only on request. */
export function useExtensionContents(
  extension: Extension,
  catalogs: readonly Catalog[],
): ExtensionContents {
  const served = catalogsOf(extension, catalogs).filter(({ isServing }) => isServing);
  const { contents, read } = useCatalogContents(
    served.map(({ content }) => content),
    extension.packageName ?? '',
  );
  const readings = served.map(({ name }, at) => ({
    catalog: name,
    state: contents[at] ?? LOADING,
  }));
  const known = new Map(
    readings.flatMap(({ catalog, state }) =>
      state.kind === 'known' ? [[catalog, state.found] as const] : [],
    ),
  );
  return {
    requested: catalogs.map((catalog) => {
      const found = known.get(catalog.name);
      return { catalog, content: found === undefined ? 'unread' : found };
    }),
    readings,
    read,
  };
}

const LOADING: PackageContent = { kind: 'loading' };
