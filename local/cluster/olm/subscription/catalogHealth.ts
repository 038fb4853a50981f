/** What a Subscription's status tells about the catalogs it can see. */
import { isObject, listAt, textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { conditionOf, conditionsOf, withCondition } from '../shared/conditions';
import { OLM_API_VERSION, timestamp } from '../shared/names';

const type = 'CatalogSourcesUnhealthy';

/** The status after a look at the catalogs; the same status when there is nothing new to say. */
export function withCatalogHealth(
  subscription: KubeObject,
  sources: readonly KubeObject[],
  now: number,
): JsonObject {
  const status = subscription.status ?? {};
  const known = listAt(status, 'catalogHealth').filter(isObject);
  const change = changeOf(known, sources);
  const verdict = verdictOf(subscription, sources);
  const reason = change ?? verdict.settledReason;
  const before = conditionOf(conditionsOf(subscription), type);
  const isSame =
    change === undefined &&
    before?.['reason'] === reason &&
    before['message'] === verdict.message &&
    before.status === verdict.status;
  if (isSame) return status;
  const time = timestamp(now);
  const catalogHealth = sources.map((source) => healthOf(source, time));
  return {
    ...status,
    ...(sources.length === 0 ? {} : { catalogHealth }),
    conditions: withCondition(conditionsOf(subscription), {
      lastTransitionTime: time,
      message: verdict.message,
      reason,
      status: verdict.status,
      type,
    }),
  };
}

/** OLM first says that the catalogs changed, and on its next look what they are like. */
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

type Verdict = {
  readonly status: 'True' | 'False';
  readonly message: string;
  readonly settledReason: string;
};

/**
 * A CatalogSource counts as healthy when OLM could make what it wants, even while nobody answers at its address.
 * OLM tells which one is not only of the one that the Subscription names; else it leaves the message as it was.
 */
function verdictOf(subscription: KubeObject, sources: readonly KubeObject[]): Verdict {
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

/** Without its ConfigMap OLM cannot even look, and says nothing new; with an invalid spec it is sick. */
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
