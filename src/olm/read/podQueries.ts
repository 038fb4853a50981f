import { queryOptions } from '@tanstack/react-query';
import { getJson, getText } from '~/kube/request';
import { type PodEvent, podEvents } from '~/olm/workloads/podEvents';
import { eventModel } from '~/kube/models/event';
import { podModel } from '~/kube/models/pod';
import { ifAllowed } from '~/kube/reviewedRequests';

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
