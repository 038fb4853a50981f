import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import { isTransient } from '~/kube/failure';
import { all, dataOr, failed, type Loadable, map, ready } from '~/kube/loadable';
import { configMapModel } from '~/kube/models/core';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import {
  type InstallPlan,
  installPlanModel,
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { perObject } from '~/kube/perObject';
import { getJson, getList } from '~/kube/request';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/useCan';
import { selectedNamespaces } from '~/olm/installed/csv';
import { wellFormedPlan, wellFormedSubscription } from '~/olm/installed/wellFormedObjects';
import {
  planContentOf,
  type PlanSources,
  type ReadBundle,
  type sourcesNeeded,
} from '~/olm/plans/planContent';
import { replacedVersions } from '~/olm/plans/replacedVersion';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { bundleKey, type BundleReference } from '~/olm/plans/stepManifest';
import { decodedBundle, parsedManifest, startDecoder } from './decoderThread';

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

/**
 * The contents that a plan's steps refer to. A bundle never changes: the name of its ConfigMap depends on its image.
 */
export function planSources(needed: ReturnType<typeof sourcesNeeded>) {
  const keys = needed.bundles.map(bundleKey);
  return queryOptions({
    queryKey: ['plan-sources', keys, needed.texts],
    queryFn: async ({ signal }): Promise<PlanSources> => {
      const bundles = needed.bundles.map(
        async (reference) => [bundleKey(reference), await readBundle(reference, signal)] as const,
      );
      const manifests = needed.texts.map(
        async (text) => [text, await parsedManifest(text)] as const,
      );
      return {
        bundles: new Map(await Promise.all(bundles)),
        manifests: new Map(await Promise.all(manifests)),
      };
    },
    // Unreadable and missing contents are requested again at the next visit.
    staleTime: ({ state }) => (isRead(state.data) ? Infinity : 0),
    structuralSharing: false,
  });
}

/** The actions of a plan, determined once per plan. */
export const contentFrom = perObject((sources: PlanSources) =>
  perObject((plan: InstallPlan) => planContentOf(plan, sources)),
);

function isRead(sources: PlanSources | undefined): boolean {
  return (
    sources !== undefined && [...sources.bundles.values()].every(({ kind }) => kind === 'unpacked')
  );
}

/** An unreadable or missing ConfigMap leaves the names of its objects. An overloaded server is retried. */
async function readBundle(reference: BundleReference, signal: AbortSignal): Promise<ReadBundle> {
  const { namespace, name } = reference;
  startDecoder();
  try {
    const configMap = await ifAllowedOneOfMany(getJson)(
      configMapModel,
      { namespace, name },
      signal,
    );
    return { kind: 'unpacked', files: await decodedBundle(configMap) };
  } catch (error) {
    if (!(error instanceof ClusterError) || isTransient(error.failure)) throw error;
    return { kind: 'failed', failure: error.failure };
  }
}
