import type { Watched } from '~/kube/ownWatch';
import { watchRequest, watchedList } from '~/kube/watch';
import { type InstalledOperator, installedOperators } from '~/olm/installed/installedOperator';
import { type Loadable, all, dataOr, loading, map } from '~/kube/loadable';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { serverNow } from '~/kube/serverClock';
import { listPermission } from '~/kube/permissions';

const EVERYWHERE = { namespace: null };

/**
 * The watches of the console for an overview of the Operators of all namespaces. The requests equal those of the
 * Installed page, so that the SDK shares the watches; copied CSVs are excluded.
 */
export const installedWatches = {
  subscriptions: watchRequest(subscriptionModel, EVERYWHERE),
  csvs: watchRequest(clusterServiceVersionModel, {
    ...EVERYWHERE,
    withoutLabel: COPIED_FROM,
  }),
  plans: watchRequest(installPlanModel, EVERYWHERE),
  groups: watchRequest(operatorGroupModel, EVERYWHERE),
  catalogs: watchRequest(catalogSourceModel, EVERYWHERE),
};

type WatchResults = Readonly<Partial<Record<keyof typeof installedWatches, Watched>>>;

/** The Operators from the console's watches; unknown without Subscriptions or CSVs. */
export function installedIn(results: WatchResults): Loadable<readonly InstalledOperator[]> {
  const subscriptions = found<Subscription>(results.subscriptions, subscriptionModel);
  const csvs = found<ClusterServiceVersion>(results.csvs, clusterServiceVersionModel);
  const plans = found<InstallPlan>(results.plans, installPlanModel);
  const groups = found<OperatorGroup>(results.groups, operatorGroupModel);
  const catalogs = found<CatalogSource>(results.catalogs, catalogSourceModel);
  if ([plans, groups, catalogs].some(({ status }) => status === 'loading')) return loading;
  return map(all({ subscriptions, csvs }), (seen) =>
    installedOperators({
      ...seen,
      installPlans: dataOr(plans, null),
      operatorGroups: dataOr(groups, null),
      catalogSources: dataOr(catalogs, null),
      now: serverNow(),
    }),
  );
}

function found<T extends Stored<string>>(
  watched: Watched | undefined,
  model: ResourceModel,
): Loadable<readonly T[]> {
  return watched === undefined ? loading : watchedList<T>(watched, listPermission(model, null));
}
