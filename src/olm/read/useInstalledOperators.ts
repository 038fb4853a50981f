import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type InstalledOperator, installedOperators } from '~/olm/installed/installedOperator';
import { type Loadable, all, dataOr, map, ready } from '~/kube/loadable';
import { awaitingApproval } from '~/olm/plans/awaitingApproval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
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
import { useAllowedList } from '~/kube/allowedLists';
import { useServingCopies } from './copiedCsvs';
import { useSlowClock } from '~/kube/useSlowClock';
import { useUnreadyWorkloads } from './useUnreadyWorkloads';
import { COPIED_FROM } from '~/olm/installed/copies';

export type InstalledOperators = {
  readonly operators: readonly InstalledOperator[];
  /** The InstallPlans that require approval. */
  readonly pending: readonly ReviewedPlan[];
  /** Data that failed to load. The statuses conclude nothing from it. */
  readonly missing: readonly Failure[];
  /**
   * CSV-020: some Operators are known only from OLM's shared namespace, because OLM does not copy to every namespace.
   */
  readonly areKept: boolean;
  /** `null`: unknown. */
  readonly subscriptions: readonly Subscription[] | null;
  /** The CSVs without copies; `null`: unknown. */
  readonly csvs: readonly ClusterServiceVersion[] | null;
  /** `null`: unknown. */
  readonly groups: readonly OperatorGroup[] | null;
};

/**
 * The Operators of a namespace (with those of other namespaces that watch it), or of all namespaces (each once). No
 * copied CSV is downloaded as a whole, because every namespace has a copy of each.
 * @param isWithPods whether Deployments and pods of Operators that wait for them are watched
 */
export function useInstalledOperators(
  scope: string | null,
  isWithPods = false,
): Loadable<InstalledOperators> {
  const where = { namespace: scope };
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, {
    namespace: scope,
    withoutLabel: COPIED_FROM,
  });
  const copies = useServingCopies(scope);
  const plans = useAllowedList<InstallPlan>(installPlanModel, where);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, where);
  const catalogs = useAllowedList<CatalogSource>(catalogSourceModel, { namespace: null });
  const now = useSlowClock();
  const workloadOf = useUnreadyWorkloads(isWithPods ? dataOr(csvs, NO_CSVS) : NO_CSVS, now);
  return useMemo(() => {
    const settled = settledOf([subscriptions, csvs, copies, plans, groups, catalogs]);
    return map(all({ parts: partsOf(scope, { subscriptions, csvs }), settled }), (seen) => ({
      operators: installedOperators({
        subscriptions: seen.parts.subscriptions,
        csvs: [...(seen.parts.csvs ?? []), ...dataOr(copies, NO_COPIES).copies],
        installPlans: dataOr(plans, null),
        operatorGroups: dataOr(groups, null),
        catalogSources: dataOr(catalogs, null),
        now,
        workloadOf,
      }),
      pending: awaitingApproval(dataOr(plans, []), seen.parts.subscriptions ?? []),
      missing: seen.settled,
      areKept: dataOr(copies, NO_COPIES).areKept,
      subscriptions: seen.parts.subscriptions,
      csvs: seen.parts.csvs,
      groups: dataOr(groups, null),
    }));
  }, [scope, subscriptions, csvs, copies, plans, groups, catalogs, now, workloadOf]);
}

type Parts = {
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
};

type LoadedParts = { readonly [Part in keyof Parts]: Loadable<NonNullable<Parts[Part]>> };

/**
 * The parts of Operators. In a namespace, one of the two lists is sufficient (CSV-021: every user can read the CSVs of
 * one namespace); all namespaces require both.
 */
function partsOf(scope: string | null, { subscriptions, csvs }: LoadedParts): Loadable<Parts> {
  const both = [subscriptions, csvs];
  const isPartial =
    scope !== null &&
    both.some(({ status }) => status === 'ready') &&
    both.some((one) => one.status === 'failed' && one.failure.kind === 'forbidden');
  if (!isPartial) return all({ subscriptions, csvs });
  const seen = { subscriptions: dataOr(subscriptions, null), csvs: dataOr(csvs, null) };
  const [stale = null] = both.flatMap((one) => (one.status === 'ready' ? [one.stale] : []));
  return ready(seen, stale);
}

const NO_CSVS: readonly ClusterServiceVersion[] = [];

const NO_COPIES: { readonly copies: readonly ClusterServiceVersion[]; readonly areKept: boolean } =
  { copies: [], areKept: false };

/** Waits until all are loaded or failed; the data is the failures. */
function settledOf(values: readonly Loadable<unknown>[]): Loadable<readonly Failure[]> {
  if (values.some(({ status }) => status === 'loading')) return { status: 'loading' };
  return ready(values.flatMap((value) => (value.status === 'failed' ? [value.failure] : [])));
}
