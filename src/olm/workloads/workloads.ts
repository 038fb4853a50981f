import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';

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
        images: containersOf(pod).flatMap(({ image }) => textIn(image) ?? []),
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

function containersOf(pod: JsonRecord): readonly JsonRecord[] {
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
  const containers = containersOf(pod).map(({ securityContext }) => recordIn(securityContext));
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
