import type { WatchQuery } from '~/kube/watch';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { Permission } from '~/kube/failure';
import { COPIED_FROM } from '~/olm/installed/copies';
import { listPermission } from '~/kube/permissions';
import { MARKETPLACE } from '~/olm/catalogSources/sourceOrigin';
import {
  catalogSourceModel,
  clusterServiceVersionModel,
  installPlanModel,
  operatorConditionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';

/** The page that the console was opened with. */
export type OpenedPage = {
  /** Its name in routes.ts. */
  readonly page: string;
  /** `null`: all namespaces. */
  readonly namespace: string | null;
  /** The package of a package page. */
  readonly packageKey: PackageKey | null;
};

/** The data that a page needs for its first content. */
export type PageStart = {
  /** They are watched everywhere, or in the page's namespace, exactly as the page watches them. */
  readonly lists: readonly WatchQuery[];
  /** Further requests that depend on the first data. */
  readonly permissions: readonly Permission[];
  /** Whether it shows the packages of the namespace. */
  readonly showsPackages: boolean;
};

export function pageStart({ page, namespace }: OpenedPage): PageStart {
  switch (page) {
    case 'catalog':
      return { ...NOTHING, lists: [CATALOGS, ...installedLists(null)], showsPackages: true };
    case 'installed':
    case 'updates':
      return { ...NOTHING, lists: [...installedLists(namespace), CATALOGS] };
    case 'operator':
      return {
        ...NOTHING,
        lists: [...installedLists(namespace), conditionsIn(namespace)],
        // Most Operators come from a catalog there.
        permissions: [listPermission(catalogSourceModel, MARKETPLACE)],
      };
    case 'instances':
    case 'instance':
    case 'newInstance':
    case 'editInstance':
      return { ...NOTHING, lists: [csvsIn(namespace)] };
    case 'package':
    case 'install':
    case 'sources':
      return { ...NOTHING, lists: [CATALOGS] };
    default:
      return NOTHING;
  }
}

const NOTHING: PageStart = { lists: [], permissions: [], showsPackages: false };

/** All CatalogSources. */
export const CATALOGS: WatchQuery = {
  key: 'catalogs',
  model: catalogSourceModel,
  where: { namespace: null },
};

function installedLists(namespace: string | null): readonly WatchQuery[] {
  const where = { namespace };
  return [
    { key: 'subscriptions', model: subscriptionModel, where },
    csvsIn(namespace),
    { key: 'plans', model: installPlanModel, where },
    { key: 'groups', model: operatorGroupModel, where },
  ];
}

function csvsIn(namespace: string | null): WatchQuery {
  return {
    key: 'csvs',
    model: clusterServiceVersionModel,
    where: { namespace, withoutLabel: COPIED_FROM },
  };
}

function conditionsIn(namespace: string | null): WatchQuery {
  return { key: 'conditions', model: operatorConditionModel, where: { namespace } };
}
