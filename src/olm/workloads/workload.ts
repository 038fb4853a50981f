import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { homeOf } from '~/olm/installed/members';
import { PATIENCE } from '~/olm/status/statuses';
import type { ConcernedObject } from '~/olm/messages/message';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { type ContainerStatus, type Pod, podModel } from '~/kube/models/workloads';

/** A Deployment of an Operator with the problems that make it unavailable. */
export type OperatorDeployment = {
  readonly object: ConcernedObject;
  /** OLM has created it. */
  readonly exists: boolean;
  readonly available: number;
  readonly wanted: number;
  /** The labels of its pods; empty: unknown. */
  readonly podLabels: Readonly<Record<string, string>>;
  /** The restarts of the current pods' containers. */
  readonly restarts: number;
  readonly hindrances: readonly Hindrance[];
};

/** A message of Kubernetes about a Deployment or one of its pods. */
export type Hindrance = {
  /** The Deployment or a pod. */
  readonly object: ConcernedObject;
  readonly reason: string;
  readonly message: string;
  /** A container of the pod; `null`: not specific to a container. */
  readonly container: string | null;
  /** The exit code of a terminated container. */
  readonly exitCode: number | null;
  /** The start of a state that is normal for a while; absent: significant immediately. */
  readonly since?: string;
};

/** The Deployments of an Operator in the order of its CSV. */
export function operatorDeployments(
  csv: ClusterServiceVersion,
  deployments: readonly Deployment[],
  pods: readonly Pod[],
): readonly OperatorDeployment[] {
  return deploymentNames(csv).map((name) => {
    const object = { model: deploymentModel, namespace: homeOf(csv), name };
    const found = deployments.find(({ metadata }) => metadata.name === name);
    if (found === undefined) {
      const nothing = { available: 0, wanted: 1, podLabels: {}, restarts: 0, hindrances: [] };
      return { object, exists: false, ...nothing };
    }
    return deploymentState(found, pods);
  });
}

/** The state of a Deployment. @param pods of its namespace */
export function deploymentState(found: Deployment, pods: readonly Pod[]): OperatorDeployment {
  const { name, namespace = null } = found.metadata;
  const object = { model: deploymentModel, namespace, name };
  const { available, unavailable, wanted } = replicasOf(found);
  const podLabels = found.spec?.selector?.matchLabels ?? {};
  const own = podsOf({ podLabels }, pods);
  const hindrances =
    available >= wanted && unavailable === 0
      ? []
      : [...ofDeployment(found, object), ...hindrancesOf(own)];
  const restarts = restartsOf(own);
  return { object, exists: true, available, wanted, podLabels, restarts, hindrances };
}

/**
 * While the pods of an update fail, those of the previous version remain available (kube-controller-manager 1.36.2:
 * `availableReplicas` 1, `unavailableReplicas` 1).
 */
function replicasOf({ spec, status }: Deployment) {
  return {
    wanted: spec?.replicas ?? 1,
    available: status?.availableReplicas ?? 0,
    unavailable: status?.unavailableReplicas ?? 0,
  };
}

/** The install strategy is untyped, because OLM accepts any. */
function deploymentNames({ spec }: ClusterServiceVersion): readonly string[] {
  const strategy = recordIn(recordIn(recordIn(spec)['install'])['spec']);
  return listIn(strategy['deployments']).flatMap((one) => textIn(recordIn(one)['name']) ?? []);
}

/** The problem that explains the others; `null`: none. What is normal for a while has a start and explains nothing. */
export function lastingCause(hindrances: readonly Hindrance[]): Hindrance | null {
  const lasting = hindrances.filter(({ since }) => since === undefined);
  // The Deployment only reports that no pod became ready in time.
  return lasting.find(({ object }) => object.model.kind === 'Pod') ?? lasting[0] ?? null;
}

/** No pod can be created (quota, security constraints), or none became ready in time. */
function ofDeployment({ status }: Deployment, object: ConcernedObject): readonly Hindrance[] {
  return (status?.conditions ?? [])
    .filter(
      ({ type, status: value }) =>
        (type === 'ReplicaFailure' && value === 'True') ||
        (type === 'Progressing' && value === 'False'),
    )
    .map(({ reason = '', message = '' }) => ({
      object,
      reason,
      message,
      container: null,
      exitCode: null,
    }));
}

