/** Result of a resolution: bundles to unpack, Subscriptions to update, Subscriptions to create. */
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import type { ChosenOperator } from '../resolver/resolve';
import { CLUSTER_SERVICE_VERSIONS } from '../shared/names';
import { bundleLookup, subscriptionStep, type BundleLookup } from './planSteps';
import { subscriptionFor } from './subscriptionFacts';

export type Work = {
  readonly lookups: readonly BundleLookup[];
  /** Steps that create Subscriptions for dependencies. */
  readonly newSubscriptions: readonly JsonObject[];
  /** Subscriptions that get another CSV; without any, no plan is created. */
  readonly moved: readonly { readonly subscription: KubeObject; readonly csv: string }[];
};

export function workFor(
  client: ClusterClient,
  operators: readonly ChosenOperator[],
  subscriptions: readonly KubeObject[],
): Work {
  const lookups: BundleLookup[] = [];
  const newSubscriptions: JsonObject[] = [];
  const moved: { subscription: KubeObject; csv: string }[] = [];
  for (const operator of operators) {
    const csv = operator.entry.name;
    const subscription = subscriptionFor(operator, subscriptions);
    const known = textAt(subscription, 'status', 'currentCSV');
    const namespace =
      subscription?.metadata.namespace ?? subscriptions[0]?.metadata.namespace ?? '';
    const isInstalled =
      known === csv &&
      client.get({ resource: CLUSTER_SERVICE_VERSIONS, name: csv, namespace }) !== undefined;
    if (isInstalled) continue;
    lookups.push(bundleLookup(operator));
    if (subscription === undefined) newSubscriptions.push(subscriptionStep(operator, namespace));
    else if (known !== csv) moved.push({ subscription, csv });
  }
  return { lookups, newSubscriptions, moved };
}
