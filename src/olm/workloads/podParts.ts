import type { ContainerStatus, Pod } from '~/kube/models/pod';
import { listIn, recordIn, textIn } from '~/kube/json';
import { statedList } from '~/olm/statedList';

/** A container of a pod with the data for its selection. */
export type PodContainer = {
  readonly name: string;
  readonly isInit: boolean;
  /** The state in Kubernetes: Running, CrashLoopBackOff, Completed; empty: unknown. */
  readonly state: string;
  readonly hasProblem: boolean;
  /** Restarted: a log of the previous run exists. */
  readonly hasPrevious: boolean;
};

/** The containers of a pod in the order in which they start. */
export function containersOf({ spec, status }: Pod): readonly PodContainer[] {
  const parts = recordIn(spec);
  return [
    ...read(parts['initContainers'], statedList(status?.initContainerStatuses), true),
    ...read(parts['containers'], statedList(status?.containerStatuses), false),
  ];
}

/**
 * The container whose log is shown first: the requested one, otherwise one with a problem, otherwise the first of the
 * Operator.
 */
export function firstContainer(
  containers: readonly PodContainer[],
  wanted: string | null,
): PodContainer | null {
  return (
    containers.find(({ name }) => name === wanted) ??
    containers.find(({ hasProblem }) => hasProblem) ??
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
        hasProblem: hasFailed(status),
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

function hasFailed(status: ContainerStatus | undefined): boolean {
  const { waiting, terminated } = status?.state ?? {};
  if (waiting !== undefined) return !STARTING.includes(waiting.reason ?? '');
  return terminated !== undefined && terminated.exitCode !== 0;
}

const STARTING: readonly string[] = ['', 'ContainerCreating', 'PodInitializing'];
