import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type Pod, podModel } from '~/kube/models/workloads';
import { useAllowedList } from '~/kube/allowedLists';
import type { PodName } from '~/olm/read/podQueries';

/** One live pod; `null`: not found. */
export function usePod({ namespace, name }: PodName): Loadable<Pod | null> {
  const where = useMemo(() => ({ namespace, name }), [namespace, name]);
  const found = useAllowedList<Pod>(podModel, where);
  return useMemo(() => map(found, ([pod = null]) => pod), [found]);
}
