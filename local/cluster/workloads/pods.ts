/** The scheduler and the kubelet in one: brings a pod from created to ready, or to where its behaviour ends. */
import { textAt } from '../kube/json';
import type { Clock, ClusterClient, Controller, KubeObject } from '../kube/types';
import { createEventRecorder, type EventRecorder } from '../olm/shared/events';
import { timestamp } from '../olm/shared/names';
import {
  behaviourOf,
  containersOf,
  initContainersOf,
  isRunByOlm,
  type Container,
} from './behaviour';
import { nodeFor } from './nodeFor';
import { controllerOf } from './owners';
import { podStage } from './podStage';
import { podStatus, pullError, type Stage } from './podStatus';
import { eventController } from './eventController';
import { keyOf, refOfKey, type EventQueue } from './eventQueue';

/** Milliseconds; together about what the recorded cluster needs from pod created to ready (0.8 s). */
const scheduling = 30;
const creating = 120;
const starting = 350;
const becomingReady = 300;
const pullRetry = 1_500;
const restartDelays = [1_000, 10_000, 20_000, 40_000] as const;

export const podController: Controller = eventController({
  name: 'kubelet',
  delay: scheduling,
  begin: ({ client, clock, queue }) => {
    const context = contextOf(client, clock);
    return {
      reconcile: (key) => {
        advance(context, queue, key);
      },
      first: client.list('pods').map(keyOf),
      watches: [
        [
          'pods',
          ({ type, object }) => {
            if (type === 'ADDED') queue.add(keyOf(object));
          },
        ],
      ],
    };
  },
});

type Context = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly scheduler: EventRecorder;
  readonly kubelet: EventRecorder;
};

function contextOf(client: ClusterClient, clock: Clock): Context {
  return {
    client,
    clock,
    scheduler: createEventRecorder(client, clock, 'default-scheduler'),
    kubelet: createEventRecorder(client, clock, 'kubelet'),
  };
}

function advance(context: Context, queue: EventQueue, key: string): void {
  const pod = context.client.get(refOfKey('pods', key));
  if (pod === undefined || isRunByOlm(pod)) return;
  if (pod.metadata.deletionTimestamp !== undefined) return;
  if (textAt(pod, 'spec', 'nodeName') === undefined) {
    schedule(context, pod);
    queue.add(key, creating);
    return;
  }
  const next = nextStage(pod);
  if (next === undefined) return;
  tell(context, pod, next.stage);
  write(context, pod, next.stage);
  if (next.then !== undefined) queue.add(key, next.then);
}

function schedule(context: Context, pod: KubeObject): void {
  const nodeName = nodeFor(context.client);
  const { namespace, name } = pod.metadata;
  const bound = context.client.update('pods', { ...pod, spec: { ...pod.spec, nodeName } });
  write(context, bound, { kind: 'scheduled' });
  context.scheduler({
    about: pod,
    type: 'Normal',
    reason: 'Scheduled',
    message: `Successfully assigned ${namespace ?? ''}/${name} to ${nodeName}`,
  });
}

type Next = { readonly stage: Stage; readonly then?: number };

/** The stage that follows the present one; `then` is how long it lasts. */
function nextStage(pod: KubeObject): Next | undefined {
  const stage = podStage(pod);
  switch (stage.kind) {
    case 'scheduled':
      return { stage: { kind: 'creating' }, then: starting };
    case 'creating':
      return allContainers(pod).some(({ pullable }) => !pullable)
        ? { stage: { kind: 'pull-failed', backOff: false }, then: pullRetry }
        : { stage: { kind: 'running' }, then: becomingReady };
    case 'pull-failed':
      return stage.backOff ? undefined : { stage: { kind: 'pull-failed', backOff: true } };
    case 'running':
      return afterStart(pod);
    case 'crashing':
      return crash(stage.restarts + 1);
    case 'ready':
    case 'succeeded':
    case 'failed':
      return undefined;
  }
}

function afterStart(pod: KubeObject): Next | undefined {
  const behaviour = behaviourOf(pod);
  if (behaviour === 'never-ready') return undefined;
  const isJob = controllerOf(pod)?.kind === 'Job';
  if (behaviour === 'crash-loop') {
    return isJob ? { stage: { kind: 'failed' } } : crash(0);
  }
  return { stage: { kind: isJob ? 'succeeded' : 'ready' } };
}

function crash(restarts: number): Next | undefined {
  if (restarts > restartDelays.length) return undefined;
  const then = restartDelays[restarts];
  const stage = { kind: 'crashing', restarts } as const;
  return then === undefined ? { stage } : { stage, then };
}

/** The Events a kubelet records when it brings a pod to a stage. */
function tell({ kubelet }: Context, pod: KubeObject, stage: Stage): void {
  const normal = (reason: string, message: string): void => {
    kubelet({ about: pod, type: 'Normal', reason, message });
  };
  const warning = (reason: string, message: string): void => {
    kubelet({ about: pod, type: 'Warning', reason, message });
  };
  if (stage.kind === 'running') {
    for (const { name, image } of allContainers(pod)) {
      normal('Pulled', `Container image "${image}" already present on machine`);
      normal('Created', `Created container: ${name}`);
      normal('Started', `Started container ${name}`);
    }
  } else if (stage.kind === 'pull-failed') {
    for (const { image } of allContainers(pod).filter(({ pullable }) => !pullable)) {
      if (stage.backOff) {
        normal('BackOff', `Back-off pulling image "${image}"`);
        warning('Failed', 'Error: ImagePullBackOff');
      } else {
        normal('Pulling', `Pulling image "${image}"`);
        warning('Failed', `Failed to pull image "${image}": ${pullError(image)}`);
        warning('Failed', 'Error: ErrImagePull');
      }
    }
  } else if (stage.kind === 'crashing') {
    for (const { name } of containersOf(pod)) {
      warning(
        'BackOff',
        `Back-off restarting failed container ${name} in pod ${pod.metadata.name}_${pod.metadata.namespace ?? ''}(${pod.metadata.uid ?? ''})`,
      );
    }
  }
}

function write({ client, clock }: Context, pod: KubeObject, stage: Stage): void {
  const now = timestamp(clock.now());
  const startedAt = textAt(pod, 'status', 'startTime') ?? now;
  client.updateStatus('pods', { ...pod, status: podStatus(pod, stage, { now, startedAt }) });
}

function allContainers(pod: KubeObject): readonly Container[] {
  return [...initContainersOf(pod), ...containersOf(pod)];
}
