import { queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import { type ConsoleYamlSample, consoleYamlSampleModel } from '~/kube/models/console';
import { dataOr } from '~/kube/loadable';
import { getList } from '~/kube/request';
import { useServed } from '~/kube/useServed';

/** The console's samples for all kinds; `null`: loading. Empty without the console of OpenShift. */
export function useYamlSamples(): readonly ConsoleYamlSample[] | null {
  const served = useServed(consoleYamlSampleModel);
  const isServed = dataOr(served, false);
  const { data, isPending } = useQuery({ ...samples, enabled: isServed });
  const isAwaited = isServed ? isPending : served.status === 'loading';
  return isAwaited ? null : (data ?? NONE);
}

const NONE: readonly ConsoleYamlSample[] = [];

const samples = queryOptions({
  queryKey: ['operands', 'samples'],
  queryFn: async ({ signal }): Promise<readonly ConsoleYamlSample[]> => {
    try {
      return await ifAllowed(getList<ConsoleYamlSample>)(consoleYamlSampleModel, {}, signal);
    } catch (error) {
      if (error instanceof ClusterError) return NONE;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
});
