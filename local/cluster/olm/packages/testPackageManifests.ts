import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient, KubeObject } from '../../kube/types';

export function aSource(
  name: string,
  namespace: string,
  more: Partial<KubeObject> = {},
): KubeObject {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: { name, namespace, uid: name, creationTimestamp: '2026-11-21T00:24:01Z' },
    spec: { image: `registry/${name}`, displayName: 'Acme Catalog', publisher: 'Acme' },
    status: { connectionState: { lastObservedState: 'READY' } },
    ...more,
  };
}

export function named(name: string, catalog: NamedCatalog['catalog']): NamedCatalog {
  const image = `registry/${name}`;
  return { name, displayName: name, publisher: name, priority: 0, image, catalog };
}

/** Only what PackageManifests read. */
export function clientWith(sources: readonly KubeObject[]): ClusterClient {
  const unused = (): never => {
    throw new Error('not part of this test');
  };
  return {
    get: unused,
    list: (_, options) =>
      sources.filter(
        ({ metadata }) =>
          options?.namespace === undefined || metadata.namespace === options.namespace,
      ),
    create: unused,
    update: unused,
    updateStatus: unused,
    mergePatch: unused,
    delete: unused,
    subscribe: unused,
    resourceOf: unused,
  };
}
