/** Scheduler and kubelet: advance a pod to ready, or to the last stage of its behavior. */
import { listAt, textAt } from '../kube/json';
import type { Clock, ClusterClient, Controller, KubeObject, WatchEvent } from '../kube/types';
import { createEventRecorder, type EventRecorder } from '../olm/shared/events';
import { timestamp } from '../olm/shared/names';
import { behaviorOf, containersOf, initContainersOf, type Container } from './behavior';
import { eventController } from './eventController';
import { keyOf, refOfKey, type EventQueue } from './eventQueue';
import type { Images } from './images';
import { tellStage } from './kubeletEvents';
import { controllerOf } from './owners';
import { podStage } from './podStage';
import { podStatus, type Stage } from './podStatus';
import { placeFor } from './scheduling';

/** Milliseconds; their sum is about the recorded time from created to ready (0.8 s). */
const scheduling = 30;
const creating = 120;
const starting = 350;
const becomingReady = 300;
const pullRetry = 1_000;
const restartDelays = [1_000, 10_000, 20_000, 40_000] as const;
/** A kubelet doubles the delay between attempts to pull an image. */
const shortestBackOff = 10_000;
const longestBackOff = 300_000;

type KubeletOptions = {
  readonly name: string;
  /** Whether this kubelet runs a pod. */
  readonly takes: (pod: KubeObject) => boolean;
  readonly images: Images;
};

export function kubelet({ name, takes, images }: KubeletOptions): Controller {
  return eventController({
    name,
    delay: scheduling,
    begin: ({ client, clock, queue }) => {
      const context = contextOf({ client, clock, queue, images });
      return {
        reconcile: (key) => {
          const pod = client.get(refOfKey('pods', key));
          if (pod !== undefined && takes(pod)) advance(context, pod);
        },
        first: client.list('pods').map(keyOf),
        watches: [
          [
            'pods',
            (event) => {
              const { type, object } = event;
              if (type === 'ADDED' || isOtherBehavior(event)) queue.add(keyOf(object));
              if (type === 'DELETED') context.pulls.delete(object.metadata.uid ?? '');
            },
          ],
          [
            'nodes',
            () => {
              for (const pod of client.list('pods').filter(isUnscheduled)) queue.add(keyOf(pod));
            },
          ],
        ],
      };
    },
  });
}

function isOtherBehavior({ object, previous }: WatchEvent): boolean {
  return previous !== undefined && behaviorOf(object) !== behaviorOf(previous);
}

function isUnscheduled(pod: KubeObject): boolean {
  return textAt(pod, 'spec', 'nodeName') === undefined;
}

type Tools = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly queue: EventQueue;
  readonly images: Images;
};

type Context = Tools & {
  readonly scheduler: EventRecorder;
  readonly kubelet: EventRecorder;
  /** Number of failed image pulls by the pod's `uid`. */
  readonly pulls: Map<string, number>;
};

function contextOf(tools: Tools): Context {
  const { client, clock } = tools;
  return {
    ...tools,
    scheduler: createEventRecorder(client, clock, 'default-scheduler'),
    kubelet: createEventRecorder(client, clock, 'kubelet'),
    pulls: new Map(),
  };
}

function advance(context: Context, pod: KubeObject): void {
  if (pod.metadata.deletionTimestamp !== undefined) return;
  if (isUnscheduled(pod)) {
    schedule(context, pod);
    return;
  }
  const next = nextStage(context, pod);
  if (next === undefined) return;
  tellStage(context.kubelet, { pod, stage: next.stage, images: context.images });
  write(context, pod, next.stage);
  if (next.then !== undefined) context.queue.add(keyOf(pod), next.then);
}

function schedule(context: Context, pod: KubeObject): void {
  const { client, scheduler, queue } = context;
  const { namespace = '', name } = pod.metadata;
  const place = placeFor(client, pod);
  if (place.kind === 'none') {
    if (textAt(listAt(pod, 'status', 'conditions')[0], 'message') === place.why) return;
    write(context, pod, { kind: 'unscheduled', why: place.why });
    scheduler({ about: pod, type: 'Warning', reason: 'FailedScheduling', message: place.why });
    return;
  }
  const spec = { ...pod.spec, nodeName: place.name };
  write(context, client.update('pods', { ...pod, spec }), { kind: 'scheduled' });
  const message = `Successfully assigned ${namespace}/${name} to ${place.name}`;
  scheduler({ about: pod, type: 'Normal', reason: 'Scheduled', message });
  queue.add(keyOf(pod), creating);
}

