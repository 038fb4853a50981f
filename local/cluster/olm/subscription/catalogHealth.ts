/** Catalog health in a Subscription's status. */
import { isObject, listAt, textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { conditionOf, conditionsOf, withCondition } from '../shared/conditions';
import { OLM_API_VERSION, timestamp } from '../shared/names';

const type = 'CatalogSourcesUnhealthy';

/** The status with current catalog health; the same object if nothing changes. */
export function withCatalogHealth(
  subscription: KubeObject,
  sources: readonly KubeObject[],
  now: number,
): JsonObject {
  const status = subscription.status ?? {};
  const known = listAt(status, 'catalogHealth').filter(isObject);
  const change = changeOf(known, sources);
  const result = healthResult(subscription, sources);
  const reason = change ?? result.settledReason;
  const before = conditionOf(conditionsOf(subscription), type);
  const isSame =
    change === undefined &&
    before?.['reason'] === reason &&
    before['message'] === result.message &&
    before.status === result.status;
  if (isSame) return status;
  const time = timestamp(now);
  const catalogHealth = sources.map((source) => healthOf(source, time));
  return {
    ...status,
    ...(sources.length === 0 ? {} : { catalogHealth }),
    conditions: withCondition(conditionsOf(subscription), {
      lastTransitionTime: time,
      message: result.message,
      reason,
      status: result.status,
      type,
    }),
  };
}

/** OLM first reports that catalogs have changed, and their health with its next sync. */
function changeOf(
  known: readonly JsonObject[],
  sources: readonly KubeObject[],
): string | undefined {
  if (sources.length > known.length) return 'CatalogSourcesAdded';
  if (sources.length < known.length) return 'CatalogSourcesDeleted';
  const uids = known.map((health) => textAt(health, 'catalogSourceRef', 'uid'));
  return sources.every((source) => uids.includes(source.metadata.uid))
    ? undefined
    : 'CatalogSourcesUpdated';
}

type HealthResult = {
  readonly status: 'True' | 'False';
  readonly message: string;
  readonly settledReason: string;
};

/**
 * A CatalogSource counts as healthy if OLM could create its resources, even while its address does not respond. OLM
 * names only an unhealthy one that the Subscription uses; otherwise it keeps the message.
 */
function healthResult(subscription: KubeObject, sources: readonly KubeObject[]): HealthResult {
  const name = textAt(subscription, 'spec', 'source') ?? '';
  const namespace = textAt(subscription, 'spec', 'sourceNamespace') ?? '';
  if (sources.length === 0) {
    const message = 'dependency resolution requires at least one catalogsource';
    return { status: 'True', message, settledReason: 'NoCatalogSourcesFound' };
  }
  const isThere = sources.some(
    ({ metadata }) => metadata.name === name && metadata.namespace === namespace,
  );
  const sick = sources.filter((source) => !isHealthy(source));
  if (isThere && sick.length > 0) {
    const isTargeted = sick.some(
      ({ metadata }) => metadata.name === name && metadata.namespace === namespace,
    );
    const before = textAt(conditionOf(conditionsOf(subscription), type), 'message') ?? '';
    return {
      status: 'True',
      message: isTargeted ? `targeted catalogsource ${namespace}/${name} unhealthy` : before,
      settledReason: 'UnhealthyCatalogSourceFound',
    };
  }
  return isThere
    ? {
        status: 'False',
        message: 'all available catalogsources are healthy',
        settledReason: 'AllCatalogSourcesHealthy',
      }
    : {
        status: 'True',
        message: `targeted catalogsource ${namespace}/${name} missing`,
        settledReason: 'UnhealthyCatalogSourceFound',
      };
}

/** Without its ConfigMap, OLM cannot check it and keeps the condition; with an invalid spec it is unhealthy. */
function isHealthy(source: KubeObject): boolean {
  return textAt(source, 'status', 'reason') !== 'SpecInvalidError';
}

function healthOf(source: KubeObject, lastUpdated: string): JsonObject {
  const { metadata } = source;
  return {
    catalogSourceRef: {
      apiVersion: OLM_API_VERSION,
      kind: 'CatalogSource',
      name: metadata.name,
      namespace: metadata.namespace,
      resourceVersion: metadata.resourceVersion,
      uid: metadata.uid,
    },
    healthy: isHealthy(source),
    lastUpdated,
  };
}
