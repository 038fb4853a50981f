/** Catalogs with their pods and events, for tests. */
import type { CatalogSource } from '~/kube/models/olm';
import type { KubeEvent } from '~/kube/models/core';
import type { Pod } from '~/kube/models/workloads';

export const REGISTRY_IMAGE = 'registry.example.com/team/ink-index:v1';

/** A catalog with an image that OLM reads. */
export function aSource({
  spec,
  status,
  annotations,
  name = 'ink',
}: {
  readonly spec?: NonNullable<CatalogSource['spec']>;
  readonly status?: NonNullable<CatalogSource['status']>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly name?: string;
} = {}): CatalogSource {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: {
      name,
      namespace: 'openshift-marketplace',
      uid: `uid-${name}`,
      creationTimestamp: '2026-01-01T00:00:00Z',
      ...(annotations !== undefined && { annotations }),
    },
    spec: {
      sourceType: 'grpc',
      displayName: 'Ink Catalog',
      publisher: 'Ink Ltd',
      image: REGISTRY_IMAGE,
      ...spec,
    },
    status: {
      connectionState: {
        address: `${name}.openshift-marketplace.svc:50051`,
        lastConnect: '2026-01-01T00:01:00Z',
        lastObservedState: 'READY',
      },
      registryService: {
        createdAt: '2026-01-01T00:00:10Z',
        port: '50051',
        protocol: 'grpc',
        serviceName: name,
        serviceNamespace: 'openshift-marketplace',
      },
      ...status,
    },
  };
}

/** The status of a catalog to which OLM cannot connect. */
export const DOWN = {
  connectionState: {
    address: 'ink.openshift-marketplace.svc:50051',
    lastConnect: '2026-01-01T00:05:00Z',
    lastObservedState: 'TRANSIENT_FAILURE',
  },
} as const;

/** The pod of that catalog, with the status of its container and of the pod. */
export function aRegistryPod(
  container: Readonly<Record<string, unknown>> = RUNNING,
  more: {
    readonly name?: string;
    readonly status?: Readonly<Record<string, unknown>>;
    readonly labels?: Readonly<Record<string, string>>;
    readonly spec?: Readonly<Record<string, unknown>>;
    readonly deletionTimestamp?: string;
  } = {},
): Pod {
  const { name = 'ink-abcde', status, labels, spec, deletionTimestamp } = more;
  const isReady = container['ready'] === true ? 'True' : 'False';
  return {
    metadata: {
      name,
      namespace: 'openshift-marketplace',
      uid: `uid-${name}`,
      creationTimestamp: '2026-01-01T00:00:10Z',
      labels: labels ?? { 'olm.catalogSource': 'ink' },
      ...(deletionTimestamp !== undefined && { deletionTimestamp }),
    },
    spec: {
      nodeName: 'node-1',
      containers: [{ name: 'registry-server', image: REGISTRY_IMAGE }],
      ...spec,
    },
    status: {
      phase: container === RUNNING || 'ready' in container ? 'Running' : 'Pending',
      conditions: [{ type: 'Ready', status: isReady }],
      containerStatuses: [{ name: 'registry-server', ...container }],
      ...status,
    },
  };
}

export const RUNNING = {
  ready: true,
  restartCount: 0,
  imageID: 'registry.example.com/team/ink-index@sha256:0123abcd',
  state: { running: { startedAt: '2026-01-01T00:00:20Z' } },
} as const;

/** A container that waits for this reason. */
export function waiting(reason: string, message = ''): Readonly<Record<string, unknown>> {
  return { state: { waiting: { reason, message } } };
}

/** An event of a pod of that catalog. */
export function aPodEvent(reason: string, message: string, pod = 'ink-abcde'): KubeEvent {
  return {
    metadata: {
      name: `${pod}.${reason}`,
      namespace: 'openshift-marketplace',
      uid: `uid-${pod}-${reason}-${message.length}`,
    },
    involvedObject: {
      kind: 'Pod',
      apiVersion: 'v1',
      name: pod,
      namespace: 'openshift-marketplace',
    },
    reason,
    message,
    type: reason === 'Scheduled' ? 'Normal' : 'Warning',
    lastTimestamp: '2026-01-01T00:04:00Z',
  };
}
