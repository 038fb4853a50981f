/** Runs unpack Jobs: the Job controller, the kubelet and `opm` in one. */
import { numberAt, listAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, Controller, JsonObject, KubeObject } from '../../kube/types';
import { eventController } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { nodeFor } from '../../workloads/nodeFor';
import { conditionOf, conditionsOf } from '../shared/conditions';
import { createEventRecorder, type EventRecorder } from '../shared/events';
import { timestamp } from '../shared/names';
import { succeededPod, waitingPod } from '../shared/podStatus';
import type { BundleImages } from './bundleImages';
import { bundleContent } from './bundleContent';
import { PULL_CONTAINER, UNPACK_LABEL } from './unpackObjects';
import { unpackPod } from './unpackPod';

/** As recorded: pulling and extracting takes about 0.75 s, and the Job completes 0.25 s later. */
const noticeMilliseconds = 1;
const extractMilliseconds = 750;
const podDoneMilliseconds = 240;
const finishMilliseconds = 20;

export function unpackController(images: BundleImages): Controller {
  return eventController({
    name: 'bundle-unpack',
    delay: noticeMilliseconds,
    begin: ({ client, clock, queue }) => {
      const record = createEventRecorder(client, clock, 'job-controller');
      const kubelet = createEventRecorder(client, clock, 'kubelet');
      const waited = new Map<string, number>();
      const within = { client, clock, images, record, kubelet, waited };
      return {
        reconcile: (key) => {
          const again = reconcile(within, key);
          if (again !== undefined) queue.add(key, again);
        },
        first: [],
        watches: [
          [
            'jobs.batch',
            ({ type, object }) => {
              const isUnpacking = object.metadata.labels?.[UNPACK_LABEL] !== undefined;
              if (type === 'ADDED' && isUnpacking) queue.add(keyOf(object));
            },
          ],
        ],
      };
    },
  });
}

type Surroundings = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly images: BundleImages;
  readonly record: EventRecorder;
  readonly kubelet: EventRecorder;
  /** Milliseconds that a Job has waited for its image, by its `uid`. */
  readonly waited: Map<string, number>;
};

/** Performs the next step of a Job. @returns milliseconds until the following one */
function reconcile(within: Surroundings, key: string): number | undefined {
  const job = within.client.get(refOfKey('jobs.batch', key));
  if (job === undefined) return undefined;
  const conditions = conditionsOf(job);
  const isFinished = ['Complete', 'Failed'].some(
    (type) => conditionOf(conditions, type) !== undefined,
  );
  if (isFinished) {
    expire(within, job);
    return undefined;
  }
  if (textAt(job, 'status', 'startTime') === undefined) return begin(within, job);
  if (conditionOf(conditions, 'SuccessCriteriaMet') !== undefined) return finish(within, job);
  return work(within, job);
}

function begin({ client, clock, record }: Surroundings, job: KubeObject): number {
  const pod = client.create('pods', unpackPod(job, nodeFor(client)));
  setStatus(client, job, {
    startTime: timestamp(clock.now()),
    active: 1,
    terminating: 0,
    uncountedTerminatedPods: {},
    ready: 0,
  });
  const message = `Created pod: ${pod.metadata.name}`;
  record({ about: job, type: 'Normal', reason: 'SuccessfulCreate', message });
  return extractMilliseconds;
}

function work(within: Surroundings, job: KubeObject): number | undefined {
  const found = within.images.find(imageOf(job));
  if (found?.manifests.kind !== 'manifests') {
    const why = found?.manifests.kind === 'cannot-pull' ? found.manifests.message : 'not found';
    return waitForImage(within, job, why);
  }
  const { client, clock } = within;
  const { name, namespace = '' } = job.metadata;
  const configMap = client.get({ resource: 'configmaps', name, namespace });
  if (configMap === undefined) return undefined;
  if (configMap['binaryData'] === undefined) {
    const content = bundleContent(found, found.manifests.objects);
    client.update('configmaps', {
      ...configMap,
      metadata: { ...configMap.metadata, annotations: content.annotations },
      binaryData: content.binaryData,
    });
    return podDoneMilliseconds;
  }
  const pods = podsOf(client, job);
  for (const pod of pods) {
    client.updateStatus('pods', { ...pod, status: succeededPod(pod, clock.now()) });
  }
  setStatus(client, job, {
    conditions: [jobCondition('SuccessCriteriaMet', clock.now(), completed)],
    startTime: textAt(job, 'status', 'startTime') ?? '',
    terminating: 0,
    uncountedTerminatedPods: { succeeded: pods.map((pod) => pod.metadata.uid ?? '') },
    ready: 0,
  });
  return finishMilliseconds;
}

