/** The pod and Service that serve a CatalogSource with an image. */
import { createHash } from 'node:crypto';
import { textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, KubeObject, OwnerReference } from '../../kube/types';
import { nodeFor } from '../../workloads/nodeFor';
import { CATALOG_SOURCE_LABEL, MANAGED_LABEL, OLM_API_VERSION } from '../shared/names';

export const REGISTRY_PORT = 50051;
const specHashLabel = 'olm.pod-spec-hash';

export function ensureRegistryService(client: ClusterClient, source: KubeObject): void {
  const { name, namespace = '' } = source.metadata;
  if (client.get({ resource: 'services', namespace, name }) !== undefined) return;
  client.create('services', {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: {
      name,
      namespace,
      labels: { [MANAGED_LABEL]: 'true' },
      ownerReferences: [ownerOf(source)],
    },
    spec: {
      type: 'ClusterIP',
      selector: { [CATALOG_SOURCE_LABEL]: name, [MANAGED_LABEL]: 'true' },
      ports: [{ name: 'grpc', port: REGISTRY_PORT, protocol: 'TCP', targetPort: REGISTRY_PORT }],
    },
  });
}

/** The registry pod of the current image; pods of another image go. */
export function ensureRegistryPod(client: ClusterClient, source: KubeObject): KubeObject {
  const { name, namespace = '' } = source.metadata;
  const labels = { [CATALOG_SOURCE_LABEL]: name };
  const hash = specHash(source);
  const pods = client.list('pods', { namespace, labels });
  for (const pod of pods) {
    if (pod.metadata.labels?.[specHashLabel] === hash) continue;
    client.delete({ resource: 'pods', namespace, name: pod.metadata.name });
  }
  const current = pods.find(
    (pod) =>
      pod.metadata.labels?.[specHashLabel] === hash && pod.metadata.deletionTimestamp === undefined,
  );
  return current ?? client.create('pods', registryPod(source, hash, nodeFor(client)));
}

function registryPod(source: KubeObject, hash: string, nodeName: string): DraftObject {
  const { name, namespace } = source.metadata;
  const probe = {
    exec: { command: ['grpc_health_probe', `-addr=:${String(REGISTRY_PORT)}`] },
    timeoutSeconds: 5,
  };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      generateName: `${name}-`,
      ...(namespace === undefined ? {} : { namespace }),
      labels: { [CATALOG_SOURCE_LABEL]: name, [MANAGED_LABEL]: 'true', [specHashLabel]: hash },
      annotations: { 'cluster-autoscaler.kubernetes.io/safe-to-evict': 'true' },
      ownerReferences: [ownerOf(source)],
    },
    spec: {
      nodeName,
      serviceAccountName: name,
      nodeSelector: { 'kubernetes.io/os': 'linux' },
      containers: [
        {
          name: 'registry-server',
          image: textAt(source, 'spec', 'image') ?? '',
          imagePullPolicy: 'Always',
          ports: [{ name: 'grpc', containerPort: REGISTRY_PORT, protocol: 'TCP' }],
          readinessProbe: probe,
          livenessProbe: probe,
          startupProbe: { ...probe, failureThreshold: 10, periodSeconds: 10 },
          resources: { requests: { cpu: '10m', memory: '50Mi' } },
        },
      ],
    },
  };
}

function ownerOf(source: KubeObject): OwnerReference {
  return {
    apiVersion: OLM_API_VERSION,
    kind: 'CatalogSource',
    name: source.metadata.name,
    uid: source.metadata.uid ?? '',
    controller: true,
    blockOwnerDeletion: false,
  };
}

function specHash(source: KubeObject): string {
  const text = JSON.stringify([source.metadata.name, textAt(source, 'spec', 'image')]);
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
