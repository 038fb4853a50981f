import { podModel } from '~/kube/models/pod';
import type { ConcernedObject } from '~/olm/messages/message';
import type { PodProblem } from '~/olm/workloads/workload';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/** The pods that do not run, and the Deployments that cannot create pods. */
export function openPods({ workload }: OperatorFacts): readonly Remedy[] {
  const hindrances = (workload ?? []).flatMap((one) => one.hindrances);
  const pods = hindrances.filter(({ object }) => isPod(object));
  const others = hindrances.filter(({ object }) => !isPod(object));
  return [
    ...openLogs(pods),
    ...others.map(({ object }) => ({ kind: 'open-object' as const, object })),
  ];
}

/** One remedy per pod, with its failing container. */
export function openLogs(hindrances: readonly PodProblem[]): readonly Remedy[] {
  const byPod = new Map(hindrances.map((one) => [one.object.name, one]));
  return [...byPod.values()].map(({ object, container }) => ({
    kind: 'open-logs',
    pod: object,
    container,
  }));
}

function isPod({ model }: ConcernedObject): boolean {
  return model.kind === podModel.kind;
}