const completed = {
  reason: 'CompletionsReached',
  message: 'Reached expected number of succeeded pods',
};

function finish({ client, clock, record }: Surroundings, job: KubeObject): number {
  setStatus(client, job, {
    conditions: [...conditionsOf(job), jobCondition('Complete', clock.now(), completed)],
    startTime: textAt(job, 'status', 'startTime') ?? '',
    completionTime: timestamp(clock.now()),
    succeeded: 1,
    terminating: 0,
    uncountedTerminatedPods: {},
    ready: 0,
  });
  record({ about: job, type: 'Normal', reason: 'Completed', message: 'Job completed' });
  return millisecondsOf(job, 'ttlSecondsAfterFinished');
}

const deadline = {
  reason: 'DeadlineExceeded',
  message: 'Job was active longer than specified deadline',
};

/** A kubelet doubles the delay between attempts to pull an image, from 10 seconds to 5 minutes. */
const shortestBackOff = 10_000;
const longestBackOff = 300_000;

/** The pod waits for its image until the Job's deadline; the kubelet retries. */
function waitForImage(within: Surroundings, job: KubeObject, why: string): number {
  const { client, record } = within;
  const fresh = podsOf(client, job).filter(
    (pod) => listAt(pod, 'status', 'initContainerStatuses').length === 0,
  );
  for (const pod of fresh) backOff(within, pod, { image: imageOf(job), why });
  const next = untilNextPull(within, job);
  if (next > 0) return next;
  for (const { metadata } of podsOf(client, job)) {
    client.delete({ resource: 'pods', name: metadata.name, namespace: metadata.namespace ?? '' });
  }
  setStatus(client, job, {
    conditions: ['FailureTarget', 'Failed'].map((type) =>
      jobCondition(type, within.clock.now(), deadline),
    ),
    startTime: textAt(job, 'status', 'startTime') ?? '',
    failed: 1,
    terminating: 0,
    uncountedTerminatedPods: {},
    ready: 0,
  });
  record({ about: job, type: 'Warning', ...deadline });
  return millisecondsOf(job, 'ttlSecondsAfterFinished');
}

function backOff(
  { client, clock, kubelet }: Surroundings,
  pod: KubeObject,
  { image, why }: { readonly image: string; readonly why: string },
): void {
  const message = `Back-off pulling image "${image}": ErrImagePull: ${why}`;
  const waiting = { container: PULL_CONTAINER, reason: 'ImagePullBackOff', message } as const;
  client.updateStatus('pods', { ...pod, status: waitingPod(pod, clock.now(), waiting) });
  const news = [
    ['Normal', 'Pulling', `Pulling image "${image}"`],
    ['Warning', 'Failed', `Failed to pull image "${image}": ${why}`],
    ['Warning', 'Failed', 'Error: ErrImagePull'],
    ['Normal', 'BackOff', `Back-off pulling image "${image}"`],
    ['Warning', 'Failed', 'Error: ImagePullBackOff'],
  ] as const;
  for (const [type, reason, text] of news) kubelet({ about: pod, type, reason, message: text });
}

/** 0 after the Job's deadline. */
function untilNextPull({ waited }: Surroundings, job: KubeObject): number {
  const uid = job.metadata.uid ?? '';
  const soFar = waited.get(uid) ?? extractMilliseconds;
  const left = millisecondsOf(job, 'activeDeadlineSeconds') - soFar;
  const next = Math.min(left, Math.max(shortestBackOff, Math.min(soFar, longestBackOff)));
  waited.set(uid, soFar + next);
  return next;
}

/** Its time to live has expired: deletes the Job with its pods. */
function expire({ client }: Surroundings, job: KubeObject): void {
  const { name, namespace = '' } = job.metadata;
  client.delete({ resource: 'jobs.batch', name, namespace }, { propagation: 'Background' });
}

function podsOf(client: ClusterClient, job: KubeObject): readonly KubeObject[] {
  const { name, namespace = '' } = job.metadata;
  return client.list('pods', { namespace, labels: { 'job-name': name } });
}

function imageOf(job: KubeObject): string {
  const pull = listAt(job, 'spec', 'template', 'spec', 'initContainers').find(
    (container) => textAt(container, 'name') === PULL_CONTAINER,
  );
  return textAt(pull, 'image') ?? '';
}

function millisecondsOf(job: KubeObject, field: string): number {
  return (numberAt(job, 'spec', field) ?? 0) * 1000;
}

function setStatus(client: ClusterClient, job: KubeObject, status: JsonObject): void {
  client.updateStatus('jobs.batch', { ...job, status });
}

function jobCondition(type: string, now: number, why: typeof completed): JsonObject {
  const time = timestamp(now);
  return { type, status: 'True', lastProbeTime: time, lastTransitionTime: time, ...why };
}
