/** The API group `packages.operators.coreos.com`, served from the catalogs instead of the store. */
import type { CatalogPackage } from '../../../catalogs/fbc';
import { textAt } from '../../kube/json';
import type { ClusterClient, KubeObject, VirtualResource } from '../../kube/types';
import { loadedBy, servedBy, visibleSources, type Catalogs } from '../catalog/catalogs';
import { CATALOG_SOURCES } from '../shared/names';
import { iconResponse } from './icon';
import { packageManifest } from './packageManifest';

/** A namespace contains packages of its own and cluster-wide catalogs, all with its own name as namespace. */
export function packageManifests(client: ClusterClient, catalogs: Catalogs): VirtualResource {
  const offered = createOffer(catalogs);

  function list(namespace: string | undefined): readonly KubeObject[] {
    if (namespace === undefined) return client.list(CATALOG_SOURCES).flatMap(offered.manifests);
    return visibleSources(client, catalogs, namespace)
      .toSorted(
        (left, right) =>
          Number(right.metadata.namespace === namespace) -
          Number(left.metadata.namespace === namespace),
      )
      .flatMap(offered.manifests)
      .map((manifest) => ({ ...manifest, metadata: { ...manifest.metadata, namespace } }));
  }

  return {
    served: {
      key: 'packagemanifests.packages.operators.coreos.com',
      group: 'packages.operators.coreos.com',
      version: 'v1',
      plural: 'packagemanifests',
      kind: 'PackageManifest',
      namespaced: true,
    },
    singular: 'packagemanifest',
    shortNames: [],
    categories: [],
    list,
    get: (namespace, name) => list(namespace).find((manifest) => manifest.metadata.name === name),
    subresources: {
      icon: (namespace, name) => {
        const source = visibleSources(client, catalogs, namespace).find(
          (each) => offered.packageIn(each, name) !== undefined,
        );
        const found = source && offered.packageIn(source, name);
        return found && iconResponse(found);
      },
    },
  };
}

type Offer = {
  readonly manifests: (source: KubeObject) => readonly KubeObject[];
  readonly packageIn: (source: KubeObject, name: string) => CatalogPackage | undefined;
};

/** Manifests are built on the first request, and again if the CatalogSource changes. */
function createOffer(catalogs: Catalogs): Offer {
  const built = new Map<string, { of: string; manifests: readonly KubeObject[] }>();
  return {
    manifests: (source) => {
      const catalog = servedBy(catalogs, source);
      if (catalog === undefined) return [];
      const of = JSON.stringify([
        loadedBy(catalogs, source)?.image,
        textAt(source, 'spec', 'displayName'),
        textAt(source, 'spec', 'publisher'),
        source.metadata.labels,
      ]);
      const key = source.metadata.uid ?? source.metadata.name;
      const known = built.get(key);
      if (known?.of === of) return known.manifests;
      const manifests = catalog.packages.flatMap(
        (each) => packageManifest(each, catalog, source) ?? [],
      );
      built.set(key, { of, manifests });
      return manifests;
    },
    packageIn: (source, name) =>
      servedBy(catalogs, source)?.packages.find((each) => each.name === name),
  };
}
