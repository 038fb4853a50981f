/** AppliedClusterResourceQuotas of a namespace (`quota.openshift.io`), computed on request. */
import { objectAt, textAt } from '../kube/json';
import { objectLimitsOf, used } from '../kube/quota/objectCounts';
import type { ClusterClient, JsonObject, KubeObject, VirtualResource } from '../kube/types';

const GROUP = 'quota.openshift.io';
const KIND = 'AppliedClusterResourceQuota';

/** Only get and list, because OpenShift's API server does not support watch for them. */
export function appliedClusterQuotas(client: ClusterClient): VirtualResource {
  const list = (namespace: string | undefined): readonly KubeObject[] =>
    client
      .list(`clusterresourcequotas.${GROUP}`)
      .map((quota) => ({ quota, namespaces: selectedBy(client, quota) }))
      .filter(({ namespaces }) => namespace !== undefined && namespaces.includes(namespace))
      .map(({ quota, namespaces }) => applied(client, quota, namespaces));
  return {
    served: {
      key: `appliedclusterresourcequotas.${GROUP}`,
      group: GROUP,
      version: 'v1',
      plural: 'appliedclusterresourcequotas',
      kind: KIND,
      namespaced: true,
    },
    singular: 'appliedclusterresourcequota',
    shortNames: [],
    categories: [],
    list,
    get: (namespace, name) => list(namespace).find(({ metadata }) => metadata.name === name),
    subresources: {},
  };
}

/** By labels and annotations; expressions are not supported. */
function selectedBy(client: ClusterClient, { spec }: KubeObject): readonly string[] {
  const selector = objectAt(spec, 'selector');
  const labels = objectAt(selector, 'labels', 'matchLabels') ?? {};
  const annotations = objectAt(selector, 'annotations') ?? {};
  return client
    .list('namespaces')
    .filter(
      ({ metadata }) => has(metadata.labels, labels) && has(metadata.annotations, annotations),
    )
    .map(({ metadata }) => metadata.name);
}

function has(found: KubeObject['metadata']['labels'], wanted: JsonObject): boolean {
  return Object.entries(wanted).every(([key, value]) => found?.[key] === value);
}

/** Usage is computed here; OpenShift stores it in the status of the quota. */
function applied(
  client: ClusterClient,
  { metadata, spec }: KubeObject,
  namespaces: readonly string[],
): KubeObject {
  const quota = objectAt(spec, 'quota') ?? {};
  const counted = namespaces.map((namespace) => ({
    namespace,
    status: statusOf(client, quota, [namespace]),
  }));
  return {
    apiVersion: `${GROUP}/v1`,
    kind: KIND,
    metadata,
    spec: spec ?? {},
    status: { namespaces: counted, total: statusOf(client, quota, namespaces) },
  };
}

function statusOf(
  client: ClusterClient,
  quota: JsonObject,
  namespaces: readonly string[],
): JsonObject {
  const limits = objectLimitsOf({
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { name: textAt(quota, 'name') ?? '' },
    spec: quota,
  });
  const list = (resource: string, namespace: string) => client.list(resource, { namespace });
  const sums = limits.map((limit): [string, string] => [
    limit.name,
    String(namespaces.reduce((sum, namespace) => sum + used(limit, namespace, list), 0)),
  ]);
  return { hard: objectAt(quota, 'hard') ?? {}, used: Object.fromEntries(sums) };
}
