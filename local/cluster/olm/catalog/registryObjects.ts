/** ServiceAccount, pod and Service of a CatalogSource, managed like by OLM. */
import { ApiError } from '../../kube/apiError';
import { textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { contentHash } from '../shared/contentHash';
import { CATALOG_SOURCE_LABEL, MANAGED_LABEL } from '../shared/names';
import { hasPriorityClass, noPriorityClass } from './priorityClass';
import { ownedBy, POD_HASH_LABEL, type PodContext, REGISTRY_PORT } from './registryPod';

const serviceHashLabel = 'olm.service-spec-hash';

/** Error with OLM's message if a registry cannot be created. */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';
}

/** The ServiceAccount of a registry. An existing one is not updated, even if `spec.secrets` has changed. */
export function ensureAccount(client: ClusterClient, source: KubeObject): KubeObject {
  const { name, namespace = '' } = source.metadata;
  const found = client.get({ resource: 'serviceaccounts', namespace, name });
  if (found !== undefined) return found;
  const secrets = secretsOf(source).map((secret) => ({ name: secret }));
  return client.create('serviceaccounts', {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: {
      name,
      namespace,
      labels: { [MANAGED_LABEL]: 'true' },
      ownerReferences: [{ ...ownedBy(source, true), blockOwnerDeletion: true }],
    },
    ...(secrets.length === 0 ? {} : { imagePullSecrets: secrets }),
  });
}

function secretsOf({ spec }: KubeObject): readonly string[] {
  const secrets = spec?.['secrets'];
  return Array.isArray(secrets)
    ? secrets.filter((name): name is string => typeof name === 'string' && name !== '')
    : [];
}

export function podContext(
  client: ClusterClient,
  source: KubeObject,
  account: KubeObject,
): PodContext {
  return { account, isRestricted: isRestricted(client, source) };
}

function isRestricted(client: ClusterClient, { metadata }: KubeObject): boolean {
  const namespace = client.get({ resource: 'namespaces', name: metadata.namespace ?? '' });
  return namespace?.metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted';
}

/** The pods that serve a CatalogSource, oldest first. */
export function servingPods(
  client: ClusterClient,
  { metadata: { name, namespace = '' } }: KubeObject,
): readonly KubeObject[] {
  return client
    .list('pods', { namespace, labels: { [CATALOG_SOURCE_LABEL]: name } })
    .filter(({ metadata }) => metadata.deletionTimestamp === undefined);
}

/**
 * Re-creates the pod if none matches, and deletes the others.
 * @returns whether it was created
 * @throws RegistryProblem if it cannot be created
 */
export function ensurePod(client: ClusterClient, source: KubeObject, draft: DraftObject): boolean {
  const pods = servingPods(client, source);
  const hash = draft.metadata.labels?.[POD_HASH_LABEL];
  if (pods.some(({ metadata }) => metadata.labels?.[POD_HASH_LABEL] === hash)) return false;
  for (const { metadata } of pods) {
    client.delete({
      resource: 'pods',
      namespace: metadata.namespace ?? '',
      name: metadata.name,
    });
  }
  createPod(client, draft);
  return true;
}

/** @throws RegistryProblem if it cannot be created */
export function createPod(client: ClusterClient, draft: DraftObject): KubeObject {
  const { generateName = '' } = draft.metadata;
  const wrapped = (why: string): RegistryProblem =>
    new RegistryProblem(`error ensuring pod: : error creating new pod: ${generateName}: ${why}`);
  const priority = textAt(draft, 'spec', 'priorityClassName') ?? '';
  if (!hasPriorityClass(client, priority)) throw wrapped(noPriorityClass(generateName, priority));
  try {
    return client.create('pods', draft);
  } catch (error) {
    throw error instanceof ApiError ? wrapped(error.message) : error;
  }
}

/** A Service name has no dots. */
export function serviceNameOf({ metadata }: KubeObject): string {
  return metadata.name.replaceAll('.', '-');
}

/** @param selector of its pods */
export function ensureService(
  client: ClusterClient,
  source: KubeObject,
  selector: JsonObject,
): void {
  const { namespace = '' } = source.metadata;
  const name = serviceNameOf(source);
  const spec = {
    type: 'ClusterIP',
    selector,
    ports: [{ name: 'grpc', port: REGISTRY_PORT, protocol: 'TCP', targetPort: REGISTRY_PORT }],
  };
  const hash = contentHash(stableText(spec));
  const ref = { resource: 'services', namespace, name };
  if (client.get(ref)?.metadata.labels?.[serviceHashLabel] === hash) return;
  client.delete(ref);
  client.create('services', {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: {
      name,
      namespace,
      labels: { [MANAGED_LABEL]: 'true', [serviceHashLabel]: hash },
      ownerReferences: [ownedBy(source, false)],
    },
    spec,
  });
}
