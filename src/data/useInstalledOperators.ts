import { useMemo } from 'react';
import type { Failure } from '~/domain/failure';
import { type InstalledOperator, installedOperators } from '~/domain/installed/installedOperator';
import { type Loadable, all, dataOr, map, ready } from '~/domain/loadable';
import { awaitingApproval } from '~/domain/plans/awaitingApproval';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { type CatalogSource, catalogSourceModel } from '~/models/catalogSource';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useAllowedList } from './installed/allowedLists';
import { useServingCopies } from './installed/copiedCsvs';
import { useSlowClock } from './installed/useSlowClock';
import { COPIED_FROM } from '~/domain/installed/copyLabel';

export type InstalledOperators = {
  readonly operators: readonly InstalledOperator[];
  /** The InstallPlans that somebody has to approve. */
  readonly pending: readonly ReviewedPlan[];
  /** What could not be read; the statuses conclude nothing from it. */
  readonly missing: readonly Failure[];
  /** CSV-020: some are known only from the namespace in which OLM keeps copies, as it does not copy into every one. */
  readonly areKept: boolean;
};

/**
 * The Operators of a namespace (with those of others that serve it), or of all namespaces (each once). No copied CSV is
 * downloaded as a whole: over all namespaces there is one of each for every namespace.
 */
export function useInstalledOperators(scope: string | null): Loadable<InstalledOperators> {
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
  return useMemo(() => {
    const settled = settledOf([copies, plans, groups, catalogs]);
    return map(all({ subscriptions, csvs, settled }), (seen) => ({
      operators: installedOperators({
        subscriptions: seen.subscriptions,
        csvs: [...seen.csvs, ...dataOr(copies, NO_COPIES).copies],
        installPlans: dataOr(plans, null),
        operatorGroups: dataOr(groups, null),
        catalogSources: dataOr(catalogs, null),
        now,
      }),
      pending: awaitingApproval(dataOr(plans, []), seen.subscriptions),
      missing: seen.settled,
      areKept: dataOr(copies, NO_COPIES).areKept,
    }));
  }, [subscriptions, csvs, copies, plans, groups, catalogs, now]);
}

const NO_COPIES: { readonly copies: readonly ClusterServiceVersion[]; readonly areKept: boolean } =
  { copies: [], areKept: false };

/** Waits for all to be there or to have failed; the data is the failures. */
function settledOf(values: readonly Loadable<unknown>[]): Loadable<readonly Failure[]> {
  if (values.some(({ status }) => status === 'loading')) return { status: 'loading' };
  return ready(values.flatMap((value) => (value.status === 'failed' ? [value.failure] : [])));
}
