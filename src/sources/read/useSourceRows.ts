import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fingerprintOf } from '~/olm/catalogSources/catalogHealth';
import type { Failure } from '~/kube/failure';
import { type Loadable, map } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type SourceRow, sourceRows } from '~/olm/catalogSources/sourceRow';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { fromQuery } from '~/kube/fromQuery';
import { knownFrom } from '~/olm/read/knownFrom';
import { packageCounts } from './packageCounts';
import { type CatalogSourceItems, useCatalogSourceItems } from './useCatalogSourceItems';
import { useScopedList } from './useScopedList';
import { useSourcePods } from '~/olm/read/useSourcePods';

export type SourceRows = Omit<CatalogSourceItems, 'items'> & {
  readonly rows: readonly SourceRow[];
  /** Why something that the rows say could not be read. */
  readonly missing: readonly Failure[];
};

/** The catalogs with their pods, their packages and who depends on them. What takes longer comes later. */
export function useSourceRows(scope: string | null): Loadable<SourceRows> {
  const items = useCatalogSourceItems(scope);
  const seen = items.status === 'ready' ? items.data.items : null;
  const pods = useSourcePods(useMemo(() => namespacesOf(seen), [seen]));
  const packages = usePackageCounts(scope, seen);
  const subscriptions = useScopedList<Subscription>(subscriptionModel, scope);
  const groups = useScopedList<OperatorGroup>(operatorGroupModel, scope);
  return useMemo(
    () =>
      map(items, ({ items: list, ...rest }) => ({
        ...rest,
        rows: sourceRows(list, {
          pods: knownFrom(pods),
          packages: knownFrom(packages),
          subscriptions: knownFrom(subscriptions),
          groups: knownFrom(groups),
        }),
        missing: [pods, packages, subscriptions].flatMap((value) =>
          value.status === 'failed' ? [value.failure] : [],
        ),
      })),
    [items, pods, packages, subscriptions, groups],
  );
}

/** Of those that may have a pod. */
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
