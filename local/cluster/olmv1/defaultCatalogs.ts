/** Initial ClusterCatalogs of a cluster, with the images of its default CatalogSources. */
import type { NamedCatalog } from '../../catalogs/fbc';
import { objectAt, textAt } from '../kube/json';
import { sameJson } from '../kube/objects';
import type { ClusterClient, Controller, DraftObject } from '../kube/types';
import type { Platform } from '../seed/base';
import { put } from '../seed/put';
import { eventController } from '../workloads/eventController';
import { keyOf } from '../workloads/eventQueue';
import { CLUSTER_CATALOGS, OLM_V1 } from './names';

/** By name of the CatalogSource; priorities of OpenShift, or none with the upstream manifests of OLM v1. */
const DEFAULTS: Readonly<Record<Platform, readonly (readonly [string, string, number])[]>> = {
  openshift: [
    ['redhat-operators', 'openshift-redhat-operators', -100],
    ['certified-operators', 'openshift-certified-operators', -200],
    ['community-operators', 'openshift-community-operators', -400],
  ],
  kubernetes: [['operatorhubio-catalog', 'operatorhubio', 0]],
};

export function seedDefaultCatalogs(
  client: ClusterClient,
  platform: Platform,
  catalogs: readonly NamedCatalog[],
): void {
  for (const draft of defaultCatalogs(platform, catalogs)) put(client, CLUSTER_CATALOGS, draft);
  for (const { name, image, contentFlaw } of catalogs) {
    if (contentFlaw !== undefined) put(client, CLUSTER_CATALOGS, clusterCatalog(name, image, {}));
  }
}

function defaultCatalogs(
  platform: Platform,
  catalogs: readonly NamedCatalog[],
): readonly DraftObject[] {
  return DEFAULTS[platform].flatMap(([source, name, priority]) => {
    const found = catalogs.find((each) => each.isSpare !== true && each.name === source);
    return found === undefined ? [] : [clusterCatalog(name, found.image, { priority })];
  });
}

/** Milliseconds between a change and the reaction of the operator. */
const DELAY = 200;

/**
 * OpenShift's cluster-olm-operator: restores changed and deleted default catalogs, except for their availability, which
 * administrators set.
 */
export function createClusterOlmOperator(catalogs: readonly NamedCatalog[]): Controller {
  const defaults = defaultCatalogs('openshift', catalogs);
  return eventController({
    name: 'cluster-olm-operator',
    delay: DELAY,
    begin: ({ client, queue }) => ({
      reconcile: (key) => {
        const wanted = defaults.find(({ metadata }) => `/${metadata.name ?? ''}` === key);
        if (wanted !== undefined) putBack(client, wanted);
      },
      first: [],
      watches: [
        [
          CLUSTER_CATALOGS,
          ({ object }) => {
            queue.add(keyOf(object));
          },
        ],
      ],
    }),
  });
}

function putBack(client: ClusterClient, wanted: DraftObject): void {
  const found = client.get({ resource: CLUSTER_CATALOGS, name: wanted.metadata.name ?? '' });
  if (found === undefined) {
    client.create(CLUSTER_CATALOGS, wanted);
    return;
  }
  if (found.metadata.deletionTimestamp !== undefined) return;
  const availabilityMode = textAt(found.spec, 'availabilityMode') ?? 'Available';
  const spec = { ...objectAt(wanted, 'spec'), availabilityMode };
  if (!sameJson(spec, found.spec)) client.update(CLUSTER_CATALOGS, { ...found, spec });
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
