/** The catalogs this cluster can serve, by image, as a registry would hold them. */
import type { Catalog, NamedCatalog } from '../../../catalogs/fbc';
import { numberAt, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import type { CatalogKey } from '../resolver/entry';
import { CATALOG_SOURCES } from '../shared/names';

export type Catalogs = {
  readonly named: readonly NamedCatalog[];
  /** `undefined`: no registry has this image. */
  readonly byImage: (image: string) => NamedCatalog | undefined;
  /** Where the CatalogSources lie that serve every namespace: the flag `--global-namespace` of OLM's package server. */
  readonly globalNamespace: string;
};

/** @param globalNamespace absent: OpenShift's */
export function createCatalogs(
  named: readonly NamedCatalog[],
  globalNamespace = 'openshift-marketplace',
): Catalogs {
  const byImage = new Map(named.map((each) => [each.image, each]));
  return { named, byImage: (image) => byImage.get(image), globalNamespace };
}

/** What a CatalogSource serves right now; nothing unless its connection is READY. */
export function servedBy(catalogs: Catalogs, source: KubeObject): Catalog | undefined {
  return connectionStateOf(source) === 'READY'
    ? catalogs.byImage(textAt(source, 'spec', 'image') ?? '')?.catalog
    : undefined;
}

export function connectionStateOf(source: KubeObject): string | undefined {
  return textAt(source, 'status', 'connectionState', 'lastObservedState');
}

export function priorityOf(source: KubeObject): number {
  return numberAt(source, 'spec', 'priority') ?? 0;
}

export function keyOf(source: KubeObject): CatalogKey {
  return { name: source.metadata.name, namespace: source.metadata.namespace ?? '' };
}

/** The CatalogSources a namespace sees: its own and the global ones, by name. */
export function visibleSources(
  client: ClusterClient,
  { globalNamespace }: Catalogs,
  namespace: string,
): readonly KubeObject[] {
  const namespaces = [...new Set([namespace, globalNamespace])];
  return namespaces
    .flatMap((each) => client.list(CATALOG_SOURCES, { namespace: each }))
    .toSorted((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
}
