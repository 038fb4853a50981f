import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/reviewedRequests';
import { ClusterError } from '~/kube/clusterError';
import { type ConsoleYamlSample, consoleYamlSampleModel } from '~/kube/models/console';
import { getList } from '~/kube/request';

/** The console's samples for all kinds; `null`: loading. Empty without OpenShift. */
export function useYamlSamples(): readonly ConsoleYamlSample[] | null {
  const isOpenShift = useFlag('OPENSHIFT');
  const { data, isPending } = useQuery({ ...samples, enabled: isOpenShift });
  return isOpenShift && isPending ? null : (data ?? NONE);
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
