import { readSettings } from '~/olm/installed/subscription';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import type { Permission } from '~/kube/failure';
import {
  csvNameOf,
  type Followed,
  type InstallProgress,
  planNameOf,
  progressOf,
} from '~/install/rules/progress';
import {
  wellFormedCsv,
  wellFormedPlan,
  wellFormedSubscription,
} from '~/olm/installed/wellFormedObjects';
import { componentLabel } from '~/olm/installed/csv';
import { type Loadable, dataOr, loading, map } from '~/kube/loadable';
import { type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';
import {
  type CatalogSource,
  catalogSourceModel,
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { COPIED_FROM } from '~/olm/installed/copies';

export type FollowedInstall = {
  readonly followed: Followed;
  readonly progress: InstallProgress;
  /** The install plan to review. */
  readonly plan: ReviewedPlan | null;
  /** Of the namespace; `null`: unable to load. */
  readonly operatorGroups: readonly OperatorGroup[] | null;
  /** The watched namespaces, `''` for all; empty: unknown. */
  readonly watchedNamespaces: readonly string[];
  /** Other Subscriptions of the namespace with Manual approval, which delay every update in it (IN-019). */
  readonly manualSiblings: readonly string[];
  /** The remaining CSVs of the package after its Subscription was deleted. */
  readonly left: readonly string[];
  /** The missing permissions for parts of the progress. */
  readonly missing: readonly Permission[];
};

export type FollowedSubscription = { readonly namespace: string; readonly name: string };

/**
 * The live progress of the installation of a Subscription. Only the Subscription itself is required; other missing data
 * is reported.
 */
export function useInstallProgress(
  { namespace, name }: FollowedSubscription,
  packageName: string,
): Loadable<FollowedInstall> {
  const here = useMemo(() => ({ namespace }), [namespace]);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, here);
  const plans = useAllowedList<InstallPlan>(installPlanModel, here);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, here);
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, {
    namespace,
    withoutLabel: COPIED_FROM,
  });
  const found = dataOr(subscriptions, []).find(({ metadata }) => metadata.name === name);
  const subscription = found === undefined ? null : wellFormedSubscription(found);
  const catalogs = useCatalogOf(subscription);
  const parts = [plans, csvs, groups];
  // Otherwise every reload would look like the start of an installation.
  if (parts.some(({ status }) => status === 'loading')) return loading;
  return map(subscriptions, (siblings) => {
    const found = {
      siblings,
      plans: dataOr(plans, []).map(wellFormedPlan),
      csvs: dataOr(csvs, []).map(wellFormedCsv),
      groups: dataOr(groups, null),
    };
    const planName = planNameOf(subscription);
    const csvName = csvNameOf(subscription);
    const followed: Followed = {
      subscription,
      plan: found.plans.find(({ metadata }) => metadata.name === planName) ?? null,
      csv: found.csvs.find(({ metadata }) => metadata.name === csvName) ?? null,
      namespacePlans: found.plans,
      namespaceCsvs: found.csvs,
      seesCsvs: csvs.status === 'ready',
      operatorGroups: found.groups === null ? null : found.groups.length,
      catalog: catalogState(catalogs),
    };
    const label = componentLabel(packageName, namespace);
    return {
      followed,
      progress: progressOf(followed),
      plan: reviewedPlans(found.plans, siblings).find((plan) => plan.name === planName) ?? null,
      operatorGroups: found.groups,
      watchedNamespaces: found.groups?.[0]?.status?.namespaces ?? [],
      manualSiblings: manualOnes(siblings).filter((sibling) => sibling !== name),
      left: found.csvs.filter((csv) => label in (csv.metadata.labels ?? {})).map(nameOf),
      missing: parts.flatMap(missingPermission),
    };
  });
}

/** A list with the named catalog only, because tenants cannot read others. */
function useCatalogOf(subscription: Subscription | null): Loadable<readonly CatalogSource[]> {
  const { source = '', sourceNamespace = '' } = subscription?.spec ?? {};
  return useAllowedList<CatalogSource>(
    catalogSourceModel,
    source === '' ? null : { namespace: sourceNamespace, name: source },
  );
}

function catalogState(catalogs: Loadable<readonly CatalogSource[]>): Followed['catalog'] {
  if (catalogs.status !== 'ready') return 'unknown';
  return catalogs.data.length === 0 ? 'missing' : 'present';
}

function manualOnes(subscriptions: readonly Subscription[]): readonly string[] {
  return subscriptions
    .filter((one) => readSettings(one).approval === 'Manual')
    .map(({ metadata }) => metadata.name);
}

function nameOf({ metadata }: ClusterServiceVersion): string {
  return metadata.name;
}

function missingPermission(source: Loadable<unknown>): readonly Permission[] {
  const permission = source.status === 'failed' ? source.failure.permission : undefined;
  return permission === undefined ? [] : [permission];
}
