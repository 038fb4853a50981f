/** Puts the component label of an Operator on its Subscription, InstallPlan, CSV and what those made. */
import { textAt } from '../../kube/json';
import type { ClusterClient, Controller, KubeObject, ResourceKey } from '../../kube/types';
import { createWorkQueue, keyOf, refOfKey } from '../../workloads/workQueue';
import { crdsOf, csvRef, isCopied, namespaceOf } from '../csv/csvFields';
import { isOwnedBy, labelledAsOwned } from '../csv/ownership';
import { componentLabel, INSTALL_PLANS, SUBSCRIPTIONS } from '../shared/names';
import { CLUSTER_COMPONENTS, COMPONENT_RESOURCES, CRDS, NAMESPACED_COMPONENTS } from './components';

/** Milliseconds: a new Subscription is labelled at once, the rest follows. */
const delay = 2;
const afterComponent = 250;

export const adoptionController: Controller = {
  name: 'olm-adoption',
  start: (client, clock) => {
    const queue = createWorkQueue({
      clock,
      delay,
      reconcile: (key) => {
        const subscription = client.get(refOfKey(SUBSCRIPTIONS, key));
        if (subscription?.metadata.deletionTimestamp === undefined && subscription !== undefined) {
          adopt(client, subscription);
        }
      },
    });
    const addAll = (namespace: string | undefined): void => {
      const within = namespace === undefined ? {} : { namespace };
      for (const subscription of client.list(SUBSCRIPTIONS, within)) {
        queue.add(keyOf(subscription), afterComponent);
      }
    };
    addAll(undefined);
    const stops = COMPONENT_RESOURCES.map((resource) =>
      client.subscribe(resource, ({ type, object }) => {
        if (type === 'DELETED' || isCopied(object)) return;
        if (resource === SUBSCRIPTIONS)
          queue.add(keyOf(object), type === 'ADDED' ? delay : afterComponent);
        else addAll(object.metadata.namespace);
      }),
    );
    return () => {
      for (const stop of stops) stop();
      queue.stop();
    };
  },
};

function adopt(client: ClusterClient, subscription: KubeObject): void {
  const namespace = namespaceOf(subscription);
  const label = componentLabel(textAt(subscription, 'spec', 'name') ?? '', namespace);
  setLabel(client, SUBSCRIPTIONS, { object: subscription, label });
  adoptPlans(client, subscription, label);
  const installed = textAt(subscription, 'status', 'installedCSV') ?? '';
  const ref = csvRef(namespace, installed);
  const csv = client.get(ref);
  if (csv === undefined || csv.metadata.deletionTimestamp !== undefined) return;
  setLabel(client, ref.resource, { object: csv, label });
  adoptComponents(client, csv, label);
}

function adoptComponents(client: ClusterClient, csv: KubeObject, label: string): void {
  const namespace = namespaceOf(csv);
  for (const resource of NAMESPACED_COMPONENTS) {
    for (const object of client.list(resource, { namespace })) {
      if (isOwnedBy(object, csv)) setLabel(client, resource, { object, label });
    }
  }
  for (const resource of CLUSTER_COMPONENTS) {
    for (const object of labelledAsOwned(client, resource, csv)) {
      setLabel(client, resource, { object, label });
    }
  }
  for (const { name } of crdsOf(csv, 'owned')) {
    const crd = client.get({ resource: CRDS, name });
    if (crd !== undefined) setLabel(client, CRDS, { object: crd, label });
  }
}

/** Only the Subscription's latest plan is a component; older ones lose the label. */
function adoptPlans(client: ClusterClient, subscription: KubeObject, label: string): void {
  const latest = textAt(subscription, 'status', 'installPlanRef', 'name');
  if (latest === undefined) return;
  for (const plan of client.list(INSTALL_PLANS, { namespace: namespaceOf(subscription) })) {
    const isLatest = plan.metadata.name === latest;
    const isLabelled = plan.metadata.labels?.[label] !== undefined;
    if (isLatest) setLabel(client, INSTALL_PLANS, { object: plan, label });
    else if (isLabelled) {
      client.mergePatch(refOfKey(INSTALL_PLANS, keyOf(plan)), {
        metadata: { labels: { [label]: null } },
      });
    }
  }
}

function setLabel(
  client: ClusterClient,
  resource: ResourceKey,
  { object, label }: { readonly object: KubeObject; readonly label: string },
): void {
  if (object.metadata.labels?.[label] !== undefined) return;
  client.mergePatch(refOfKey(resource, keyOf(object)), { metadata: { labels: { [label]: '' } } });
}
