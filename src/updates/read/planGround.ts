import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { soundPlan, soundSubscription } from '~/olm/installed/soundObjects';
import { selectedNamespaces } from '~/olm/installed/watchedNamespaces';
import type { ReviewSize } from '~/updates/rules/review/planDelta';
import { replacedVersions } from '~/olm/plans/replacedVersion';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/askedFirst';

/** A plan with what counts of its namespace. */
export type PlanGround = {
  readonly plan: InstallPlan;
  /** All plans of the namespace; only the plan itself, where that was enough. */
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
  /** The version that each version of the plan takes over from, also one that perhaps nobody has. */
  readonly replaced: ReadonlyMap<string, string>;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null`: not known. */
  readonly watched: readonly string[] | null;
};

/**
 * Reads a plan, and what of the rest may be read.
 * @param size a full review looks at the plans before it, too
 * @throws ClusterError; `not-found` when the plan is gone
 */
export async function readGround(
  { namespace, name }: Pick<ReviewedPlan, 'namespace' | 'name'>,
  size: ReviewSize,
  signal: AbortSignal,
): Promise<PlanGround> {
  const query = size === 'full' ? {} : { fieldSelector: `metadata.name=${name}` };
  const [givenPlans, givenSubscriptions, groups] = await Promise.all([
    ifAllowedOneOfMany(getList<InstallPlan>)(installPlanModel, { namespace, query }, signal),
    listIfAllowed<Subscription>(subscriptionModel, namespace, signal),
    listIfAllowed<OperatorGroup>(operatorGroupModel, namespace, signal),
  ]);
  const plans = givenPlans.map(soundPlan);
  const subscriptions = (givenSubscriptions ?? []).map(soundSubscription);
  const plan = plans.find(({ metadata }) => metadata.name === name);
  if (plan === undefined) throw new ClusterError({ kind: 'not-found', message: '' });
  return {
    plan,
    plans,
    subscriptions,
    replaced: replacedVersions(plan, { plans, subscriptions }),
    watched: selectedNamespaces(groups),
  };
}

/** `null`: the user may not list them. */
async function listIfAllowed<T extends Stored<string>>(
  model: ResourceModel,
  namespace: string,
  signal: AbortSignal,
): Promise<readonly T[] | null> {
  try {
    return await ifAllowed(getList<T>)(model, { namespace }, signal);
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'forbidden') return null;
    throw error;
  }
}
