/** The Job controller: creates pods one by one until enough succeed or too many fail. */
import { isObject, numberAt, objectAt, textAt } from '../kube/json';
import type { Controller, JsonObject, KubeObject } from '../kube/types';
import { createEventRecorder, type EventRecorder } from '../olm/shared/events';
import { conditionOf, conditionsOf } from '../olm/shared/conditions';
import { timestamp } from '../olm/shared/names';
import { isRunByOlm } from './behavior';
import { stableText } from './generatedNames';
import { controlledBy } from './owners';
import { podOf } from './replicaSets';
import {
  eventController,
  watchControlled,
  watchLiving,
  type Surroundings,
} from './eventController';
import { keyOf, refOfKey } from './eventQueue';

const JOBS = 'jobs.batch';
const delay = 15;
const defaultBackoffLimit = 6;

export const jobController: Controller = eventController({
  name: 'job-controller',
  delay,
  begin: ({ client, clock, queue }) => {
    const record = createEventRecorder(client, clock, 'job-controller');
    return {
      reconcile: (key) => {
        const job = client.get(refOfKey(JOBS, key));
        if (job === undefined || isRunByOlm(job)) return;
        if (job.metadata.deletionTimestamp !== undefined) return;
        if (endOf(job) === undefined) reconcile({ client, clock, record, queue }, job);
        else expire({ client, clock, record, queue }, job);
      },
      first: client.list(JOBS).map(keyOf),
      watches: [watchLiving(queue, JOBS), watchControlled(queue, 'pods', 'Job')],
    };
  },
});

type Context = Surroundings & { readonly record: EventRecorder };

function reconcile(context: Context, job: KubeObject): void {
  const { client, clock } = context;
  const now = timestamp(clock.now());
  const startTime = textAt(job, 'status', 'startTime') ?? now;
  const pods = controlledBy(client, 'pods', job);
  const inPhase = (phase: string): readonly KubeObject[] =>
    pods.filter((pod) => textAt(pod, 'status', 'phase') === phase);
  const succeeded = inPhase('Succeeded');
  const failed = inPhase('Failed').length;
  const active = pods.length - succeeded.length - failed;
  const completions = numberAt(job, 'spec', 'completions') ?? 1;
  if (succeeded.length >= completions) {
    complete(context, job, { startTime, succeeded });
    return;
  }
  const failure = failureOf(context, job, { startTime, failed });
  if (failure !== undefined) {
    fail(context, job, { startTime, failed, failure });
    return;
  }
  if (active === 0) createPod(context, job);
  write(context, job, {
    startTime,
    active: Math.max(active, 1),
    ...(failed === 0 ? {} : { failed }),
    terminating: 0,
    uncountedTerminatedPods: {},
    ready: 0,
  });
}

function createPod({ client, record }: Context, job: KubeObject): void {
  const uid = job.metadata.uid ?? '';
  const name = job.metadata.name;
  const draft = podOf(job, `${name}-`);
  const identity = {
    'batch.kubernetes.io/controller-uid': uid,
    'batch.kubernetes.io/job-name': name,
    'controller-uid': uid,
    'job-name': name,
  };
  const pod = client.create('pods', {
    ...draft,
    metadata: { ...draft.metadata, labels: { ...draft.metadata.labels, ...identity } },
  });
  record({
    about: job,
    type: 'Normal',
    reason: 'SuccessfulCreate',
    message: `Created pod: ${pod.metadata.name}`,
  });
}

function complete(
  context: Context,
  job: KubeObject,
  of: { readonly startTime: string; readonly succeeded: readonly KubeObject[] },
): void {
  const now = timestamp(context.clock.now());
  const reached = (type: string): JsonObject => ({
    type,
    status: 'True',
    lastProbeTime: now,
    lastTransitionTime: now,
    reason: 'CompletionsReached',
    message: 'Reached expected number of succeeded pods',
  });
  const counting = write(context, job, {
    conditions: [reached('SuccessCriteriaMet')],
    startTime: of.startTime,
    terminating: 0,
    uncountedTerminatedPods: { succeeded: of.succeeded.map(({ metadata }) => metadata.uid ?? '') },
    ready: 0,
  });
  const done = write(context, counting, {
    conditions: [reached('SuccessCriteriaMet'), reached('Complete')],
    startTime: of.startTime,
    completionTime: now,
    succeeded: of.succeeded.length,
    terminating: 0,
    uncountedTerminatedPods: {},
    ready: 0,
  });
  context.record({ about: done, type: 'Normal', reason: 'Completed', message: 'Job completed' });
}

type Failure = { readonly reason: string; readonly message: string };

function failureOf(
  { clock, queue }: Context,
  job: KubeObject,
  { startTime, failed }: { readonly startTime: string; readonly failed: number },
): Failure | undefined {
  if (failed > (numberAt(job, 'spec', 'backoffLimit') ?? defaultBackoffLimit)) {
    return {
      reason: 'BackoffLimitExceeded',
      message: 'Job has reached the specified backoff limit',
    };
  }
  const deadline = numberAt(job, 'spec', 'activeDeadlineSeconds');
  if (deadline === undefined) return undefined;
  const left = Date.parse(startTime) + deadline * 1000 - clock.now();
  if (left > 0) {
    queue.add(keyOf(job), left);
    return undefined;
  }
  return {
    reason: 'DeadlineExceeded',
    message: 'Job was active longer than specified deadline',
  };
}

function fail(
  context: Context,
  job: KubeObject,
  of: { readonly startTime: string; readonly failed: number; readonly failure: Failure },
): void {
  const { client, clock, record } = context;
  for (const pod of controlledBy(client, 'pods', job)) {
    if (['Pending', 'Running'].includes(textAt(pod, 'status', 'phase') ?? 'Pending')) {
      client.delete(refOfKey('pods', keyOf(pod)));
    }
  }
  const now = timestamp(clock.now());
  const condition = (type: string): JsonObject => ({
    type,
    status: 'True',
    lastProbeTime: now,
    lastTransitionTime: now,
    ...of.failure,
  });
  const failed = write(context, job, {
    conditions: [condition('FailureTarget'), condition('Failed')],
    startTime: of.startTime,
    failed: Math.max(of.failed, 1),
    terminating: 0,
    uncountedTerminatedPods: {},
    ready: 0,
  });
  record({ about: failed, type: 'Warning', ...of.failure });
}

/** Deletes a finished Job after its `ttlSecondsAfterFinished`. */
function expire({ client, clock, queue }: Context, job: KubeObject): void {
  const seconds = numberAt(job, 'spec', 'ttlSecondsAfterFinished');
  const end = endOf(job);
  if (seconds === undefined || end === undefined) return;
  const left = Date.parse(end) + seconds * 1000 - clock.now();
  if (left > 0) queue.add(keyOf(job), left);
  else client.delete(refOfKey(JOBS, keyOf(job)), { propagation: 'Background' });
}

/** The time when a Job ended, RFC 3339; absent while it is active. */
function endOf(job: KubeObject): string | undefined {
  const conditions = conditionsOf(job);
  const end = conditionOf(conditions, 'Complete') ?? conditionOf(conditions, 'Failed');
  return textAt(end, 'lastTransitionTime');
}

function write({ client }: Context, job: KubeObject, status: JsonObject): KubeObject {
  const known = objectAt(job, 'status');
  if (isObject(known) && stableText(known) === stableText(status)) return job;
  return client.updateStatus(JOBS, { ...job, status });
}
