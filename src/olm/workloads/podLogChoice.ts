import type { Loadable } from '~/kube/loadable';
import type { PodContainer } from './podParts';

/** The end of the log of one of a pod's containers, and the choice of it. */
export type PodLogChoice = {
  readonly containers: readonly PodContainer[];
  /** `null`: the pod has none. */
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
  /** The log of the run before the last restart is shown. */
  readonly isPrevious: boolean;
  /** There was a run before. */
  readonly hasPrevious: boolean;
  readonly onPrevious: (isPrevious: boolean) => void;
  readonly log: Loadable<string>;
  /** How many lines are asked for. */
  readonly lines: number;
  readonly isReading: boolean;
  readonly onRead: () => void;
};
