/** The deployment controller: one ReplicaSet per pod template, replaced within surge and availability. */
import { numberAt, objectAt, textAt } from '../kube/json';
import type { Clock, Controller, JsonObject, KubeObject } from '../kube/types';
import { conditionOf, conditionsOf } from '../olm/shared/conditions';
import { createEventRecorder, type EventRecorder } from '../olm/shared/events';
import { timestamp } from '../olm/shared/names';
import { specHash, stableText } from './generatedNames';
import { controlledBy } from './owners';
import { replicaSetDraft, REVISION } from './replicaSetDraft';
import { deploymentStatus, limitsOf, nextScale, renewed } from './rollout';
import {
  eventController,
  watchControlled,
  watchLiving,
  type Surroundings,
} from './eventController';
import { keyOf, refOfKey } from './eventQueue';

const DEPLOYMENTS = 'deployments.apps';
const REPLICA_SETS = 'replicasets.apps';
const delay = 12;
/** Kubernetes' defaults for a Deployment. */
const defaultDeadlineSeconds = 600;
const defaultHistory = 10;

export const deploymentController: Controller = eventController({
  name: 'deployment-controller',
  delay,
  begin: ({ client, clock, queue }) => {
    const record = createEventRecorder(client, clock, 'deployment-controller');
    return {
      reconcile: (key) => {
        const deployment = client.get(refOfKey(DEPLOYMENTS, key));
        if (deployment === undefined || deployment.metadata.deletionTimestamp !== undefined) return;
        reconcile({ client, clock, record, queue }, deployment);
      },
      first: client.list(DEPLOYMENTS).map(keyOf),
      watches: [
        watchLiving(queue, DEPLOYMENTS),
        watchControlled(queue, REPLICA_SETS, 'Deployment'),
      ],
    };
  },
});

type Context = Surroundings & { readonly record: EventRecorder };

function reconcile(context: Context, deployment: KubeObject): void {
  const { client } = context;
  const hash = specHash(objectAt(deployment, 'spec', 'template') ?? {});
  const name = `${deployment.metadata.name}-${hash}`;
  const sets = controlledBy(client, REPLICA_SETS, deployment).filter(
    ({ metadata }) => metadata.deletionTimestamp === undefined,
  );
  const current = sets.find((set) => set.metadata.name === name);
  const olds = sets.filter((set) => set.metadata.name !== name);
  const scale = nextScale(limitsOf(deployment), countsOf(current), olds.map(countsOf));
  if (current === undefined) {
    begin(context, deployment, { name, hash, replicas: scale.next, olds });
    return;
  }
  resize(context, deployment, { set: current, to: scale.next });
  olds.forEach((old, index) => {
    resize(context, deployment, { set: old, to: scale.olds[index] ?? 0 });
  });
  removeHistory(context, deployment, olds);
  writeStatus(context, deployment, name);
}

type NewSet = {
  readonly name: string;
  readonly hash: string;
  readonly replicas: number;
  readonly olds: readonly KubeObject[];
};

function begin(
  context: Context,
  deployment: KubeObject,
  { name, hash, replicas, olds }: NewSet,
): void {
  const { client, clock, record } = context;
  const revision = String(
    Math.max(0, ...olds.map((set) => Number(set.metadata.annotations?.[REVISION] ?? 0))) + 1,
  );
  client.create(REPLICA_SETS, replicaSetDraft(deployment, { name, hash, replicas, revision }));
  if (replicas > 0) scaled(record, deployment, { name, from: 0, to: replicas });
  const revised = client.update(DEPLOYMENTS, {
    ...deployment,
    metadata: {
      ...deployment.metadata,
      annotations: { ...deployment.metadata.annotations, [REVISION]: revision },
    },
  });
  const conditions = renewed(conditionsOf(revised), timestamp(clock.now()), {
    type: 'Progressing',
    status: 'True',
    reason: 'NewReplicaSetCreated',
    message: `Created new replica set "${name}"`,
  });
  client.updateStatus(DEPLOYMENTS, { ...revised, status: { ...revised.status, conditions } });
}

type Resize = { readonly set: KubeObject; readonly to: number };

