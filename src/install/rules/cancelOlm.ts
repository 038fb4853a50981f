import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import { type CancelFacts, type CancelPlan, type Kept, removal } from './cancelParts';
import { hasCopyLabel } from '~/olm/installed/copyLabel';

type OlmFacts = Pick<CancelFacts, 'subscriptions' | 'plans' | 'csvs'>;

/**
 * The installation's Subscriptions and what OLM made for them. OLM leaves the CSV when its Subscription goes (UN-005), and
 * a plan that is approved later would bring the Operator all the same: both have to be deleted, after the Subscription.
 */
export function olmRemovals(
  own: readonly Subscription[],
  facts: OlmFacts,
): Omit<CancelPlan, 'offered'> {
  const plans = facts.plans.filter((plan) => ownersOf(plan).some((uid) => isOf(uid, own)));
  const shared = plans.filter((plan) => ownersOf(plan).some((uid) => !isOf(uid, own)));
  const alone = plans.filter((plan) => !shared.includes(plan));
  const csvs = own.flatMap((subscription) => csvsOf(subscription, facts));
  const kept = csvs.map((csv) => reasonToKeep(csv, own, facts));
  return {
    removals: [
      ...own.map(({ metadata }) => removal(subscriptionModel, metadata)),
      ...alone.map(({ metadata }) => removal(installPlanModel, metadata)),
      ...csvs
        .filter((_, index) => kept[index] === null)
        .map(({ metadata }) => removal(clusterServiceVersionModel, metadata)),
    ],
    kept: [
      ...shared.map((plan) => sharedPlan(plan, own)),
      ...kept.flatMap((one) => one ?? []),
      ...dependencies(plans, own, facts),
    ],
  };
}

/** The uids of the Subscriptions that a plan is for; the garbage collector deletes it when all of them are gone. */
function ownersOf({ metadata }: InstallPlan): readonly string[] {
  return (metadata.ownerReferences ?? [])
    .filter(({ kind }) => kind === subscriptionModel.kind)
    .map(({ uid }) => uid);
}

function isOf(uid: string, own: readonly Subscription[]): boolean {
  return own.some(({ metadata }) => metadata.uid === uid);
}

function sharedPlan({ metadata }: InstallPlan, own: readonly Subscription[]): Kept {
  const others = (metadata.ownerReferences ?? [])
    .filter(({ kind, uid }) => kind === subscriptionModel.kind && !isOf(uid, own))
    .map(({ name }) => name);
  return { kind: installPlanModel.kind, name: metadata.name, because: 'plan-of-others', others };
}

/** What is installed, and what an update was about to bring (UN-006). */
function csvsOf(subscription: Subscription, { csvs }: OlmFacts): readonly ClusterServiceVersion[] {
  const wanted = csvNamesOf(subscription);
  return csvs.filter(
    (csv) =>
      wanted.includes(csv.metadata.name) &&
      csv.metadata.namespace === subscription.metadata.namespace &&
      !hasCopyLabel(csv.metadata),
  );
}

function reasonToKeep(
  { metadata }: ClusterServiceVersion,
  own: readonly Subscription[],
  { subscriptions }: OlmFacts,
): Kept | null {
  const { name } = metadata;
  const users = subscriptions.filter((one) => !own.includes(one) && isFor(one, name));
  const kept = { kind: clusterServiceVersionModel.kind, name } as const;
  if (users.length > 0) {
    const others = users.map((one) => one.metadata.name);
    return { ...kept, because: 'used-by-others', others };
  }
  const begun = own.filter((one) => isFor(one, name)).map((one) => one.metadata.creationTimestamp);
  // A CSV without a Subscription can be adopted by a new one.
  const isOlder = begun.every((time) => (metadata.creationTimestamp ?? '') < (time ?? ''));
  return isOlder ? { ...kept, because: 'was-there-before', others: [] } : null;
}

function isFor(subscription: Subscription, csvName: string): boolean {
  return csvNamesOf(subscription).includes(csvName);
}

/** Subscriptions that OLM made because this Operator needs another: steps of the kind Subscription in its plan. */
function dependencies(
  plans: readonly InstallPlan[],
  own: readonly Subscription[],
  { subscriptions }: OlmFacts,
): readonly Kept[] {
  const made = new Set(
    plans.flatMap(({ status }) =>
      (status?.plan ?? [])
        .filter(({ resource }) => resource.kind === subscriptionModel.kind)
        .map(({ resource }) => resource.name),
    ),
  );
  return subscriptions
    .filter((one) => made.has(one.metadata.name) && !own.includes(one))
    .map(({ metadata }) => ({
      kind: subscriptionModel.kind,
      name: metadata.name,
      because: 'dependency',
      others: [],
    }));
}
