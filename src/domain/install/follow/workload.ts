import { listIn, recordIn, textIn } from '~/domain/catalog/json';
import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import type { ConcernedObject } from '~/domain/olmMessages/message';
import { type Deployment, deploymentModel } from '~/models/deployment';
import { type ContainerStatus, type Pod, podModel } from '~/models/pod';

/** A Deployment of an Operator, and what keeps it from being available. */
export type OperatorDeployment = {
  readonly object: ConcernedObject;
  /** OLM has created it. */
  readonly exists: boolean;
  readonly available: number;
  readonly wanted: number;
  /** How often containers of its pods of now were started again. */
  readonly restarts: number;
  readonly hindrances: readonly Hindrance[];
};

/** Kubernetes' own words about a Deployment or a pod of it. */
export type Hindrance = {
  /** The Deployment or a pod. */
  readonly object: ConcernedObject;
  readonly reason: string;
  readonly message: string;
  /** Of the pod; `null` when no container is to blame. */
  readonly container: string | null;
  /** Of a container that ended. */
  readonly exitCode: number | null;
};

/** The Deployments that an Operator consists of, in the order in which it names them. */
export function operatorDeployments(
  csv: ClusterServiceVersion,
  deployments: readonly Deployment[],
  pods: readonly Pod[],
): readonly OperatorDeployment[] {
  return deploymentNames(csv).map((name) => {
    const object = { model: deploymentModel, namespace: csv.metadata.namespace ?? null, name };
    const found = deployments.find(({ metadata }) => metadata.name === name);
    if (found === undefined) {
      return { object, exists: false, available: 0, wanted: 1, restarts: 0, hindrances: [] };
    }
    const available = found.status?.availableReplicas ?? 0;
    const wanted = found.spec?.replicas ?? 1;
    const own = podsOf(found, pods);
    const hindrances =
      available >= wanted ? [] : [...ofDeployment(found, object), ...podHindrances(own)];
    return { object, exists: true, available, wanted, restarts: restartsOf(own), hindrances };
  });
}

/** The install strategy is not typed: OLM takes any. */
function deploymentNames({ spec }: ClusterServiceVersion): readonly string[] {
  const strategy = recordIn(recordIn(recordIn(spec)['install'])['spec']);
  return listIn(strategy['deployments']).flatMap((one) => textIn(recordIn(one)['name']) ?? []);
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

function podsOf({ spec }: Deployment, pods: readonly Pod[]): readonly Pod[] {
  const wanted = Object.entries(spec?.selector?.matchLabels ?? {});
  if (wanted.length === 0) return [];
  return pods.filter(({ metadata }) =>
    wanted.every(([label, value]) => metadata.labels?.[label] === value),
  );
}

/** What keeps pods from running. */
export function podHindrances(pods: readonly Pod[]): readonly Hindrance[] {
  return pods.flatMap(({ metadata, status }) => {
    const unscheduled: readonly Words[] = (status?.conditions ?? []).filter(
      ({ type, status: value }) => type === 'PodScheduled' && value === 'False',
    );
    const containers = containersOf(status);
    const found = [...unscheduled, ...containers.flatMap((container) => ofContainer(container))];
    const object = {
      model: podModel,
      namespace: metadata.namespace ?? null,
      name: metadata.name,
    };
    return found.map(({ reason = '', message = '', container = null, exitCode = null }) => ({
      object,
      reason,
      message,
      container,
      exitCode,
    }));
  });
}

type Words = {
  readonly container?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly exitCode?: number;
};

/** Why a container does not run; for one that is started again and again, why it ended the last time. */
function ofContainer({ name: container, state, lastState }: ContainerStatus): readonly Words[] {
  const { waiting } = state ?? {};
  if (waiting === undefined || STARTING.includes(waiting.reason ?? '')) return [];
  const { terminated } = lastState ?? {};
  const ended = terminated === undefined ? [] : [terminated];
  return [waiting, ...ended].map((words) => ({ ...words, container }));
}

/** The normal course of things. */
const STARTING = ['', 'ContainerCreating', 'PodInitializing'];

function restartsOf(pods: readonly Pod[]): number {
  return pods
    .flatMap(({ status }) => containersOf(status))
    .reduce((sum, { restartCount = 0 }) => sum + restartCount, 0);
}

function containersOf(status: Pod['status']): readonly ContainerStatus[] {
  return [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
}
