import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PodLogChoice } from '~/olm/workloads/podLogChoice';
import type { PodContainer } from '~/olm/workloads/podParts';
import { fromQuery } from '~/kube/fromQuery';
import { LINES, type PodName, podLog } from './podQueries';

/** @param first the container whose log is read first; `null`: none */
export function usePodLog(
  pod: PodName,
  containers: readonly PodContainer[],
  first: string | null,
): PodLogChoice {
  const [chosen, onChoose] = useState(first);
  const [wantsPrevious, onPrevious] = useState(false);
  const hasPrevious = containers.some((one) => one.name === chosen && one.hasPrevious);
  const isPrevious = wantsPrevious && hasPrevious;
  const requested = useQuery(podLog(pod, { container: chosen, isPrevious }));
  return {
    containers,
    chosen,
    onChoose,
    isPrevious,
    hasPrevious,
    onPrevious,
    log: fromQuery(requested),
    lines: LINES,
    isReading: requested.isFetching,
    onRead: () => {
      void requested.refetch();
    },
  };
}
