import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fromQuery } from '~/kube/fromQuery';
import { eventModel } from '~/kube/models/core';
import { type Pod, podModel } from '~/kube/models/workloads';
import { getJson, getText } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { type PodEvent, podEvents, type PodLogChoice } from '~/olm/workloads/podEvents';
import { containersOf, firstContainer, type PodContainer } from '~/olm/workloads/workloads';

export type PodName = { readonly namespace: string; readonly name: string };

export type WantedLog = {
  /** `null`: unknown, and nothing is requested. */
  readonly container: string | null;
  /** The run before the last restart. */
  readonly isPrevious: boolean;
};

/** The last lines of a container's log, read once. The user refreshes them. */
export function podLog({ namespace, name }: PodName, { container, isPrevious }: WantedLog) {
  return queryOptions({
    queryKey: ['pod-log', namespace, name, container, isPrevious],
    queryFn: ({ signal }): Promise<string> =>
      ifAllowed(getText)(
        podModel,
        {
          namespace,
          name,
          subresource: 'log',
          query: {
            container: container ?? '',
            tailLines: String(LINES),
            ...(isPrevious ? { previous: 'true' } : {}),
          },
        },
        signal,
      ),
    enabled: container !== null,
    ...ALWAYS_ASKED,
  });
}

/** The events of a pod, the latest first. */
export function eventsOfPod({ namespace, name }: PodName) {
  return queryOptions({
    queryKey: ['pod-events', namespace, name],
    queryFn: async ({ signal }): Promise<readonly PodEvent[]> => {
      const fieldSelector = `involvedObject.kind=Pod,involvedObject.name=${name}`;
      return podEvents(
        await ifAllowed(getJson)(eventModel, { namespace, query: { fieldSelector } }, signal),
      );
    },
    ...ALWAYS_ASKED,
  });
}

/** The number of lines of a log. */
export const LINES = 200;

/** Not cached, so that every visit shows the current state. A denial is an answer and is not retried. */
const ALWAYS_ASKED = { staleTime: Infinity, gcTime: 0, retry: false } as const;

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

/** The log of a pod, at first of the container with a problem. The log does not change while the user reads it. */
export function useLogOfPod(pod: Pod): PodLogChoice {
  const { name, namespace = '' } = pod.metadata;
  const containers = containersOf(pod);
  return usePodLog({ namespace, name }, containers, firstContainer(containers, null)?.name ?? null);
}
