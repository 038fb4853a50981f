import { queryOptions } from '@tanstack/react-query';
import { getJson, getText } from '~/kube/request';
import { type PodEvent, podEvents } from '~/olm/workloads/podEvents';
import { eventModel } from '~/kube/models/event';
import { podModel } from '~/kube/models/pod';
import { ifAllowed } from '~/kube/askedFirst';

export type PodName = { readonly namespace: string; readonly name: string };

export type WantedLog = {
  /** `null`: it is not known yet which, and nothing is asked. */
  readonly container: string | null;
  /** That of the run before the last restart. */
  readonly isPrevious: boolean;
};

/** The last lines of a container's log. It is asked once: whoever wants to see more asks again. */
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

/** The events of a pod, the newest first. */
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

/** How many lines of a log are shown. */
export const LINES = 200;

/** Not kept: the next who opens it wants to see what is there then. A refusal is an answer: it is not asked again. */
const ALWAYS_ASKED = { staleTime: Infinity, gcTime: 0, retry: false } as const;
