import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFromQuery } from './fromQuery';
import { listIn, recordIn, textIn } from './json';
import { type Loadable, dataOr, map } from './loadable';
import { clusterOperatorModel } from './models/clusterOperator';
import type { ResourceModel } from './models/meta';
import { queryClient } from './queryClient';
import { getApiGroups } from './request';

/**
 * Whether the cluster serves the API of a kind, from an own request: the console evaluates a flag of a kind against the
 * kinds that it has discovered so far, and can leave it false until the page is reloaded. It requires no query provider.
 */
export function useServed({ group, version }: ResourceModel): Loadable<boolean> {
  const found = useFromQuery(useQuery(servedGroups, queryClient));
  return useMemo(
    () => map(found, (served) => served.has(`${group}/${version}`)),
    [found, group, version],
  );
}

/** Whether the cluster is an OpenShift cluster; false until it is known. Not for statements about the cluster. */
export function useIsOpenShift(): boolean {
  return dataOr(useServed(clusterOperatorModel), false);
}

/** The served group versions. */
export const servedGroups = queryOptions({
  queryKey: ['served-groups'],
  queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
    const groups = listIn(recordIn(await getApiGroups(signal))['groups']);
    const versions = groups.flatMap((group) => listIn(recordIn(group)['versions']));
    return new Set(versions.flatMap((one) => textIn(recordIn(one)['groupVersion']) ?? []));
  },
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.status === 'error' ? RETRY : false),
  structuralSharing: false,
});

/** Milliseconds. The navigation depends on the answer and has no button to repeat the request. */
const RETRY = 15_000;
