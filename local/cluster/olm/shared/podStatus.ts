/** Pod statuses like those of a kubelet, for pods of OLM. */
import { listAt, textAt } from '../../kube/json';
import type { Json, JsonObject, KubeObject } from '../../kube/types';
import { timestamp } from './names';

export function succeededPod(pod: KubeObject, now: number): JsonObject {
  const time = timestamp(now);
  const done = (container: Json): JsonObject => ({
    ...containerFacts(container),
    ready: true,
    started: false,
    state: { terminated: { exitCode: 0, reason: 'Completed', startedAt: time, finishedAt: time } },
  });
  return {
    phase: 'Succeeded',
    conditions: podConditions(time, 'False'),
    startTime: textAt(pod, 'status', 'startTime') ?? time,
    initContainerStatuses: containers(pod, 'initContainers').map(done),
    containerStatuses: containers(pod, 'containers').map((container) => ({
      ...done(container),
      ready: false,
    })),
  };
}

export type Waiting = {
  /** The container whose image cannot be pulled, or that crashes. */
  readonly container: string;
  readonly reason: 'ErrImagePull' | 'ImagePullBackOff' | 'CrashLoopBackOff';
  readonly message: string;
};

/** A pod with one waiting container; init containers before it have completed, later ones have not started. */
export function waitingPod(pod: KubeObject, now: number, waiting: Waiting): JsonObject {
  const time = timestamp(now);
  const init = containers(pod, 'initContainers');
  const stuckAt = init.findIndex((container) => textAt(container, 'name') === waiting.container);
  const state = (container: Json): JsonObject =>
    textAt(container, 'name') === waiting.container
      ? { waiting: { reason: waiting.reason, message: waiting.message } }
      : { waiting: { reason: 'PodInitializing' } };
  return {
    phase: 'Pending',
    conditions: podConditions(time, 'False'),
    startTime: textAt(pod, 'status', 'startTime') ?? time,
    ...(init.length === 0
      ? {}
      : {
          initContainerStatuses: init.map((container, index) => ({
            ...containerFacts(container),
            ready: index < stuckAt,
            started: false,
            state:
              index < stuckAt
                ? {
                    terminated: {
                      exitCode: 0,
                      reason: 'Completed',
                      startedAt: time,
                      finishedAt: time,
                    },
                  }
                : state(container),
          })),
        }),
    containerStatuses: containers(pod, 'containers').map((container) => ({
      ...containerFacts(container),
      ready: false,
      started: false,
      state: state(container),
    })),
  };
}

function containers(pod: KubeObject, list: string): readonly Json[] {
  return listAt(pod, 'spec', list);
}

function containerFacts(container: Json): JsonObject {
  const image = textAt(container, 'image') ?? '';
  return {
    name: textAt(container, 'name') ?? '',
    image,
    imageID: '',
    restartCount: 0,
    lastState: {},
  };
}

function podConditions(time: string, ready: 'True' | 'False'): readonly JsonObject[] {
  const condition = (type: string, status: string): JsonObject => ({
    type,
    status,
    lastProbeTime: null,
    lastTransitionTime: time,
  });
  return [
    condition('Initialized', 'True'),
    condition('Ready', ready),
    condition('ContainersReady', ready),
    condition('PodScheduled', 'True'),
  ];
}
