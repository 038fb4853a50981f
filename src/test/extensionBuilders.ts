import type { ClusterCatalog, ClusterExtension } from '~/kube/models/olmV1';

type Said = {
  readonly name?: string;
  readonly version?: string;
  readonly installed?: string | null;
  /** The condition `Progressing`; absent: succeeded. */
  readonly retrying?: string;
};

/** An extension of OLM v1 that uses the catalog `acme`. */
export function anExtension({
  name = 'acme-store',
  version,
  installed = '1.1.0',
  retrying,
}: Said = {}): ClusterExtension {
  const progressing =
    retrying === undefined
      ? { reason: 'Succeeded', message: 'Desired state reached' }
      : { reason: 'Retrying', message: retrying };
  return {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterExtension',
    metadata: { name, uid: `uid-${name}`, generation: 1 },
    spec: {
      namespace: 'acme',
      serviceAccount: { name: 'installer' },
      source: {
        sourceType: 'Catalog',
        catalog: {
          packageName: name,
          channels: ['stable'],
          ...(version !== undefined && { version }),
        },
      },
    },
    status: {
      conditions: [{ type: 'Progressing', status: 'True', observedGeneration: 1, ...progressing }],
      ...(installed !== null && {
        install: { bundle: { name: `${name}.v${installed}`, version: installed } },
      }),
    },
  };
}

/** A catalog of OLM v1 that is served. */
export function aClusterCatalog(name = 'acme', serving = 'True'): ClusterCatalog {
  return {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterCatalog',
    metadata: { name, labels: { 'olm.operatorframework.io/metadata.name': name } },
    spec: {
      source: { type: 'Image', image: { ref: `quay.io/${name}:v1`, pollIntervalMinutes: 10 } },
      priority: 0,
      availabilityMode: 'Available',
    },
    status: {
      conditions: [
        { type: 'Serving', status: serving },
        {
          type: 'Progressing',
          status: 'True',
          reason: serving === 'True' ? 'Succeeded' : 'Retrying',
        },
      ],
    },
  };
}
