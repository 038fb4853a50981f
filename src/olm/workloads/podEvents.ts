import { listIn, recordIn, textIn } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { PodContainer } from './workloads';

/** An event of a pod. */
export type PodEvent = {
  readonly id: string;
  readonly isWarning: boolean;
  readonly reason: string;
  readonly message: string;
  /** The number of occurrences. */
  readonly count: number;
  /** A timestamp; `null`: unknown. */
  readonly last: string | null;
};

/** Reads an EventList, the latest first. */
export function podEvents(list: unknown): readonly PodEvent[] {
  return listIn(recordIn(list)['items'])
    .map(eventOf)
    .toSorted((one, other) => (other.last ?? '').localeCompare(one.last ?? ''));
}

function eventOf(item: unknown, index: number): PodEvent {
  const event = recordIn(item);
  const { count } = event;
  return {
    id: textIn(recordIn(event['metadata'])['uid']) ?? String(index),
    isWarning: event['type'] === 'Warning',
    reason: textIn(event['reason']) ?? '',
    message: textIn(event['message']) ?? '',
    count: typeof count === 'number' ? count : 1,
    last:
      textIn(event['lastTimestamp']) ??
      textIn(event['eventTime']) ??
      textIn(event['firstTimestamp']),
  };
}

/** The selected container of a pod, and the end of its log. */
export type PodLogChoice = {
  readonly containers: readonly PodContainer[];
  /** `null`: the pod has no container. */
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
  /** Shows the log of the run before the last restart. */
  readonly isPrevious: boolean;
  /** A previous run exists. */
  readonly hasPrevious: boolean;
  readonly onPrevious: (isPrevious: boolean) => void;
  readonly log: Loadable<string>;
  /** The number of requested lines. */
  readonly lines: number;
  readonly isReading: boolean;
  readonly onRead: () => void;
};
