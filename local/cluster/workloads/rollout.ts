/** Rollout of a Deployment: replicas of its old and new sets, and its status. */
import { isObject, numberAt, textAt } from '../kube/json';
import type { JsonObject, KubeObject } from '../kube/types';
import { conditionsOf, withCondition, type Condition } from '../olm/shared/conditions';

export type Limits = {
  readonly wanted: number;
  /** Replicas above `wanted` that may exist during a rollout. */
  readonly surge: number;
  /** Replicas below `wanted` that may be missing. */
  readonly unavailable: number;
};

/** Percentages round up for surge and down for unavailable; both zero means one may be missing (as Kubernetes does). */
export function limitsOf(deployment: KubeObject): Limits {
  const wanted = numberAt(deployment, 'spec', 'replicas') ?? 1;
  if (textAt(deployment, 'spec', 'strategy', 'type') === 'Recreate') {
    return { wanted, surge: 0, unavailable: wanted };
  }
  const rolling = deployment.spec?.['strategy'];
  const surge = share(field(rolling, 'maxSurge'), wanted, Math.ceil);
  const unavailable = share(field(rolling, 'maxUnavailable'), wanted, Math.floor);
  return surge === 0 && unavailable === 0
    ? { wanted, surge, unavailable: 1 }
    : { wanted, surge, unavailable };
}

export type Scale = { readonly next: number; readonly olds: readonly number[] };

export type Counts = { readonly replicas: number; readonly available: number };

/** Current sizes of the sets. `olds` keeps its order. */
export function nextScale(limits: Limits, current: Counts, olds: readonly Counts[]): Scale {
  const oldTotal = sum(olds.map(({ replicas }) => replicas));
  const room = limits.wanted + limits.surge - oldTotal;
  const next = Math.max(current.replicas, Math.min(limits.wanted, room), 0);
  const available = current.available + sum(olds.map((old) => old.available));
  const unhealthy = olds.map(({ replicas, available: up }) => Math.max(0, replicas - up));
  let removable = Math.max(0, available - (limits.wanted - limits.unavailable));
  const shrunk = olds.map((old, index) => {
    const healthy = old.replicas - (unhealthy[index] ?? 0);
    const removed = Math.min(healthy, removable);
    removable -= removed;
    return healthy - removed;
  });
  return { next: Math.min(next, limits.wanted), olds: shrunk };
}

type RolloutView = {
  readonly setName: string;
  readonly current: Counts & { readonly ready: number };
  readonly olds: readonly (Counts & { readonly ready: number; readonly wanted: number })[];
  readonly currentWanted: number;
  readonly now: string;
  readonly timedOut: boolean;
};

/** The status of a Deployment, computed from its sets. */
export function deploymentStatus(deployment: KubeObject, view: RolloutView): JsonObject {
  const { wanted, unavailable } = limitsOf(deployment);
  const replicas = view.current.replicas + sum(view.olds.map((old) => old.replicas));
  const available = view.current.available + sum(view.olds.map((old) => old.available));
  const ready = view.current.ready + sum(view.olds.map((old) => old.ready));
  const planned = view.currentWanted + sum(view.olds.map((old) => old.wanted));
  const missing = Math.max(0, planned - available);
  const updated = view.current.replicas;
  const complete = updated === wanted && replicas === wanted && view.current.available >= wanted;
  const conditions = withRolloutConditions(deployment, view, {
    isAvailable: available >= wanted - unavailable,
    complete,
    begun: replicas > 0 || updated > 0,
  });
  return {
    observedGeneration: deployment.metadata.generation ?? 1,
    ...(replicas === 0 ? {} : { replicas }),
    ...(updated === 0 ? {} : { updatedReplicas: updated }),
    ...(ready === 0 ? {} : { readyReplicas: ready }),
    ...(available === 0 ? {} : { availableReplicas: available }),
    ...(missing === 0 ? {} : { unavailableReplicas: missing }),
    terminatingReplicas: 0,
    conditions,
  };
}

type Progress = {
  readonly isAvailable: boolean;
  readonly complete: boolean;
  readonly begun: boolean;
};

function withRolloutConditions(
  deployment: KubeObject,
  view: RolloutView,
  progress: Progress,
): readonly Condition[] {
  const before = conditionsOf(deployment);
  const available = progress.isAvailable
    ? cause('MinimumReplicasAvailable', 'Deployment has minimum availability.')
    : cause('MinimumReplicasUnavailable', 'Deployment does not have minimum availability.');
  const after = renewed(before, view.now, {
    type: 'Available',
    status: progress.isAvailable ? 'True' : 'False',
    ...available,
  });
  const news = progressNews(view, progress);
  return news === undefined ? after : renewed(after, view.now, news);
}

function progressNews(view: RolloutView, progress: Progress): Condition | undefined {
  const set = `ReplicaSet "${view.setName}"`;
  const type = 'Progressing';
  if (progress.complete) {
    return {
      type,
      status: 'True',
      ...cause('NewReplicaSetAvailable', `${set} has successfully progressed.`),
    };
  }
  if (view.timedOut) {
    return {
      type,
      status: 'False',
      ...cause('ProgressDeadlineExceeded', `${set} has timed out progressing.`),
    };
  }
  return progress.begun
    ? { type, status: 'True', ...cause('ReplicaSetUpdated', `${set} is progressing.`) }
    : undefined;
}

/** Like the deployment controller: an unchanged condition keeps its position, a changed one is appended. */
export function renewed(
  conditions: readonly Condition[],
  now: string,
  news: Condition,
): readonly Condition[] {
  const known = conditions.find(({ type }) => type === news.type);
  if (known?.status === news.status && known['reason'] === news['reason']) return conditions;
  const lastTransitionTime =
    known?.status === news.status ? (known['lastTransitionTime'] ?? now) : now;
  return withCondition(
    conditions.filter(({ type }) => type !== news.type),
    { ...news, lastUpdateTime: now, lastTransitionTime },
  );
}

function cause(reason: string, message: string): { reason: string; message: string } {
  return { reason, message };
}

function field(strategy: unknown, name: string): unknown {
  const rolling = isObject(strategy) ? strategy['rollingUpdate'] : undefined;
  return isObject(rolling) ? rolling[name] : undefined;
}

/** A number, or a percentage of `whole`; absent is 25 %, Kubernetes' default. */
function share(value: unknown, whole: number, round: (amount: number) => number): number {
  if (typeof value === 'number') return value;
  const percent = typeof value === 'string' ? Number.parseFloat(value) : 25;
  return round((whole * percent) / 100);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