function resize(context: Context, deployment: KubeObject, { set, to }: Resize): void {
  const from = numberAt(set, 'spec', 'replicas') ?? 0;
  if (from === to) return;
  context.client.update(REPLICA_SETS, { ...set, spec: { ...set.spec, replicas: to } });
  scaled(context.record, deployment, { name: set.metadata.name, from, to });
}

function scaled(
  record: EventRecorder,
  about: KubeObject,
  change: { readonly name: string; readonly from: number; readonly to: number },
): void {
  const direction = change.to > change.from ? 'up' : 'down';
  record({
    about,
    type: 'Normal',
    reason: 'ScalingReplicaSet',
    message: `Scaled ${direction} replica set ${change.name} from ${change.from} to ${change.to}`,
  });
}

function removeHistory(
  context: Context,
  deployment: KubeObject,
  olds: readonly KubeObject[],
): void {
  const kept = numberAt(deployment, 'spec', 'revisionHistoryLimit') ?? defaultHistory;
  const empty = olds.filter(
    (set) =>
      numberAt(set, 'spec', 'replicas') === 0 && (numberAt(set, 'status', 'replicas') ?? 0) === 0,
  );
  const oldestFirst = [...empty].sort(
    (a, b) =>
      Number(a.metadata.annotations?.[REVISION]) - Number(b.metadata.annotations?.[REVISION]),
  );
  for (const set of oldestFirst.slice(0, Math.max(0, empty.length - kept))) {
    context.client.delete(refOfKey(REPLICA_SETS, keyOf(set)));
  }
}

function writeStatus(context: Context, stale: KubeObject, setName: string): void {
  const { client, clock, queue } = context;
  const deployment = client.get(refOfKey(DEPLOYMENTS, keyOf(stale))) ?? stale;
  const sets = controlledBy(client, REPLICA_SETS, deployment);
  const view = sets.map((set) => ({
    name: set.metadata.name,
    ...countsOfStatus(set),
    wanted: numberAt(set, 'spec', 'replicas') ?? 0,
  }));
  const current = view.find(({ name }) => name === setName);
  const status = deploymentStatus(deployment, {
    setName,
    current: current ?? { replicas: 0, available: 0, ready: 0 },
    currentWanted: current?.wanted ?? 0,
    olds: view.filter(({ name }) => name !== setName),
    now: timestamp(clock.now()),
    timedOut: hasTimedOut(deployment, clock),
  });
  if (stableText(deployment.status ?? {}) !== stableText(status)) {
    client.updateStatus(DEPLOYMENTS, { ...deployment, status });
  }
  if (!isComplete(status)) queue.add(keyOf(deployment), deadlineOf(deployment) * 1000 + delay);
}

/** No progress for `progressDeadlineSeconds`. */
function hasTimedOut(deployment: KubeObject, clock: Clock): boolean {
  const progressing = conditionOf(conditionsOf(deployment), 'Progressing');
  if (progressing === undefined || progressing['reason'] === 'NewReplicaSetAvailable') return false;
  if (progressing['reason'] === 'ProgressDeadlineExceeded') return true;
  const since = Date.parse(textAt(progressing, 'lastUpdateTime') ?? '');
  return clock.now() - since >= deadlineOf(deployment) * 1000;
}

function isComplete(status: JsonObject): boolean {
  return (
    conditionOf(conditionsOf({ status }), 'Progressing')?.['reason'] === 'NewReplicaSetAvailable'
  );
}

function deadlineOf(deployment: KubeObject): number {
  return numberAt(deployment, 'spec', 'progressDeadlineSeconds') ?? defaultDeadlineSeconds;
}

function countsOf(set: KubeObject | undefined): { replicas: number; available: number } {
  return {
    replicas: numberAt(set, 'spec', 'replicas') ?? 0,
    available: numberAt(set, 'status', 'availableReplicas') ?? 0,
  };
}

function countsOfStatus(set: KubeObject): { replicas: number; available: number; ready: number } {
  return {
    replicas: numberAt(set, 'status', 'replicas') ?? 0,
    available: numberAt(set, 'status', 'availableReplicas') ?? 0,
    ready: numberAt(set, 'status', 'readyReplicas') ?? 0,
  };
}
