/** The Service and the certificate Secret of each Deployment that serves webhooks or APIs. */
import { objectAt, textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject, ObjectRef } from '../../kube/types';
import { selfSigned } from './certificate';
import { apiServicesOf, deploymentsOf, namespaceOf, type DeploymentSpec } from './csvFields';
import type { CertificateVolumes } from './deploymentDraft';
import { managedLabels, nonBlockingOwner } from './ownership';
import { webhooksOf } from './webhooks';

const CA_HASH_ANNOTATION = 'olm.caHash';
const CA_KEY = 'olmCAKey';

export function serviceNameOf(deployment: string): string {
  return `${deployment}-service`;
}

export function ensureCertificates(client: ClusterClient, csv: KubeObject, now: number): void {
  for (const deployment of deploymentsOf(csv)) {
    if (servedPorts(csv, deployment.name).length === 0) continue;
    ensureService(client, csv, deployment);
    ensureSecret(client, csv, { deployment: deployment.name, now });
  }
}

/** The certificate of the authority, PEM; empty before its creation. */
export function authorityOf(client: ClusterClient, csv: KubeObject, deployment: string): string {
  const encoded = textAt(client.get(secretRef(csv, deployment)), 'data', CA_KEY) ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8');
}

/** The volumes OLM mounts into a Deployment that serves; `undefined` for any other. */
export function certificateVolumes(
  client: ClusterClient,
  csv: KubeObject,
  deployment: string,
): CertificateVolumes | undefined {
  if (servedPorts(csv, deployment).length === 0) return undefined;
  const secretName = secretNameOf(deployment);
  const secret = client.get(secretRef(csv, deployment));
  return {
    caHash: secret?.metadata.annotations?.[CA_HASH_ANNOTATION] ?? '',
    volumes: [
      secretVolume('apiservice-cert', secretName, 'apiserver'),
      secretVolume('webhook-cert', secretName, 'tls'),
    ],
    mounts: [
      { name: 'apiservice-cert', mountPath: '/apiserver.local.config/certificates' },
      { name: 'webhook-cert', mountPath: '/tmp/k8s-webhook-server/serving-certs' },
    ],
  };
}

function secretVolume(name: string, secretName: string, file: string): JsonObject {
  return {
    name,
    secret: {
      secretName,
      defaultMode: 420,
      items: [
        { key: 'tls.crt', path: `${file}.crt` },
        { key: 'tls.key', path: `${file}.key` },
      ],
    },
  };
}

type Port = { readonly port: number; readonly target: number };

function servedPorts(csv: KubeObject, deployment: string): readonly Port[] {
  const ports = [...webhooksOf(csv), ...apiServicesOf(csv, 'owned')]
    .filter((served) => served.deploymentName === deployment)
    .map(({ containerPort }) => ({ port: containerPort, target: containerPort }));
  return ports.filter(
    ({ port }, index) => ports.findIndex((other) => other.port === port) === index,
  );
}

function ensureService(client: ClusterClient, csv: KubeObject, deployment: DeploymentSpec): void {
  const namespace = namespaceOf(csv);
  const name = serviceNameOf(deployment.name);
  const spec = {
    selector: objectAt(deployment.spec, 'selector', 'matchLabels') ?? {},
    ports: servedPorts(csv, deployment.name).map(({ port, target }) => ({
      name: String(port),
      port,
      targetPort: target,
      protocol: 'TCP',
    })),
    type: 'ClusterIP',
  };
  const existing = client.get({ resource: 'services', namespace, name });
  if (existing !== undefined) {
    client.update('services', {
      ...existing,
      metadata: { ...existing.metadata, ownerReferences: [nonBlockingOwner(csv)] },
      spec: { ...existing.spec, ...spec },
    });
    return;
  }
  client.create('services', {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: {
      name,
      namespace,
      labels: managedLabels(csv),
      ownerReferences: [nonBlockingOwner(csv)],
    },
    spec,
  });
}

function ensureSecret(
  client: ClusterClient,
  csv: KubeObject,
  { deployment, now }: { readonly deployment: string; readonly now: number },
): void {
  const existing = client.get(secretRef(csv, deployment));
  if (existing !== undefined) {
    client.update('secrets', {
      ...existing,
      metadata: { ...existing.metadata, ownerReferences: [nonBlockingOwner(csv)] },
    });
    return;
  }
  const namespace = namespaceOf(csv);
  const service = serviceNameOf(deployment);
  const made = selfSigned([`${service}.${namespace}.svc`, `${service}.${namespace}`], now);
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  client.create('secrets', {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: {
      name: secretNameOf(deployment),
      namespace,
      labels: managedLabels(csv),
      annotations: { [CA_HASH_ANNOTATION]: made.hash },
      ownerReferences: [nonBlockingOwner(csv)],
    },
    type: 'kubernetes.io/tls',
    data: {
      'tls.crt': encode(made.certificate),
      'tls.key': encode(made.key),
      [CA_KEY]: encode(made.certificate),
    },
  });
}

function secretRef(csv: KubeObject, deployment: string): ObjectRef {
  return { resource: 'secrets', namespace: namespaceOf(csv), name: secretNameOf(deployment) };
}

function secretNameOf(deployment: string): string {
  return `${serviceNameOf(deployment)}-cert`;
}
