import { useMemo } from 'react';
import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { fingerprintOf } from '~/olm/catalogSources/catalogHealth';
import type { Failure } from '~/kube/failure';
import { dataOr, map, ready, type Loadable } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type SourceRow, sourceRows } from '~/olm/catalogSources/sourceRow';
import {
  type OperatorGroup,
  operatorGroupModel,
  packageManifestModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { fromQuery } from '~/kube/fromQuery';
import { optionalValue } from '~/olm/read/optionalValue';
import { useSourcePods } from '~/olm/read/catalogSources';
import { getMetadata } from '~/kube/request';
import { packageCountsIn } from '~/sources/rules/sourcePackages';
import { PACKAGES } from '~/olm/read/packages';
import { ifAllowed } from '~/kube/useCan';
import { useClusterCatalogRows } from './useClusterCatalog';
import { useCatalogSourceItems, type CatalogSourceItems } from './useCatalogSourceItems';
import { useScopedList } from './useScopedList';

export type SourceRows = Omit<CatalogSourceItems, 'items'> & {
  readonly rows: readonly SourceRow[];
  /** The failures of data in the rows. */
  readonly missing: readonly Failure[];
};

/** The catalogs with their pods, packages and dependents. Slower data is added later. */
export function useSourceRows(scope: string | null): Loadable<SourceRows> {
  const items = useCatalogSourceItems(scope);
  const seen = items.status === 'ready' ? items.data.items : null;
  const pods = useSourcePods(useMemo(() => namespacesOf(seen), [seen]));
  const packages = usePackageCounts(scope, seen);
  const subscriptions = useScopedList<Subscription>(subscriptionModel, scope);
  const groups = useScopedList<OperatorGroup>(operatorGroupModel, scope);
  const clusterCatalogs = useClusterCatalogRows();
  const rows = useMemo(
    () =>
      map(items, ({ items: list, ...rest }) => ({
        ...rest,
        rows: sourceRows(list, {
          pods: optionalValue(pods),
          packages: optionalValue(packages),
          subscriptions: optionalValue(subscriptions),
          groups: optionalValue(groups),
        }),
        missing: [pods, packages, subscriptions].flatMap((value) =>
          value.status === 'failed' ? [value.failure] : [],
        ),
      })),
    [items, pods, packages, subscriptions, groups],
  );
  return useMemo(() => withClusterCatalogs(rows, clusterCatalogs), [rows, clusterCatalogs]);
}

/**
 * The catalogs of OLM v0 and v1 are independent: a failure of one does not hide the other. @param more `null`: no OLM
 * v1
 */
function withClusterCatalogs(
  known: Loadable<SourceRows>,
  more: Loadable<readonly SourceRow[]> | null,
): Loadable<SourceRows> {
  if (more === null) return known;
  const isAlone = known.status === 'failed' && known.failure.kind === 'not-served';
  const shown = isAlone ? ready(NONE) : known;
  // The empty state requires that both lists are loaded.
  if (more.status === 'loading' && shown.status === 'ready' && shown.data.rows.length === 0)
    return more;
  return map(shown, (list) => ({
    ...list,
    rows: [...list.rows, ...dataOr(more, [])],
    missing: more.status === 'failed' ? [...list.missing, more.failure] : list.missing,
  }));
}

const NONE: SourceRows = { rows: [], unseen: null, hubFailure: null, missing: [] };

/** The namespaces of possible pods. */
function namespacesOf(items: readonly CatalogSourceItem[] | null): readonly string[] | null {
  if (items === null) return null;
  const served = items.filter(({ source }) => source !== null);
  return [...new Set(served.map(({ namespace }) => namespace))].toSorted();
}

function usePackageCounts(
  scope: string | null,
  items: readonly CatalogSourceItem[] | null,
): Loadable<ReadonlyMap<string, number>> {
  const state = fingerprintOf((items ?? []).flatMap(({ source }) => source ?? []));
  return fromQuery(
    useQuery({
      ...packageCounts(scope, state),
      enabled: items !== null,
      placeholderData: keepPreviousData,
    }),
  );
}

/**
 * The number of packages in each catalog, by its ID. Requests only the labels of the packages, about 1% of their size.
 * @param namespace of the packages; `null`: the whole cluster
 * @param state a change causes another request, because packages cannot be watched
 * @throws ClusterError
 */
function packageCounts(namespace: string | null, state: string) {
  return queryOptions({
    queryKey: [...PACKAGES, 'counts', namespace, state],
    queryFn: async ({ signal }) => {
      const address = { namespace: namespace ?? undefined };
      return packageCountsIn(await ifAllowed(getMetadata)(packageManifestModel, address, signal));
    },
    structuralSharing: false,
  });
}
