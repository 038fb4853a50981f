import { useMemo } from 'react';
import type { Failure, Permission } from '~/kube/failure';
import { type Loadable, all, map } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import type { SeenHub } from '~/olm/catalogSources/sourceOrigin';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { useAllowedList } from '~/kube/allowedLists';
import { useSlowClock } from '~/kube/useSlowClock';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSources } from '~/olm/read/useSeenSources';

export type CatalogSourceItems = {
  readonly items: readonly CatalogSourceItem[];
  /** The right without which catalogs of other namespaces are not seen, global ones among them; `null`: all are. */
  readonly unseen: Permission | null;
  readonly hub: SeenHub;
  /** Why the OperatorHub could not be read: which catalogs OpenShift brings may not be known then. */
  readonly hubFailure: Failure | null;
};

/**
 * What Operators can be installed from: all catalogs with those that OpenShift would bring (CS-041), kept up to date.
 * @param scope `null`: of all namespaces; otherwise those that serve that one
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
        hub: facts.hub.hub,
        hubFailure: facts.hub.failure,
      })),
    [seen, hub, now, scope],
  );
}

/** One of them; `null`: there is none of this name, and OpenShift brings none. */
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
