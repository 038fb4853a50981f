import { useMemo } from 'react';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import { CATALOG_LABEL } from '~/olm/catalogSources/catalogRemoval';
import { type Pod, podModel } from '~/kube/models/pod';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';

/**
 * The pods that serve catalogs, kept up to date: of the whole cluster in one watch or, for who may not read that, of the
 * namespaces in which pods may be read.
 * @param namespaces of the catalogs; `null`: nothing is watched yet
 */
export function useSourcePods(namespaces: readonly string[] | null): Loadable<readonly Pod[]> {
  const isIdle = namespaces === null || namespaces.length === 0;
  const everywhere = useAllowedList<Pod>(podModel, isIdle ? null : EVERYWHERE);
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  // Compared by content: it is made anew whenever a catalog changes.
  const wanted = isRefused && !isIdle ? namespaces.join() : '';
  const limited = useMemo(() => (wanted === '' ? [] : wanted.split(',')), [wanted]);
  const lists = useAllowedLists<Pod>(podModel, limited, OF_CATALOGS);
  return useMemo(
    () => (isRefused && limited.length > 0 ? together([...lists.values()]) : everywhere),
    [everywhere, isRefused, limited, lists],
  );
}

/** Those that may be read; the failure where none may. */
function together(lists: readonly Loadable<readonly Pod[]>[]): Loadable<readonly Pod[]> {
  if (lists.length === 0 || lists.some(({ status }) => status === 'loading')) return loading;
  const [first] = lists.flatMap((list) => (list.status === 'failed' ? [list.failure] : []));
  const seen = lists.flatMap((list) => (list.status === 'ready' ? [list] : []));
  if (seen.length === 0 && first !== undefined) return failed(first);
  const stale = seen.find((list) => list.stale !== null)?.stale ?? null;
  return ready(
    seen.flatMap(({ data }) => data),
    stale,
  );
}

const OF_CATALOGS = { withLabel: CATALOG_LABEL } as const;
const EVERYWHERE = { namespace: null, ...OF_CATALOGS } as const;
