/** What a kubelet writes into a pod's status at each stage of its life. */
import { listAt, textAt } from '../kube/json';
import type { Json, JsonObject, KubeObject } from '../kube/types';
import { containersOf, initContainersOf, type Container } from './behaviour';

/** The stages of a pod, in order; the last five are ends that some pods stay in. */
export type Stage =
  | { readonly kind: 'scheduled' }
  | { readonly kind: 'creating' }
  | { readonly kind: 'running' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pull-failed'; readonly backOff: boolean }
  | { readonly kind: 'crashing'; readonly restarts: number };

type Moment = { readonly now: string; readonly startedAt: string };

/** The whole `status` of a pod at a stage. Times are RFC 3339. */
export function podStatus(pod: KubeObject, stage: Stage, moment: Moment): JsonObject {
  const containers = containersOf(pod).map((container) =>
    containerStatus(container, stage, moment),
  );
  const initContainers = initContainersOf(pod).map((container) =>
    initContainerStatus(container, stage, moment),
  );
  return {
    phase: phaseOf(stage),
    conditions: conditionsOf(pod, stage, moment),
    ...(stage.kind === 'scheduled'
      ? {}
      : {
          hostIP: '192.168.126.11',
          podIP: '10.128.0.17',
          podIPs: [{ ip: '10.128.0.17' }],
          startTime: moment.startedAt,
          ...(initContainers.length === 0 ? {} : { initContainerStatuses: initContainers }),
          containerStatuses: containers,
        }),
    qosClass: 'Burstable',
  };
}

function phaseOf(stage: Stage): string {
  switch (stage.kind) {
    case 'scheduled':
    case 'creating':
    case 'pull-failed':
      return 'Pending';
    case 'running':
    case 'ready':
    case 'crashing':
      return 'Running';
    case 'succeeded':
      return 'Succeeded';
    case 'failed':
      return 'Failed';
  }
}

function conditionsOf(pod: KubeObject, stage: Stage, { now }: Moment): readonly Json[] {
  const ready = stage.kind === 'ready';
  const completed = stage.kind === 'succeeded';
  const unready = `containers with unready status: [${containersOf(pod)
    .map(({ name }) => name)
    .join(' ')}]`;
  const cause: JsonObject = ready
    ? {}
    : completed
      ? { reason: 'PodCompleted' }
      : { reason: 'ContainersNotReady', message: unready };
  const before = listAt(pod, 'status', 'conditions');
  const condition = (type: string, isTrue: boolean, why: JsonObject = {}): JsonObject => {
    const status = isTrue ? 'True' : 'False';
    const same = before.find(
      (known) => textAt(known, 'type') === type && textAt(known, 'status') === status,
    );
    const lastTransitionTime = textAt(same, 'lastTransitionTime') ?? now;
    return { type, status, lastProbeTime: null, lastTransitionTime, ...why };
  };
  if (stage.kind === 'scheduled') return [condition('PodScheduled', true)];
  const started = !['creating', 'pull-failed'].includes(stage.kind);
  return [
    condition('PodReadyToStartContainers', started && !completed),
    condition('Initialized', true),
    condition('Ready', ready, cause),
    condition('ContainersReady', ready, cause),
    condition('PodScheduled', true),
  ];
}

function containerStatus(container: Container, stage: Stage, moment: Moment): JsonObject {
  const restarts = stage.kind === 'crashing' ? stage.restarts : 0;
  const last: JsonObject =
    stage.kind === 'crashing' ? { terminated: terminated(1, 'Error', moment) } : {};
  return {
    name: container.name,
    image: container.image,
    imageID: '',
    ready: stage.kind === 'ready',
    started: ['running', 'ready'].includes(stage.kind),
    restartCount: restarts,
    lastState: last,
    state: containerState(container, stage, moment),
  };
}

function containerState(container: Container, stage: Stage, moment: Moment): JsonObject {
  switch (stage.kind) {
    case 'scheduled':
    case 'creating':
      return { waiting: { reason: 'ContainerCreating' } };
    case 'running':
    case 'ready':
      return { running: { startedAt: moment.now } };
    case 'succeeded':
      return { terminated: terminated(0, 'Completed', moment) };
    case 'failed':
      return { terminated: terminated(1, 'Error', moment) };
    case 'pull-failed':
      return container.pullable
        ? { waiting: { reason: 'PodInitializing' } }
        : pullWaiting(container, stage.backOff);
    case 'crashing':
      return {
        waiting: {
          reason: 'CrashLoopBackOff',
          message: `back-off 10s restarting failed container=${container.name}`,
        },
      };
  }
}

function initContainerStatus(container: Container, stage: Stage, moment: Moment): JsonObject {
  const pulling = stage.kind === 'pull-failed' && !container.pullable;
  const waiting = stage.kind === 'scheduled' || stage.kind === 'creating';
  return {
    name: container.name,
    image: container.image,
    imageID: '',
    ready: !pulling && !waiting,
    started: false,
    restartCount: 0,
    lastState: {},
    state: pulling
      ? pullWaiting(container, stage.backOff)
      : waiting
        ? { waiting: { reason: 'PodInitializing' } }
        : { terminated: terminated(0, 'Completed', moment) },
  };
}

/** A kubelet alternates: the failed pull itself, then waiting for the next try. */
function pullWaiting({ image }: Container, backOff: boolean): JsonObject {
  const problem = pullError(image);
  return {
    waiting: backOff
      ? {
          reason: 'ImagePullBackOff',
          message: `Back-off pulling image "${image}": ErrImagePull: ${problem}`,
        }
      : { reason: 'ErrImagePull', message: problem },
  };
}

export function pullError(image: string): string {
  const host = image.split('/')[0] ?? '';
  return `initializing source docker://${image}: pinging container registry ${host}: Get "https://${host}/v2/": dial tcp: lookup ${host}: no such host`;
}

function terminated(exitCode: number, reason: string, moment: Moment): JsonObject {
  return { exitCode, reason, startedAt: moment.startedAt, finishedAt: moment.now };
}