/** The pods of a Deployment. @param pods of its namespace */
export function podsOf(
  { podLabels }: Pick<OperatorDeployment, 'podLabels'>,
  pods: readonly Pod[],
): readonly Pod[] {
  const wanted = Object.entries(podLabels);
  if (wanted.length === 0) return [];
  return pods.filter(({ metadata }) =>
    wanted.every(([label, value]) => metadata.labels?.[label] === value),
  );
}

/** The problems that keep pods from running. */
export function hindrancesOf(pods: readonly Pod[]): readonly Hindrance[] {
  return pods.flatMap(({ metadata, status }) => {
    const unscheduled: readonly Words[] = (status?.conditions ?? []).filter(
      ({ type, status: value }) => type === 'PodScheduled' && value === 'False',
    );
    const containers = containersOf(status);
    const waiting = [...unscheduled, ...containers.flatMap((container) => ofContainer(container))];
    const found = waiting.length > 0 ? waiting : unready(status);
    const object = {
      model: podModel,
      namespace: metadata.namespace ?? null,
      name: metadata.name,
    };
    return found.map(({ reason = '', message = '', container = null, exitCode = null, since }) => ({
      object,
      reason,
      message,
      container,
      exitCode,
      ...(since === undefined ? {} : { since }),
    }));
  });
}

/** The containers run, but one does not become ready (recording csv_never_ready). */
function unready(status: Pod['status']): readonly Words[] {
  const container = containersOf(status).find(
    ({ state, ready }) => !isOver(state) && ready === false,
  );
  const condition = (status?.conditions ?? []).find(
    ({ type, status: value }) => type === 'Ready' && value === 'False',
  );
  if (status?.phase !== 'Running' || container === undefined || condition === undefined) return [];
  const { reason, message, lastTransitionTime: since } = condition;
  return [
    {
      container: container.name,
      ...(reason === undefined ? {} : { reason }),
      ...(message === undefined ? {} : { message }),
      ...(since === undefined ? {} : { since }),
    },
  ];
}

function isOver(state: ContainerStatus['state']): boolean {
  return state?.terminated !== undefined || state?.waiting !== undefined;
}

/** The earliest start of a state that is normal for a while; `null`: none. */
export function unreadySince(deployments: readonly OperatorDeployment[]): string | null {
  const times = deployments.flatMap(({ hindrances }) =>
    hindrances.flatMap(({ since }) => since ?? []),
  );
  return times.toSorted()[0] ?? null;
}

/**
 * Without states that are normal for a while.
 * @param now milliseconds since 1970; `null`: the states are still normal
 */
export function afterGracePeriod(
  deployments: readonly OperatorDeployment[],
  now: number | null,
): readonly OperatorDeployment[] {
  const counts = ({ since }: Hindrance): boolean =>
    since === undefined || (now !== null && now - Date.parse(since) > PATIENCE);
  return deployments.map((one) => ({ ...one, hindrances: one.hindrances.filter(counts) }));
}

type Words = {
  readonly container?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly exitCode?: number;
  readonly since?: string;
};

/** The reason why a container does not run; for repeated restarts, the reason of the last termination. */
function ofContainer({ name: container, state, lastState }: ContainerStatus): readonly Words[] {
  const { waiting } = state ?? {};
  if (waiting === undefined || STARTING.includes(waiting.reason ?? '')) return [];
  const { terminated } = lastState ?? {};
  const ended = terminated === undefined ? [] : [terminated];
  return [waiting, ...ended].map((words) => ({ ...words, container }));
}

/** Normal states of a start. */
const STARTING = ['', 'ContainerCreating', 'PodInitializing'];

function restartsOf(pods: readonly Pod[]): number {
  return pods
    .flatMap(({ status }) => containersOf(status))
    .reduce((sum, { restartCount = 0 }) => sum + restartCount, 0);
}

function containersOf(status: Pod['status']): readonly ContainerStatus[] {
  return [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
}
