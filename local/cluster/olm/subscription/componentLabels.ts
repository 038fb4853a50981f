/** Labels by which the Operator resource finds a Subscription and its InstallPlan. */
import { textAt } from '../../kube/json';
import type { ClusterClient, KubeObject, ObjectRef } from '../../kube/types';
import { componentLabel, INSTALL_PLANS, OLM_GROUP, SUBSCRIPTIONS } from '../shared/names';

/** @returns whether the label was added */
export function labelSubscription(client: ClusterClient, subscription: KubeObject): boolean {
  const label = labelOf(subscription);
  if (label === undefined || subscription.metadata.labels?.[label] === '') return false;
  const { name, namespace = '' } = subscription.metadata;
  client.mergePatch(
    { resource: SUBSCRIPTIONS, name, namespace },
    { metadata: { labels: { [label]: '' } } },
  );
  return true;
}

/** Every InstallPlan has the labels of exactly those Subscriptions that reference it. */
export function labelInstallPlans(client: ClusterClient, namespace: string): void {
  const subscriptions = client.list(SUBSCRIPTIONS, { namespace });
  for (const plan of client.list(INSTALL_PLANS, { namespace })) {
    const wanted = subscriptions
      .filter((each) => textAt(each, 'status', 'installPlanRef', 'name') === plan.metadata.name)
      .flatMap((each) => labelOf(each) ?? []);
    relabel(client, plan, wanted);
  }
}

function relabel(client: ClusterClient, plan: KubeObject, wanted: readonly string[]): void {
  const present = Object.keys(plan.metadata.labels ?? {}).filter((label) =>
    label.startsWith(`${OLM_GROUP}/`),
  );
  const changes = [
    ...wanted.filter((label) => !present.includes(label)).map((label) => [label, ''] as const),
    ...present.filter((label) => !wanted.includes(label)).map((label) => [label, null] as const),
  ];
  if (changes.length === 0) return;
  const { name, namespace = '' } = plan.metadata;
  const ref: ObjectRef = { resource: INSTALL_PLANS, name, namespace };
  client.mergePatch(ref, { metadata: { labels: Object.fromEntries(changes) } });
}

function labelOf(subscription: KubeObject): string | undefined {
  const packageName = textAt(subscription, 'spec', 'name');
  return packageName === undefined
    ? undefined
    : componentLabel(packageName, subscription.metadata.namespace ?? '');
}
