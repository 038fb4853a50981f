/** The ClusterCatalogs that a cluster has from the start: of the images of its default CatalogSources. */
import type { NamedCatalog } from '../../catalogs/fbc';
import type { ClusterClient, DraftObject } from '../kube/types';
import type { Flavour } from '../seed/base';
import { put } from '../seed/put';
import { CLUSTER_CATALOGS, OLM_V1 } from './names';

/** By the name of the CatalogSource; OpenShift's priorities, and none where the manifests of OLM v1 bring the catalog. */
const DEFAULTS: Readonly<Record<Flavour, readonly (readonly [string, string, number])[]>> = {
  openshift: [
    ['redhat-operators', 'openshift-redhat-operators', -100],
    ['certified-operators', 'openshift-certified-operators', -200],
    ['community-operators', 'openshift-community-operators', -400],
  ],
  kubernetes: [['operatorhubio-catalog', 'operatorhubio', 0]],
};

export function seedDefaultCatalogs(
  client: ClusterClient,
  flavour: Flavour,
  catalogs: readonly NamedCatalog[],
): void {
  for (const draft of defaultCatalogs(flavour, catalogs)) put(client, CLUSTER_CATALOGS, draft);
}

function defaultCatalogs(
  flavour: Flavour,
  catalogs: readonly NamedCatalog[],
): readonly DraftObject[] {
  return DEFAULTS[flavour].flatMap(([source, name, priority]) => {
    const found = catalogs.find((each) => each.isSpare !== true && each.name === source);
    return found === undefined ? [] : [clusterCatalog(name, found.image, { priority })];
  });
}

type CatalogDraft = {
  readonly priority?: number;
  readonly labels?: { readonly [key: string]: string };
};

export function clusterCatalog(
  name: string,
  image: string,
  { priority = 0, labels = {} }: CatalogDraft = {},
): DraftObject {
  return {
    apiVersion: OLM_V1,
    kind: 'ClusterCatalog',
    metadata: { name, labels },
    spec: {
      availabilityMode: 'Available',
      priority,
      source: { type: 'Image', image: { ref: image, pollIntervalMinutes: 10 } },
    },
  };
}
