import { useMemo } from 'react';
import { useWatchList } from '~/cluster/watch';
import { type Loadable, map } from '~/domain/loadable';
import { type Pod, podModel } from '~/models/pod';
import type { PodName } from './podQueries';

/** One pod, live; `null` when there is none of that name. */
export function usePod({ namespace, name }: PodName): Loadable<Pod | null> {
  const where = useMemo(() => ({ namespace, name }), [namespace, name]);
  const found = useWatchList<Pod>(podModel, where);
  return useMemo(() => map(found, ([pod = null]) => pod), [found]);
}
