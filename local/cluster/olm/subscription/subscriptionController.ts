/** Maintains a Subscription's label, and its catalog and InstallPlan conditions. */
import { textAt } from '../../kube/json';
import type { Clock, ClusterClient, Controller, KubeObject } from '../../kube/types';
import { eventController } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { visibleSources, type Catalogs } from '../catalog/catalogs';
import { conditionsOf } from '../shared/conditions';
import { CATALOG_SOURCES, INSTALL_PLANS, SUBSCRIPTIONS } from '../shared/names';
import { withCatalogHealth } from './catalogHealth';
import { labelInstallPlans, labelSubscription } from './componentLabels';
import { withInstallPlanState, withoutPlan } from './installPlanConditions';
import { isWaitingForPlan } from './installState';
import { changeSubscription } from './subscriptionStatus';

const labelMilliseconds = 2;
const syncMilliseconds = 12;
const planMilliseconds = 100;

export function subscriptionController(catalogs: Catalogs): Controller {
  return eventController({
    name: 'subscription',
    delay: labelMilliseconds,
    begin: ({ client, clock, queue }) => {
      const keysIn = (namespace?: string): readonly string[] =>
        client.list(SUBSCRIPTIONS, namespace === undefined ? {} : { namespace }).map(keyOf);
      const addAll = (namespace: string | undefined, after: number): void => {
        for (const key of keysIn(namespace)) queue.add(key, after);
      };
      return {
        reconcile: (key) => {
          reconcile({ client, clock, catalogs }, key);
        },
        first: keysIn(),
        watches: [
          [
            SUBSCRIPTIONS,
            ({ type, object }) => {
              if (type === 'ADDED') queue.add(keyOf(object));
              else if (type === 'MODIFIED') queue.add(keyOf(object), syncMilliseconds);
            },
          ],
          [
            INSTALL_PLANS,
            ({ object }) => {
              addAll(object.metadata.namespace, planMilliseconds);
            },
          ],
          [
            CATALOG_SOURCES,
            ({ type, object }) => {
              // A deletion is noticed with the next sync of the Subscription.
              if (type !== 'ADDED') return;
              const { namespace } = object.metadata;
              const isGlobal = namespace === catalogs.globalNamespace;
              addAll(isGlobal ? undefined : namespace, syncMilliseconds);
            },
          ],
        ],
      };
    },
  });
}

type Within = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly catalogs: Catalogs;
};

/** Performs at most one write, which triggers the next sync. */
function reconcile({ client, clock, catalogs }: Within, key: string): void {
  const subscription = client.get(refOfKey(SUBSCRIPTIONS, key));
  if (subscription === undefined || labelSubscription(client, subscription)) return;
  const { namespace = '' } = subscription.metadata;
  labelInstallPlans(client, namespace);
  const now = clock.now();
  const sources = visibleSources(client, catalogs, namespace);
  const healthy = changeSubscription({ client, clock }, subscription, (_, object) =>
    withCatalogHealth(object, sources, now),
  );
  if (healthy !== subscription) return;
  const plan = referencedPlan(client, subscription);
  if (plan === undefined) return;
  changeSubscription({ client, clock }, subscription, (status, object) =>
    plan.object === undefined && isWaitingForPlan(object)
      ? withoutPlan(status, conditionsOf(object))
      : { ...status, conditions: withInstallPlanState(conditionsOf(object), plan.object, now) },
  );
}

function referencedPlan(
  client: ClusterClient,
  subscription: KubeObject,
): { readonly object: KubeObject | undefined } | undefined {
  const name = textAt(subscription, 'status', 'installPlanRef', 'name');
  const namespace = textAt(subscription, 'status', 'installPlanRef', 'namespace') ?? '';
  return name === undefined
    ? undefined
    : { object: client.get({ resource: INSTALL_PLANS, name, namespace }) };
}
