/** InstallPlan and CSV in a Subscription's status. */
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import {
  CLUSTER_SERVICE_VERSIONS,
  GENERATED_BY_ANNOTATION,
  INSTALL_PLANS,
  OLM_API_VERSION,
} from '../shared/names';

/** The status with current plan and CSV; the same object if it is already correct. */
export function withInstallState(client: ClusterClient, subscription: KubeObject): JsonObject {
  const status = subscription.status ?? {};
  const generated = generatedBy(client, subscription);
  return withCsvState(client, subscription, generated ?? status);
}

/** `installPlanRef` and the older `installplan`, which names the uid `uuid`. */
export function planReferences(plan: KubeObject): JsonObject {
  const { name, namespace, resourceVersion, uid } = plan.metadata;
  const kind = 'InstallPlan';
  return {
    installPlanRef: { apiVersion: OLM_API_VERSION, kind, name, namespace, resourceVersion, uid },
    installplan: { apiVersion: OLM_API_VERSION, kind, name, uuid: uid },
  };
}

/** OLM does not update a Subscription while its plan is in progress. */
export function isWaitingForPlan(subscription: KubeObject): boolean {
  return (
    subscription.status?.['installPlanRef'] !== undefined &&
    textAt(subscription, 'status', 'state') === 'UpgradePending'
  );
}

/** A dependency's Subscription gets a reference to the plan that created it. */
function generatedBy(client: ClusterClient, subscription: KubeObject): JsonObject | undefined {
  const { namespace = '', annotations } = subscription.metadata;
  const name = annotations?.[GENERATED_BY_ANNOTATION];
  if (name === undefined || subscription.status?.['installPlanRef'] !== undefined) return undefined;
  const plan = client.get({ resource: INSTALL_PLANS, name, namespace });
  if (plan === undefined) return undefined;
  return {
    ...subscription.status,
    ...planReferences(plan),
    state: 'UpgradePending',
    currentCSV: textAt(subscription, 'spec', 'startingCSV'),
  };
}

function withCsvState(
  client: ClusterClient,
  subscription: KubeObject,
  status: JsonObject,
): JsonObject {
  const name = textAt(status, 'currentCSV');
  if (name === undefined) return status;
  const { namespace = '' } = subscription.metadata;
  const csv = client.get({ resource: CLUSTER_SERVICE_VERSIONS, name, namespace });
  if (csv === undefined) {
    return status['state'] === 'UpgradePending' ? status : { ...status, state: 'UpgradePending' };
  }
  return status['state'] === 'AtLatestKnown'
    ? status
    : { ...status, state: 'AtLatestKnown', installedCSV: name };
}
