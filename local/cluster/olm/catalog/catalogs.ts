/** Catalogs by image, like in a registry. */
import type { Catalog, NamedCatalog } from '../../../catalogs/fbc';
import { numberAt, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import { partsOf, pinned } from '../../workloads/images';
import type { CatalogKey } from '../resolver/entry';
import { CATALOG_SOURCES } from '../shared/names';

export type Catalogs = {
  readonly named: readonly NamedCatalog[];
  /** Current content of a tag or digest; `undefined`: no registry has this image. */
  readonly byImage: (image: string) => NamedCatalog | undefined;
  /** Registry at an address outside the cluster; `undefined`: none. */
  readonly byAddress: (address: string) => NamedCatalog | undefined;
  /** Content that the registry of a CatalogSource has loaded, by `uid` of the CatalogSource. */
  readonly loaded: Map<string, NamedCatalog>;
  /** Namespace of cluster-wide CatalogSources: the flag `--global-namespace` of OLM's package server. */
  readonly globalNamespace: string;
};

/** The image whose content was pushed to the tag of another; `undefined`: the tag is unchanged. */
export type Pushed = (image: string) => string | undefined;

type CatalogsOptions = {
  /** Absent: OpenShift's. */
  readonly globalNamespace?: string | undefined;
  readonly pushed?: Pushed | undefined;
};

export function createCatalogs(
  named: readonly NamedCatalog[],
  { globalNamespace = 'openshift-marketplace', pushed = () => undefined }: CatalogsOptions = {},
): Catalogs {
  const byName = new Map(named.map((each) => [each.image, each]));
  const byDigest = new Map(named.map((each) => [digestOf(each.image), each]));
  const addresses = new Map(named.map((each) => [each.address, each]));
  return {
    named,
    byImage: (image) => byName.get(pushed(image) ?? image) ?? byDigest.get(digestOf(image)),
    byAddress: (address) => addresses.get(address),
    loaded: new Map(),
    globalNamespace,
  };
}

/** Of what lies under a tag, or the one that an image is named by. */
function digestOf(image: string): string | undefined {
  return partsOf(pinned(image, image)).digest;
}

/** Current content of a CatalogSource; empty unless its connection is READY. */
export function servedBy(catalogs: Catalogs, source: KubeObject): Catalog | undefined {
  return connectionStateOf(source) === 'READY' ? loadedBy(catalogs, source)?.catalog : undefined;
}

/** Content that the registry of a CatalogSource loaded last. */
export function loadedBy(catalogs: Catalogs, source: KubeObject): NamedCatalog | undefined {
  return (
    catalogs.loaded.get(source.metadata.uid ?? '') ??
    catalogs.byImage(textAt(source, 'spec', 'image') ?? '')
  );
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

/** CatalogSources of a namespace: its own and cluster-wide ones, by name. */
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
