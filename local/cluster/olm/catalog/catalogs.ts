/** The catalogs this cluster can serve, by image, as a registry would hold them. */
import type { Catalog, NamedCatalog } from '../../../catalogs/fbc';
import { numberAt, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import type { CatalogKey } from '../resolver/entry';
import { CATALOG_SOURCES, GLOBAL_CATALOG_NAMESPACE } from '../shared/names';

export type Catalogs = {
  readonly named: readonly NamedCatalog[];
  /** `undefined`: no registry has this image. */
  readonly byImage: (image: string) => NamedCatalog | undefined;
};

export function createCatalogs(named: readonly NamedCatalog[]): Catalogs {
  const byImage = new Map(named.map((each) => [each.image, each]));
  return { named, byImage: (image) => byImage.get(image) };
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
export function visibleSources(client: ClusterClient, namespace: string): readonly KubeObject[] {
  const namespaces = [...new Set([namespace, GLOBAL_CATALOG_NAMESPACE])];
  return namespaces
    .flatMap((each) => client.list(CATALOG_SOURCES, { namespace: each }))
    .toSorted((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
}
