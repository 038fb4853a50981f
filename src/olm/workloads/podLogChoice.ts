import type { Loadable } from '~/kube/loadable';
import type { PodContainer } from './podParts';

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
