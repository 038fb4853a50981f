import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessCluster } from '../kube/inProcess';
import { isObject, listAt, objectAt, textAt } from '../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../kube/types';
import { createTestClock, type TestClock } from '../kube/testClock';
import { podLogs } from './podLogs';
import { workloadControllers } from './workloads';

const namespace = 'home';
let client: ClusterClient;
let clock: TestClock;
let stop: () => void;

beforeEach(() => {
  clock = createTestClock();
  ({ client, stop } = createInProcessCluster({ clock, controllers: workloadControllers() }));
  const metadata = { name: namespace };
  client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata });
});
afterEach(() => {
  stop();
});

function template(of: { readonly image?: string; readonly behavior?: string }): JsonObject {
  const { image = 'registry.example.com/db:1', behavior } = of;
  return {
    metadata: {
      labels: { app: 'db' },
      ...(behavior === undefined
        ? {}
        : { annotations: { 'local.operator-hub/behavior': behavior } }),
    },
    spec: { containers: [{ name: 'manager', image }] },
  };
}

function deploy(of: { readonly image?: string; readonly behavior?: string }): void {
  client.create('deployments.apps', {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'db', namespace },
    spec: { replicas: 1, selector: { matchLabels: { app: 'db' } }, template: template(of) },
  });
}

function run(of: { readonly behavior?: string; readonly spec?: JsonObject }): void {
  client.create('jobs.batch', {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'task', namespace },
    spec: { backoffLimit: 1, template: onceOnly(template(of)), ...of.spec },
  });
}

function onceOnly(pod: JsonObject): JsonObject {
  return { ...pod, spec: { ...objectAt(pod, 'spec'), restartPolicy: 'Never' } };
}

function deployment(): KubeObject | undefined {
  return client.get({ resource: 'deployments.apps', namespace, name: 'db' });
}

function conditions(object: KubeObject | undefined): readonly string[] {
  return listAt(object, 'status', 'conditions').map(
    (condition) => `${textAt(condition, 'type') ?? ''}=${textAt(condition, 'reason') ?? ''}`,
  );
}

function pod(): KubeObject {
  const [found] = client.list('pods', { namespace });
  if (found === undefined) throw new Error('no pod');
  return found;
}

function log(previous = false): ReturnType<typeof podLogs> {
  return podLogs(pod(), { container: 'manager', previous });
}

function waitingReason(): string | undefined {
  const status = listAt(pod(), 'status', 'containerStatuses').find(isObject);
  return textAt(status, 'state', 'waiting', 'reason');
}

describe('a Deployment', () => {
  it('gets a ReplicaSet, a pod and the recorded conditions and Events', () => {
    const reasons: unknown[] = [];
    client.subscribe('events', ({ object }) => reasons.push(object['reason']));
    deploy({});
    clock.advance(100);
    expect(conditions(deployment())).toEqual([
      'Available=MinimumReplicasUnavailable',
      'Progressing=ReplicaSetUpdated',
    ]);
    clock.advance(5_000);
    expect(conditions(deployment())).toEqual([
      'Available=MinimumReplicasAvailable',
      'Progressing=NewReplicaSetAvailable',
    ]);
    expect(deployment()?.status).toMatchObject({ replicas: 1, readyReplicas: 1 });
    expect(reasons).toEqual([
      'ScalingReplicaSet',
      'SuccessfulCreate',
      'Scheduled',
      'Pulled',
      'Created',
      'Started',
    ]);
    expect(log()).toMatchObject({ text: expect.stringContaining('Starting workers') });
  });

  it('rolls out a changed template and keeps the pod until the new one is ready', () => {
    deploy({});
    clock.advance(5_000);
    const before = deployment();
    if (before === undefined) throw new Error('no deployment');
    const changed = { ...before.spec, template: template({ image: 'registry.example.com/db:2' }) };
    client.update('deployments.apps', { ...before, spec: changed });
    clock.advance(300);
    expect(client.list('pods', { namespace })).toHaveLength(2);
    clock.advance(10_000);
    const images = client
      .list('pods', { namespace })
      .map((one) => textAt(listAt(one, 'spec', 'containers').find(isObject), 'image'));
    expect(images).toEqual(['registry.example.com/db:2']);
    expect(deployment()?.metadata.annotations?.['deployment.kubernetes.io/revision']).toBe('2');
  });

  it('exceeds its progress deadline when its pod never gets ready', () => {
    deploy({ behavior: 'never-ready' });
    clock.advance(30_000);
    expect(conditions(deployment())[0]).toBe('Available=MinimumReplicasUnavailable');
    clock.advance(600_000);
    expect(conditions(deployment())).toContain('Progressing=ProgressDeadlineExceeded');
  });

  it('is deleted with its pods', () => {
    deploy({});
    clock.advance(5_000);
    client.delete({ resource: 'deployments.apps', namespace, name: 'db' });
    clock.advance(5_000);
    expect(client.list('replicasets.apps', { namespace })).toEqual([]);
    expect(client.list('pods', { namespace })).toEqual([]);
  });
});

describe('a pod', () => {
  it.each([
    { of: { behavior: 'crash-loop' }, reason: 'CrashLoopBackOff' },
    { of: { behavior: 'image-pull-error' }, reason: 'ImagePullBackOff' },
    { of: { image: 'registry.nowhere.invalid/db:1' }, reason: 'ImagePullBackOff' },
    { of: { behavior: 'never-ready' }, reason: undefined },
  ])('of $of waits for $reason', ({ of, reason }) => {
    deploy(of);
    clock.advance(10_000);
    expect(waitingReason()).toBe(reason);
    expect(deployment()?.status?.['readyReplicas']).toBeUndefined();
  });

  it('whose container crashes has the log of its last run', () => {
    deploy({ behavior: 'crash-loop' });
    clock.advance(10_000);
    expect(log()).toMatchObject({ text: expect.stringContaining('problem running manager') });
    expect(log(true)).toEqual(log());
  });

  it.each([
    {
      previous: false,
      why: 'container "manager" in pod "%" is waiting to start: trying and failing to pull image',
    },
    { previous: true, why: 'previous terminated container "manager" in pod "%" not found' },
  ])('whose image cannot be pulled has no log, previous: $previous', ({ previous, why }) => {
    deploy({ behavior: 'image-pull-error' });
    clock.advance(10_000);
    expect(log(previous)).toEqual({ kind: 'none', why: why.replace('%', pod().metadata.name) });
  });
});

describe('a Job', () => {
  const job = (): KubeObject | undefined =>
    client.get({ resource: 'jobs.batch', namespace, name: 'task' });

  it('completes with its pod', () => {
    run({});
    clock.advance(5_000);
    expect(conditions(job())).toEqual([
      'SuccessCriteriaMet=CompletionsReached',
      'Complete=CompletionsReached',
    ]);
    expect(job()?.status).toMatchObject({ succeeded: 1 });
  });

  it('fails when its pods fail too often', () => {
    run({ behavior: 'crash-loop' });
    clock.advance(30_000);
    expect(conditions(job())).toContain('Failed=BackoffLimitExceeded');
  });

  it('fails at its deadline', () => {
    run({ behavior: 'never-ready', spec: { activeDeadlineSeconds: 30 } });
    clock.advance(60_000);
    expect(conditions(job())).toContain('Failed=DeadlineExceeded');
  });

  it('is deleted after ttlSecondsAfterFinished', () => {
    run({ spec: { ttlSecondsAfterFinished: 60 } });
    clock.advance(90_000);
    expect(job()).toBeUndefined();
  });
});
