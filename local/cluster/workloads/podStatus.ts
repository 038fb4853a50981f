/** Status that a kubelet writes for each stage of a pod. */
import { listAt, textAt } from '../kube/json';
import type { Json, JsonObject, KubeObject } from '../kube/types';
import { containersOf, initContainersOf, type Container } from './behavior';
import type { Images } from './images';

/** The stages of a pod, in order; each of the last five is final for some pods. */
export type Stage =
  | { readonly kind: 'unscheduled'; readonly why: string }
  | { readonly kind: 'scheduled' }
  | { readonly kind: 'creating' }
  | { readonly kind: 'running' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pull-failed'; readonly backOff: boolean }
  | { readonly kind: 'crashing'; readonly restarts: number };

type Moment = {
  readonly now: string;
  readonly startedAt: string;
  /** Absent: public ones. */
  readonly images?: Images;
};

/** The whole `status` of a pod at a stage. Times are RFC 3339. */
export function podStatus(pod: KubeObject, stage: Stage, moment: Moment): JsonObject {
  const { images } = moment;
  const containers = containersOf(pod, images).map((container) =>
    containerStatus({ pod, container }, stage, moment),
  );
  const initial = initContainersOf(pod, images);
  const failing = initial.findIndex(({ pull }) => pull.kind === 'failed');
  const initContainers = initial.map((container, index) =>
    initContainerStatus(
      { pod, container, isAfterFailing: failing !== -1 && index > failing },
      stage,
      moment,
    ),
  );
  return {
    phase: phaseOf(stage),
    conditions: conditionsOf(pod, stage, moment),
    ...(stage.kind === 'scheduled' || stage.kind === 'unscheduled'
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
    case 'unscheduled':
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

function conditionsOf(pod: KubeObject, stage: Stage, moment: Moment): readonly Json[] {
  const { now } = moment;
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
  if (stage.kind === 'unscheduled') {
    return [condition('PodScheduled', false, { reason: 'Unschedulable', message: stage.why })];
  }
  if (stage.kind === 'scheduled') return [condition('PodScheduled', true)];
  const started = !['creating', 'pull-failed'].includes(stage.kind);
  const initial = started ? [] : initContainersOf(pod, moment.images);
  const incomplete =
    stage.kind === 'creating' ? initial : initial.slice(firstFailing(initial) ?? initial.length);
  return [
    condition('PodReadyToStartContainers', started && !completed),
    incomplete.length === 0
      ? condition('Initialized', true)
      : condition('Initialized', false, {
          reason: 'ContainersNotInitialized',
          message: `containers with incomplete status: [${incomplete.map(({ name }) => name).join(' ')}]`,
        }),
    condition('Ready', ready, cause),
    condition('ContainersReady', ready, cause),
    condition('PodScheduled', true),
  ];
}

function firstFailing(containers: readonly Container[]): number | undefined {
  const index = containers.findIndex(({ pull }) => pull.kind === 'failed');
  return index === -1 ? undefined : index;
}

type Of = { readonly pod: KubeObject; readonly container: Container };

function containerStatus(of: Of, stage: Stage, moment: Moment): JsonObject {
  const { container } = of;
  const restarts = stage.kind === 'crashing' ? stage.restarts : 0;
  const last: JsonObject =
    stage.kind === 'crashing' ? { terminated: terminated(failure(container), moment) } : {};
  const isThere = !['unscheduled', 'scheduled', 'creating', 'pull-failed'].includes(stage.kind);
  return {
    name: container.name,
    image: container.image,
    imageID: isThere ? imageIdOf(of, 'containerStatuses') : '',
    ready: stage.kind === 'ready',
    started: ['running', 'ready'].includes(stage.kind),
    restartCount: restarts,
    lastState: last,
    state: containerState(of, stage, moment),
  };
}

/** A pulled image remains, even if the registry has changed. */
function imageIdOf({ pod, container }: Of, list: string): string {
  const before = listAt(pod, 'status', list).find(
    (status) => textAt(status, 'name') === container.name,
  );
  const known = textAt(before, 'imageID') ?? '';
  if (known !== '') return known;
  return container.pull.kind === 'pulled' ? container.pull.imageID : '';
}

function containerState({ pod, container }: Of, stage: Stage, moment: Moment): JsonObject {
  switch (stage.kind) {
    case 'unscheduled':
    case 'scheduled':
    case 'creating': {
      const isFirst = initContainersOf(pod, moment.images).length === 0;
      return { waiting: { reason: isFirst ? 'ContainerCreating' : 'PodInitializing' } };
    }
    case 'running':
    case 'ready':
      return { running: { startedAt: moment.now } };
    case 'succeeded':
      return { terminated: terminated({ exitCode: 0, reason: 'Completed' }, moment) };
    case 'failed':
      return { terminated: terminated(failure(container), moment) };
    case 'pull-failed':
      return container.pull.kind === 'failed'
        ? pullWaiting(container.image, container.pull.error, stage.backOff)
        : { waiting: { reason: 'PodInitializing' } };
    case 'crashing': {
      const { name, namespace = '', uid = '' } = pod.metadata;
      return {
        waiting: {
          reason: 'CrashLoopBackOff',
          message: `back-off ${backOffOf(stage.restarts)} restarting failed container=${container.name} pod=${name}_${namespace}(${uid})`,
        },
      };
    }
  }
}

/** Doubles after each restart; in Go's format of durations. */
function backOffOf(restarts: number): string {
  const delays = ['10s', '20s', '40s', '1m20s', '2m40s'] as const;
  return delays[restarts] ?? '5m0s';
}

type OfInit = Of & { readonly isAfterFailing: boolean };

function initContainerStatus(of: OfInit, stage: Stage, moment: Moment): JsonObject {
  const { container, isAfterFailing } = of;
  const failed = stage.kind === 'pull-failed' && container.pull.kind === 'failed';
  const waits =
    ['unscheduled', 'scheduled', 'creating'].includes(stage.kind) ||
    (stage.kind === 'pull-failed' && isAfterFailing);
  const isDone = !failed && !waits;
  return {
    name: container.name,
    image: container.image,
    imageID: isDone ? imageIdOf(of, 'initContainerStatuses') : '',
    ready: isDone,
    started: false,
    restartCount: 0,
    lastState: {},
    state: initState(container, { isDone, stage, moment }),
  };
}

type InitState = { readonly isDone: boolean; readonly stage: Stage; readonly moment: Moment };

function initState({ image, pull }: Container, { isDone, stage, moment }: InitState): JsonObject {
  if (isDone) return { terminated: terminated({ exitCode: 0, reason: 'Completed' }, moment) };
  return stage.kind === 'pull-failed' && pull.kind === 'failed'
    ? pullWaiting(image, pull.error, stage.backOff)
    : { waiting: { reason: 'PodInitializing' } };
}

/** A kubelet alternates between a failed pull and the delay before the next attempt. */
function pullWaiting(image: string, error: string, backOff: boolean): JsonObject {
  return {
    waiting: backOff
      ? {
          reason: 'ImagePullBackOff',
          message: `Back-off pulling image "${image}": ErrImagePull: ${error}`,
        }
      : { reason: 'ErrImagePull', message: error },
  };
}

type End = { readonly exitCode: number; readonly reason: string; readonly message?: string };

function failure({ pull }: Container): End {
  const crash = pull.kind === 'pulled' ? pull.crash : undefined;
  return { exitCode: 1, reason: 'Error', ...(crash === undefined ? {} : { message: crash }) };
}

function terminated(end: End, moment: Moment): JsonObject {
  return { ...end, startedAt: moment.startedAt, finishedAt: moment.now };
}
