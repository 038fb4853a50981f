/** Applies a Subscription's `spec.config` to the pods of its Operator. */
import { isObject, objectAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { textAt } from '../../kube/json';
import { SUBSCRIPTIONS } from '../shared/names';
import { namespaceOf, objectsAt } from './csvFields';
import { withoutFields } from './withoutFields';

/** The config of the Subscription in the CSV's namespace that names this CSV. */
export function configFor(client: ClusterClient, csv: KubeObject): JsonObject | undefined {
  const subscription = client
    .list(SUBSCRIPTIONS, { namespace: namespaceOf(csv) })
    .find((candidate) =>
      [
        textAt(candidate, 'status', 'installedCSV'),
        textAt(candidate, 'status', 'currentCSV'),
      ].includes(csv.metadata.name),
    );
  return objectAt(subscription, 'spec', 'config');
}

/**
 * OLM's rules: variables and volumes replace those of the same name, tolerations and sources are added,
 * resources and node selector replace. Affinity: see below.
 */
export function withSubscriptionConfig(pod: JsonObject, config: JsonObject): JsonObject {
  const tolerations = objectsAt(config, 'tolerations');
  const nodeSelector = objectAt(config, 'nodeSelector');
  const affinity = objectAt(config, 'affinity');
  const volumes = objectsAt(config, 'volumes');
  return {
    ...withoutFields(pod, ...(affinity === undefined ? [] : ['affinity'])),
    containers: objectsAt(pod, 'containers').map((container) => configured(container, config)),
    ...(volumes.length === 0
      ? {}
      : { volumes: merged(objectsAt(pod, 'volumes'), volumes, 'name') }),
    ...(tolerations.length === 0
      ? {}
      : { tolerations: added(objectsAt(pod, 'tolerations'), tolerations) }),
    ...(nodeSelector === undefined ? {} : { nodeSelector }),
    ...affinityOf(pod, affinity),
  };
}

function configured(container: JsonObject, config: JsonObject): JsonObject {
  const env = objectsAt(config, 'env');
  const envFrom = objectsAt(config, 'envFrom');
  const mounts = objectsAt(config, 'volumeMounts');
  const resources = objectAt(config, 'resources');
  return {
    ...container,
    ...(env.length === 0 ? {} : { env: merged(objectsAt(container, 'env'), env, 'name') }),
    ...(envFrom.length === 0 ? {} : { envFrom: added(objectsAt(container, 'envFrom'), envFrom) }),
    ...(mounts.length === 0
      ? {}
      : { volumeMounts: merged(objectsAt(container, 'volumeMounts'), mounts, 'name') }),
    ...(resources === undefined ? {} : { resources }),
  };
}

/** Entries of the same key are replaced in place, new ones are appended. */
function merged(
  list: readonly JsonObject[],
  news: readonly JsonObject[],
  key: string,
): readonly JsonObject[] {
  const known = list.map((item) => news.find((entry) => entry[key] === item[key]) ?? item);
  const fresh = news.filter((entry) => !list.some((item) => item[key] === entry[key]));
  return [...known, ...fresh];
}

function added(list: readonly JsonObject[], news: readonly JsonObject[]): readonly JsonObject[] {
  const texts = list.map((item) => JSON.stringify(item));
  return [
    ...list,
    ...news.filter((item) => isObject(item) && !texts.includes(JSON.stringify(item))),
  ];
}

/**
 * Affinity of a pod. Each kind in the Subscription replaces that of the Operator; an empty one removes it, and an empty
 * affinity removes all. OLM also removes all if the Operator has an affinity and the Subscription's `podAntiAffinity`
 * is empty.
 */
function overriddenAffinity(own: JsonObject | undefined, requested: JsonObject): JsonObject {
  if (own === undefined || isEmpty(own)) return requested;
  const antiAffinity = objectAt(requested, 'podAntiAffinity');
  if (isEmpty(requested) || (antiAffinity !== undefined && isEmpty(antiAffinity))) return {};
  const kinds = Object.entries({ ...own, ...requested });
  return Object.fromEntries(kinds.filter(([, kind]) => !isObject(kind) || !isEmpty(kind)));
}

function affinityOf(pod: JsonObject, requested: JsonObject | undefined): JsonObject {
  if (requested === undefined) return {};
  const affinity = overriddenAffinity(objectAt(pod, 'affinity'), requested);
  return isEmpty(affinity) ? {} : { affinity };
}

function isEmpty(object: JsonObject): boolean {
  return Object.keys(object).length === 0;
}
