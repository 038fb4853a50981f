import type { Watched } from '~/kube/ownWatch';
import { watchRequest, watchedList } from '~/kube/watch';
import { type InstalledOperator, installedOperators } from '~/olm/installed/installedOperator';
import { type Loadable, all, dataOr, loading, map, ready } from '~/kube/loadable';
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
import {
  type ClusterCatalog,
  clusterCatalogModel,
  type ClusterExtension,
  clusterExtensionModel,
} from '~/kube/models/olmV1';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { readCatalog } from '~/olm/extensions/catalog';
import { extensionOperator } from '~/olm/extensions/extensionOperator';
import { OF_EXTENSIONS } from '~/olm/extensions/ownerLabels';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { COPIED_FROM } from '~/olm/installed/copies';
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

/** The same with OLM v1, for clusters that have it and users who can list it. */
export const extensionWatches = {
  ...installedWatches,
  extensions: watchRequest(clusterExtensionModel, EVERYWHERE),
  deployments: watchRequest(deploymentModel, { ...EVERYWHERE, labels: OF_EXTENSIONS }),
  clusterCatalogs: watchRequest(clusterCatalogModel, EVERYWHERE),
};

type WatchResults = Readonly<Partial<Record<keyof typeof extensionWatches, Watched>>>;

/** The Operators from the console's watches; unknown without Subscriptions or CSVs. */
export function installedIn(results: WatchResults): Loadable<readonly InstalledOperator[]> {
  const seen = all({ operators: operatorsIn(results), extensions: extensionsIn(results) });
  return map(seen, ({ operators, extensions }) => [...operators, ...extensions]);
}

/** None if the console does not watch them. */
function extensionsIn(results: WatchResults): Loadable<readonly InstalledOperator[]> {
  if (results.extensions === undefined) return ready([]);
  const extensions = found<ClusterExtension>(results.extensions, clusterExtensionModel);
  const deployments = found<Deployment>(results.deployments, deploymentModel);
  const catalogs = found<ClusterCatalog>(results.clusterCatalogs, clusterCatalogModel);
  if ([deployments, catalogs].some(({ status }) => status === 'loading')) return loading;
  const facts = {
    deployments: dataOr(deployments, null),
    catalogs: dataOr(catalogs, null)?.map(readCatalog) ?? null,
  };
  return map(extensions, (list) => list.map((object) => extensionOperator(object, facts)));
}

function operatorsIn(results: WatchResults): Loadable<readonly InstalledOperator[]> {
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
