import { useMemo } from 'react';
import { useWatchList } from '~/cluster/watch';
import type { Failure } from '~/domain/failure';
import { type InstalledOperator, installedOperators } from '~/domain/installed/installedOperator';
import { type Loadable, all, dataOr, map } from '~/domain/loadable';
import { type CatalogSource, catalogSourceModel } from '~/models/catalogSource';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/models/subscription';

export type InstalledOperators = {
  readonly operators: readonly InstalledOperator[];
  /** What could not be read; the statuses conclude nothing from it. */
  readonly missing: readonly Failure[];
};

/** The Operators of a namespace (with the copies OLM made there), or of all namespaces (each once). */
export function useInstalledOperators(scope: string | null): Loadable<InstalledOperators> {
  const where = { namespace: scope };
  const subscriptions = useWatchList<Subscription>(subscriptionModel, where);
  const csvs = useWatchList<ClusterServiceVersion>(clusterServiceVersionModel, {
    namespace: scope,
    // Over all namespaces copies would be most of the list: one of each for every namespace.
    ...(scope === null ? { withoutLabel: 'olm.copiedFrom' } : {}),
  });
  const plans = useWatchList<InstallPlan>(installPlanModel, where);
  const groups = useWatchList<OperatorGroup>(operatorGroupModel, where);
  const catalogs = useWatchList<CatalogSource>(catalogSourceModel, { namespace: null });
  return useMemo(
    () =>
      map(all({ subscriptions, csvs, settled: settledOf([plans, groups, catalogs]) }), (seen) => ({
        operators: installedOperators({
          subscriptions: seen.subscriptions,
          csvs: seen.csvs,
          installPlans: dataOr(plans, null),
          operatorGroups: dataOr(groups, null),
          catalogSources: dataOr(catalogs, null),
        }),
        missing: seen.settled,
      })),
    [subscriptions, csvs, plans, groups, catalogs],
  );
}

/** Waits for all to be there or to have failed; the data is the failures. */
function settledOf(values: readonly Loadable<unknown>[]): Loadable<readonly Failure[]> {
  if (values.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const failures = values.flatMap((value) => (value.status === 'failed' ? [value.failure] : []));
  return { status: 'ready', data: failures, stale: null };
}
