import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Loadable } from '~/domain/loadable';
import type { PodContainer } from '~/domain/remedies/podParts';
import { fromQuery } from '../fromQuery';
import { LINES, type PodName, podLog } from './podQueries';

/** The end of the log of one of a pod's containers, and the choice of it. */
type PodLogChoice = {
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

/** @param first the container whose log is read first; `null`: there is none */
export function usePodLog(
  pod: PodName,
  containers: readonly PodContainer[],
  first: string | null,
): PodLogChoice {
  const [chosen, onChoose] = useState(first);
  const [wantsPrevious, onPrevious] = useState(false);
  const hasPrevious = containers.some((one) => one.name === chosen && one.hasPrevious);
  const isPrevious = wantsPrevious && hasPrevious;
  const asked = useQuery(podLog(pod, { container: chosen, isPrevious }));
  return {
    containers,
    chosen,
    onChoose,
    isPrevious,
    hasPrevious,
    onPrevious,
    log: fromQuery(asked),
    lines: LINES,
    isReading: asked.isFetching,
    onRead: () => {
      void asked.refetch();
    },
  };
}
