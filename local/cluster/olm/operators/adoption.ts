/**
 * Adds the component label of an Operator to its CSV and dependents; the catalog operator labels Subscription and
 * InstallPlan.
 */
import { textAt } from '../../kube/json';
import type { ClusterClient, Controller, KubeObject, ResourceKey } from '../../kube/types';
import { eventController } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { crdsOf, csvRef, isCopied, namespaceOf } from '../csv/csvFields';
import { isOwnedBy, labeledAsOwned } from '../csv/ownership';
import { componentLabel, SUBSCRIPTIONS } from '../shared/names';
import { CLUSTER_COMPONENTS, COMPONENT_RESOURCES, CRDS, NAMESPACED_COMPONENTS } from './components';

/** Milliseconds, about as recorded. */
const delay = 250;

export const adoptionController: Controller = eventController({
  name: 'olm-adoption',
  delay,
  begin: ({ client, queue }) => {
    const keysIn = (namespace?: string): readonly string[] =>
      client.list(SUBSCRIPTIONS, namespace === undefined ? {} : { namespace }).map(keyOf);
    return {
      reconcile: (key) => {
        const subscription = client.get(refOfKey(SUBSCRIPTIONS, key));
        if (subscription?.metadata.deletionTimestamp === undefined && subscription !== undefined) {
          adopt(client, subscription);
        }
      },
      first: keysIn(),
      watches: COMPONENT_RESOURCES.map((resource) => [
        resource,
        ({ type, object }) => {
          if (type === 'DELETED' || isCopied(object)) return;
          const keys =
            resource === SUBSCRIPTIONS ? [keyOf(object)] : keysIn(object.metadata.namespace);
          for (const key of keys) queue.add(key);
        },
      ]),
    };
  },
});

function adopt(client: ClusterClient, subscription: KubeObject): void {
  const namespace = namespaceOf(subscription);
  const label = componentLabel(textAt(subscription, 'spec', 'name') ?? '', namespace);
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
    for (const object of labeledAsOwned(client, resource, csv)) {
      setLabel(client, resource, { object, label });
    }
  }
  for (const { name } of crdsOf(csv, 'owned')) {
    const crd = client.get({ resource: CRDS, name });
    if (crd !== undefined) setLabel(client, CRDS, { object: crd, label });
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
