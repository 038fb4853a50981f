import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { ContainerStatus, Pod } from '~/kube/models/workloads';
import type { BundleObjects } from '~/olm/plans/planContent';
import { statedList } from '~/olm/statedList';

/** A Deployment that an Operator runs. */
export type PlannedDeployment = {
  readonly id: string;
  readonly csvName: string;
  readonly name: string;
  readonly account: string;
  /** The default of a Deployment is 1. */
  readonly replicas: number;
  readonly images: readonly string[];
  /** The privileges beyond the isolation of its pods. */
  readonly privileges: readonly Privilege[];
};

export type Privilege =
  'privileged' | 'host-network' | 'host-pid' | 'host-ipc' | 'host-path' | 'root' | 'control-plane';

/** An API that an Operator provides by its own server instead of a CustomResourceDefinition. */
export type PlannedApiService = {
  readonly id: string;
  readonly csvName: string;
  /** `<version>.<group>` */
  readonly name: string;
  readonly kind: string;
  readonly deployment: string;
};

export function deploymentsOf(content: BundleObjects): readonly PlannedDeployment[] {
  return csvsOf(content).flatMap(({ csvName, spec }) => {
    const { deployments } = recordIn(recordIn(spec['install'])['spec']);
    return listIn(deployments).map((item) => {
      const { name, spec: deployment } = recordIn(item);
      const pod = podOf(recordIn(deployment));
      return {
        id: `${csvName} ${textIn(name) ?? ''}`,
        csvName,
        name: textIn(name) ?? '',
        account: textIn(pod['serviceAccountName']) ?? 'default',
        replicas: replicasIn(deployment),
        images: containerRecords(pod).flatMap(({ image }) => textIn(image) ?? []),
        privileges: privilegesOf(pod),
      };
    });
  });
}

export function apiServicesOf(content: BundleObjects): readonly PlannedApiService[] {
  return csvsOf(content).flatMap(({ csvName, spec }) =>
    listIn(recordIn(spec['apiservicedefinitions'])['owned']).map((item) => {
      const { group, version, kind, deploymentName } = recordIn(item);
      const name = `${textIn(version) ?? ''}.${textIn(group) ?? ''}`;
      return {
        id: `${csvName} ${name} ${textIn(kind) ?? ''}`,
        csvName,
        name,
        kind: textIn(kind) ?? '',
        deployment: textIn(deploymentName) ?? '',
      };
    }),
  );
}

function csvsOf({ objects }: BundleObjects) {
  return objects.flatMap(({ kind, csvName, manifest }) =>
    kind === 'ClusterServiceVersion' ? [{ csvName, spec: recordIn(manifest?.['spec']) }] : [],
  );
}

function podOf(deployment: JsonRecord): JsonRecord {
  return recordIn(recordIn(deployment['template'])['spec']);
}

function containerRecords(pod: JsonRecord): readonly JsonRecord[] {
  return [...listIn(pod['initContainers']), ...listIn(pod['containers'])].map(recordIn);
}

function replicasIn(deployment: unknown): number {
  const { replicas } = recordIn(deployment);
  return typeof replicas === 'number' ? replicas : 1;
}

/**
 * Settings that Pod Security Standards allow only for "privileged", running as root, and scheduling on control plane
 * nodes.
 */
function privilegesOf(pod: JsonRecord): readonly Privilege[] {
  const containers = containerRecords(pod).map(({ securityContext }) => recordIn(securityContext));
  const contexts = [recordIn(pod['securityContext']), ...containers];
  const found: readonly (readonly [Privilege, boolean])[] = [
    ['privileged', containers.some(({ privileged }) => privileged === true)],
    ['host-network', pod['hostNetwork'] === true],
    ['host-pid', pod['hostPID'] === true],
    ['host-ipc', pod['hostIPC'] === true],
    ['host-path', listIn(pod['volumes']).some((volume) => 'hostPath' in recordIn(volume))],
    ['root', contexts.some(({ runAsUser }) => runAsUser === 0)],
    ['control-plane', isOnControlPlane(pod)],
  ];
  return found.flatMap(([privilege, is]) => (is ? [privilege] : []));
}

function isOnControlPlane(pod: JsonRecord): boolean {
  return Object.keys(recordIn(pod['nodeSelector'])).some((label) =>
    ['node-role.kubernetes.io/master', 'node-role.kubernetes.io/control-plane'].includes(label),
  );
}

/** A container of a pod with the data for its selection. */
export type PodContainer = {
  readonly name: string;
  readonly isInit: boolean;
  /** The state in Kubernetes: Running, CrashLoopBackOff, Completed; empty: unknown. */
  readonly state: string;
  readonly hasProblem: boolean;
  /** Restarted: a log of the previous run exists. */
  readonly hasPrevious: boolean;
};

/** The containers of a pod in the order in which they start. */
export function containersOf({ spec, status }: Pod): readonly PodContainer[] {
  const parts = recordIn(spec);
  return [
    ...read(parts['initContainers'], statedList(status?.initContainerStatuses), true),
    ...read(parts['containers'], statedList(status?.containerStatuses), false),
  ];
}

/**
 * The container whose log is shown first: the requested one, otherwise one with a problem, otherwise the first of the
 * Operator.
 */
export function firstContainer(
  containers: readonly PodContainer[],
  wanted: string | null,
): PodContainer | null {
  return (
    containers.find(({ name }) => name === wanted) ??
    containers.find(({ hasProblem }) => hasProblem) ??
    containers.find(({ isInit }) => !isInit) ??
    containers[0] ??
    null
  );
}

function read(
  specs: unknown,
  statuses: readonly ContainerStatus[],
  isInit: boolean,
): readonly PodContainer[] {
  return listIn(specs).flatMap((item) => {
    const name = textIn(recordIn(item)['name']);
    if (name === null) return [];
    const status = statuses.find((one) => one.name === name);
    return [
      {
        name,
        isInit,
        state: stateText(status),
        hasProblem: hasFailed(status),
        hasPrevious: (status?.restartCount ?? 0) > 0,
      },
    ];
  });
}

function stateText(status: ContainerStatus | undefined): string {
  const { waiting, terminated } = status?.state ?? {};
  if (waiting !== undefined) return waiting.reason ?? 'Waiting';
  if (terminated !== undefined) return terminated.reason ?? 'Terminated';
  return status === undefined ? '' : 'Running';
}

function hasFailed(status: ContainerStatus | undefined): boolean {
  const { waiting, terminated } = status?.state ?? {};
  if (waiting !== undefined) return !STARTING.includes(waiting.reason ?? '');
  return terminated !== undefined && terminated.exitCode !== 0;
}

const STARTING: readonly string[] = ['', 'ContainerCreating', 'PodInitializing'];
