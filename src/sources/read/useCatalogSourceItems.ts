import { useMemo } from 'react';
import type { Failure, Permission } from '~/kube/failure';
import { type Loadable, all, map } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { useSlowClock } from '~/kube/useSlowClock';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSources } from '~/olm/read/catalogSources';

export type CatalogSourceItems = {
  readonly items: readonly CatalogSourceItem[];
  /** The missing permission for catalogs of other namespaces, including global ones; `null`: all are visible. */
  readonly unseen: Permission | null;
  /** The failure of the OperatorHub: the default catalogs might be unknown. */
  readonly hubFailure: Failure | null;
};

/**
 * The live catalogs for installations, including disabled default ones (CS-041).
 * @param scope `null`: of all namespaces; otherwise those that are available in this one
 */
export function useCatalogSourceItems(scope: string | null): Loadable<CatalogSourceItems> {
  const seen = useSeenSources(scope);
  const hub = useOperatorHub();
  const now = useSlowClock();
  return useMemo(
    () =>
      map(all({ seen, hub }), (facts) => ({
        items: catalogSourceItems({
          sources: facts.seen.sources,
          hub: facts.hub.hub,
          namespace: scope,
          now,
        }),
        unseen: facts.seen.unseen,
        hubFailure: facts.hub.failure,
      })),
    [seen, hub, now, scope],
  );
}

/** One of them; `null`: neither an existing nor a default catalog. */
export function useCatalogSourceItem(
  namespace: string,
  name: string,
): Loadable<CatalogSourceItem | null> {
  const where = useMemo(() => ({ namespace, name }), [namespace, name]);
  const sources = useAllowedList<CatalogSource>(catalogSourceModel, where);
  const hub = useOperatorHub();
  const now = useSlowClock();
  return useMemo(
    () =>
      map(all({ sources, hub }), (facts) => {
        const items = catalogSourceItems({
          sources: facts.sources,
          hub: facts.hub.hub,
          namespace: null,
          now,
        });
        return items.find(({ id }) => id === `${namespace}/${name}`) ?? null;
      }),
    [sources, hub, now, namespace, name],
  );
}
