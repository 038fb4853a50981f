import type { ContainerStatus, Pod } from '~/kube/models/pod';
import { listIn, recordIn, textIn } from '~/kube/json';
import { statedList } from '~/olm/statedList';

/** A container of a pod, as far as one chooses by it whose log to read. */
export type PodContainer = {
  readonly name: string;
  readonly isInit: boolean;
  /** Kubernetes' word for how it is: Running, CrashLoopBackOff, Completed; empty: not known. */
  readonly state: string;
  readonly isInTrouble: boolean;
  /** It was started again: the run before has a log, too. */
  readonly hasPrevious: boolean;
};

/** The containers of a pod in the order in which they run. */
export function containersOf({ spec, status }: Pod): readonly PodContainer[] {
  const parts = recordIn(spec);
  return [
    ...read(parts['initContainers'], statedList(status?.initContainerStatuses), true),
    ...read(parts['containers'], statedList(status?.containerStatuses), false),
  ];
}

/** The one whose log is shown first: the one that was asked for, then one in trouble, then the first of the Operator. */
export function firstContainer(
  containers: readonly PodContainer[],
  wanted: string | null,
): PodContainer | null {
  return (
    containers.find(({ name }) => name === wanted) ??
    containers.find(({ isInTrouble }) => isInTrouble) ??
    containers.find(({ isInit }) => !isInit) ??
    containers[0] ??
    null
  );
}

function read(
  specs: unknown,
  statuses: readonly ContainerStatus[],
  isInit: boolean,
): readonly PodContainer[] {
  return listIn(specs).flatMap((item) => {
    const name = textIn(recordIn(item)['name']);
    if (name === null) return [];
    const status = statuses.find((one) => one.name === name);
    return [
      {
        name,
        isInit,
        state: stateText(status),
        isInTrouble: isTroubled(status),
        hasPrevious: (status?.restartCount ?? 0) > 0,
      },
    ];
  });
}

function stateText(status: ContainerStatus | undefined): string {
  const { waiting, terminated } = status?.state ?? {};
  if (waiting !== undefined) return waiting.reason ?? 'Waiting';
  if (terminated !== undefined) return terminated.reason ?? 'Terminated';
  return status === undefined ? '' : 'Running';
}

function isTroubled(status: ContainerStatus | undefined): boolean {
  const { waiting, terminated } = status?.state ?? {};
  if (waiting !== undefined) return !STARTING.includes(waiting.reason ?? '');
  return terminated !== undefined && terminated.exitCode !== 0;
}

const STARTING: readonly string[] = ['', 'ContainerCreating', 'PodInitializing'];
