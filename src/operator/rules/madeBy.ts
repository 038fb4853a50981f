import type { InstallPlan } from '~/kube/models/installPlan';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ComponentRef, ObjectSources } from '~/olm/installed/componentRefs';
import { createdByCsv } from '~/olm/installed/plannedRefs';

/** The object that brought another one, in the Operator's namespace. */
export type MadeBy = {
  readonly kind: 'Subscription' | 'InstallPlan' | 'ClusterServiceVersion';
  readonly name: string;
};

/** Who brought an object: a plan its steps, the CSV its Deployments, the Subscription its plans. */
export function makerOf(ref: ComponentRef, { facts, plans }: ObjectSources): MadeBy | null {
  if (ref.kind === 'InstallPlan') return subscriptionOf(ref, plans);
  const owner = facts.csvs.find(
    (csv) =>
      createdByCsv(csv).some((own) => own.kind === ref.kind && own.name === ref.name) ||
      (ref.kind === 'OperatorCondition' && ref.name === csv.metadata.name),
  );
  const plan = planWith(ref, plans);
  if (plan !== null) return { kind: 'InstallPlan', name: plan };
  return owner === undefined ? null : { kind: 'ClusterServiceVersion', name: owner.metadata.name };
}

/** A plan is owned by the Subscriptions that it serves. */
function subscriptionOf({ name }: ComponentRef, plans: readonly InstallPlan[]): MadeBy | null {
  const plan = plans.find(({ metadata }) => metadata.name === name);
  const owner = listIn(plan?.metadata.ownerReferences)
    .map(recordIn)
    .find(({ kind }) => kind === 'Subscription');
  const found = textIn(owner?.['name']);
  return found === null ? null : { kind: 'Subscription', name: found };
}

/** The first plan that has a step for it: later ones may have changed it. */
function planWith(ref: ComponentRef, plans: readonly InstallPlan[]): string | null {
  const [first] = plans
    .filter((plan) => hasStep(plan, ref))
    .toSorted((one, other) => createdAt(one).localeCompare(createdAt(other)));
  return first?.metadata.name ?? null;
}

function hasStep(plan: InstallPlan, { group, kind, name }: ComponentRef): boolean {
  return listIn(recordIn(plan.status)['plan']).some((step) => {
    const resource = recordIn(recordIn(step)['resource']);
    return (
      resource['name'] === name &&
      resource['kind'] === kind &&
      (textIn(resource['group']) ?? '') === group
    );
  });
}

function createdAt({ metadata }: InstallPlan): string {
  return textIn(metadata.creationTimestamp) ?? '';
}
