import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { wellFormedPlan, wellFormedSubscription } from '~/olm/installed/wellFormedObjects';
import { selectedNamespaces } from '~/olm/installed/csv';
import { replacedVersions } from '~/olm/plans/replacedVersion';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/reviewedRequests';
import { type Loadable, all, dataOr, failed, map, ready } from '~/kube/loadable';

/** A plan with the relevant objects of its namespace. */
export type PlanContext = {
  readonly plan: InstallPlan;
  /** All plans of the namespace, or only the plan itself if that was sufficient. */
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
  /** The version that each version of the plan replaces, even if it might not be installed. */
  readonly replaced: ReadonlyMap<string, string>;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null`: not known. */
  readonly watched: readonly string[] | null;
};

type Named = Pick<ReviewedPlan, 'namespace' | 'name'>;

/** A plan with the readable objects of its namespace, watched. */
export function useWatchedPlan({ namespace, name }: Named): WatchedPlan {
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, { namespace });
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, { namespace });
  const planContext = useMemo(() => {
    const lists = { plans, subscriptions: orRefused(subscriptions), groups: orRefused(groups) };
    return orGone(map(all(lists), (read) => planContextOf(name, read)));
  }, [name, plans, subscriptions, groups]);
  const plan = orGone(map(plans, (found) => planNamed(name, found.map(wellFormedPlan))));
  const watched = useMemo(() => selectedNamespaces(dataOr(groups, null)), [groups]);
  return { plan, watched, planContext };
}

export type WatchedPlan = Pick<PlanContext, 'watched'> & {
  readonly plan: Loadable<InstallPlan>;
  readonly planContext: Loadable<PlanContext>;
};

function planNamed(name: string, plans: readonly InstallPlan[]): InstallPlan | null {
  return plans.find(({ metadata }) => metadata.name === name) ?? null;
}

function orGone<T>(found: Loadable<T | null>): Loadable<T> {
  if (found.status !== 'ready') return found;
  return found.data === null ? failed(GONE) : ready(found.data, found.stale);
}

/** `null`: the user cannot list them. */
function orRefused<T>(list: Loadable<T>): Loadable<T | null> {
  return list.status === 'failed' && list.failure.kind === 'forbidden' ? ready(null) : list;
}

const GONE = { kind: 'not-found', message: '' } as const;

/** The same, read once and without earlier plans. @throws ClusterError; `not-found` if the plan does not exist */
export async function readPlanContext(
  { namespace, name }: Named,
  signal: AbortSignal,
): Promise<PlanContext> {
  const query = { fieldSelector: `metadata.name=${name}` };
  const [plans, subscriptions, groups] = await Promise.all([
    ifAllowedOneOfMany(getList<InstallPlan>)(installPlanModel, { namespace, query }, signal),
    listIfAllowed<Subscription>(subscriptionModel, namespace, signal),
    listIfAllowed<OperatorGroup>(operatorGroupModel, namespace, signal),
  ]);
  const found = planContextOf(name, { plans, subscriptions, groups });
  if (found === null) throw new ClusterError(GONE);
  return found;
}

/** `null`: the user cannot list them. */
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

type Lists = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[] | null;
  readonly groups: readonly OperatorGroup[] | null;
};

/** `null`: the plan does not exist. */
function planContextOf(name: string, lists: Lists): PlanContext | null {
  const plans = lists.plans.map(wellFormedPlan);
  const subscriptions = (lists.subscriptions ?? []).map(wellFormedSubscription);
  const plan = planNamed(name, plans);
  if (plan === null) return null;
  const replaced = replacedVersions(plan, { plans, subscriptions });
  return { plan, plans, subscriptions, replaced, watched: selectedNamespaces(lists.groups) };
}
