import { useMemo } from 'react';
import type { Permission } from '~/kube/failure';
import { type Loadable, dataOr, loading, map } from '~/kube/loadable';
import { MARKETPLACE } from '~/olm/catalogSources/sourceOrigin';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';

export type SeenSources = {
  readonly sources: readonly CatalogSource[];
  /** The missing permission for the CatalogSources of other namespaces; `null`: all are visible. */
  readonly unseen: Permission | null;
};

/** All CatalogSources. Without permission to list them, those of the namespace and the global ones, if readable. */
export function useSeenSources(scope: string | null): Loadable<SeenSources> {
  const everywhere = useAllowedList<CatalogSource>(catalogSourceModel, EVERYWHERE);
  const permission =
    everywhere.status === 'failed' ? (everywhere.failure.permission ?? null) : null;
  const isLimited = permission !== null && scope !== null;
  const namespaces = useMemo(
    () => (isLimited ? [...new Set([scope, MARKETPLACE])] : []),
    [isLimited, scope],
  );
  const lists = useAllowedLists<CatalogSource>(catalogSourceModel, namespaces);
  return useMemo(() => {
    if (!isLimited) return map(everywhere, (sources) => ({ sources, unseen: null }));
    const own = lists.get(scope) ?? loading;
    const global = scope === MARKETPLACE ? NOTHING : (lists.get(MARKETPLACE) ?? loading);
    if (global.status === 'loading') return loading;
    return map(own, (sources) => ({
      sources: [...sources, ...dataOr(global, [])],
      unseen: permission,
    }));
  }, [everywhere, isLimited, lists, scope, permission]);
}

const EVERYWHERE = { namespace: null } as const;
const NOTHING: Loadable<readonly CatalogSource[]> = { status: 'ready', data: [], stale: null };
