import { useMemo } from 'react';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import { CATALOG_LABEL } from '~/olm/catalogSources/catalogRemoval';
import { type Pod, podModel } from '~/kube/models/pod';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';

/**
 * The live pods of catalogs: of the whole cluster in one watch, or of the readable namespaces.
 * @param namespaces of the catalogs; `null`: watches nothing
 */
export function useSourcePods(namespaces: readonly string[] | null): Loadable<readonly Pod[]> {
  const isIdle = namespaces === null || namespaces.length === 0;
  const everywhere = useAllowedList<Pod>(podModel, isIdle ? null : EVERYWHERE);
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  // Compared by content, because the list is a new object after each change of a catalog.
  const wanted = isRefused && !isIdle ? namespaces.join() : '';
  const limited = useMemo(() => (wanted === '' ? [] : wanted.split(',')), [wanted]);
  const lists = useAllowedLists<Pod>(podModel, limited, OF_CATALOGS);
  return useMemo(
    () => (isRefused && limited.length > 0 ? together([...lists.values()]) : everywhere),
    [everywhere, isRefused, limited, lists],
  );
}

/** The readable lists; the failure if none is readable. */
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