type Next = { readonly stage: Stage; readonly then?: number };

/** The next stage; `then` is its duration. */
function nextStage(context: Context, pod: KubeObject): Next | undefined {
  const stage = podStage(pod);
  switch (stage.kind) {
    case 'unscheduled':
    case 'scheduled':
      tellMissingSecrets(context, pod);
      return { stage: { kind: 'creating' }, then: starting };
    case 'creating':
      return pulled(context, pod);
    case 'pull-failed':
      return stage.backOff
        ? pulled(context, pod)
        : { stage: { kind: 'pull-failed', backOff: true }, then: backOffOf(context, pod) };
    case 'running':
    case 'ready':
      return afterStart(context, pod, stage.kind);
    case 'crashing':
      return endsAtOnce(context, pod)
        ? crash(stage.restarts + 1)
        : { stage: { kind: 'running' }, then: becomingReady };
    case 'succeeded':
    case 'failed':
      return undefined;
  }
}

/** Only records an Event, because the image might be public. */
function tellMissingSecrets({ client, kubelet: record }: Context, pod: KubeObject): void {
  const { namespace = '' } = pod.metadata;
  const missing = listAt(pod, 'spec', 'imagePullSecrets')
    .flatMap((ref) => textAt(ref, 'name') ?? [])
    .filter((name) => client.get({ resource: 'secrets', namespace, name }) === undefined);
  if (missing.length === 0) return;
  record({
    about: pod,
    type: 'Warning',
    reason: 'FailedToRetrieveImagePullSecret',
    message: `Unable to retrieve some image pull secrets (${missing.join(', ')}); attempting to pull the image may not succeed.`,
  });
}

function pulled({ images }: Context, pod: KubeObject): Next {
  return allContainers(pod, images).some(({ pull }) => pull.kind === 'failed')
    ? { stage: { kind: 'pull-failed', backOff: false }, then: pullRetry }
    : { stage: { kind: 'running' }, then: becomingReady };
}

function backOffOf({ pulls }: Context, { metadata: { uid = '' } }: KubeObject): number {
  const before = pulls.get(uid) ?? 0;
  pulls.set(uid, before + 1);
  return Math.min(shortestBackOff * 2 ** before, longestBackOff);
}

function afterStart(context: Context, pod: KubeObject, now: 'running' | 'ready'): Next | undefined {
  const isJob = controllerOf(pod)?.kind === 'Job';
  if (endsAtOnce(context, pod)) return isJob ? { stage: { kind: 'failed' } } : crash(0);
  if (behaviorOf(pod) === 'never-ready') {
    return now === 'ready' ? { stage: { kind: 'running' } } : undefined;
  }
  if (now === 'ready') return undefined;
  return { stage: { kind: isJob ? 'succeeded' : 'ready' } };
}

function endsAtOnce({ images }: Context, pod: KubeObject): boolean {
  return (
    behaviorOf(pod) === 'crash-loop' ||
    containersOf(pod, images).some(({ pull }) => pull.kind === 'pulled' && pull.crash !== undefined)
  );
}

function crash(restarts: number): Next | undefined {
  if (restarts > restartDelays.length) return undefined;
  const then = restartDelays[restarts];
  const stage = { kind: 'crashing', restarts } as const;
  return then === undefined ? { stage } : { stage, then };
}

function write({ client, clock, images }: Context, pod: KubeObject, stage: Stage): void {
  const now = timestamp(clock.now());
  const startedAt = textAt(pod, 'status', 'startTime') ?? now;
  const status = podStatus(pod, stage, { now, startedAt, images });
  client.updateStatus('pods', { ...pod, status });
}

function allContainers(pod: KubeObject, images: Images): readonly Container[] {
  return [...initContainersOf(pod, images), ...containersOf(pod, images)];
}
