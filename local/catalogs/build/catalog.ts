import type { NamedCatalog } from '../fbc';
import type { BuiltPackage } from './package';

type CatalogDraft = {
  readonly name: string;
  readonly displayName: string;
  readonly publisher: string;
  readonly priority: number;
  readonly packages: readonly BuiltPackage[];
};

/** A catalog of built packages. Manifests of a bundle are created on request. */
export function aCatalog({ packages, ...named }: CatalogDraft): NamedCatalog {
  const manifests = new Map(packages.flatMap((built) => [...built.manifests]));
  return {
    ...named,
    image: `local.operator-hub/catalogs/${named.name}:latest`,
    catalog: {
      packages: packages.map((built) => built.package),
      problems: [],
      manifestsOf: (bundle) => manifests.get(bundle.name)?.(),
    },
  };
}
