/** The pod of a CatalogSource with an image, which OLM creates from the whole `spec`. */
import { isObject, listAt, objectAt, textAt } from '../../kube/json';
import type { DraftObject, Json, JsonObject, KubeObject, OwnerReference } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { contentHash } from '../shared/contentHash';
import { CATALOG_SOURCE_LABEL, MANAGED_LABEL, OLM_API_VERSION } from '../shared/names';
import { extracting } from './extractContent';
import { CONFIGMAP_SERVER_IMAGE, pullPolicyOf, withContainer } from './registryPodParts';

export const REGISTRY_PORT = 50051;
export const POD_HASH_LABEL = 'olm.pod-spec-hash';
/** Takes precedence over `priorityClassName` of `grpcPodConfig` (CS-020). */
const PRIORITY_CLASS_ANNOTATION = 'operatorframework.io/priorityclass';

export type PodContext = {
  /** The ServiceAccount in the cluster, whose pull secrets the pod gets. */
  readonly account: KubeObject;
  /** The namespace enforces the pod security standard `restricted`. */
  readonly isRestricted: boolean;
};

export function registryPod(source: KubeObject, context: PodContext): DraftObject {
  const config = objectAt(source, 'spec', 'grpcPodConfig') ?? {};
  const image = textAt(source, 'spec', 'image') ?? '';
  const plain = scheduled(config, podSpec({ name: 'registry-server', image }, context.account));
  const unpacked = extracting(withMemory(plain, config), { config, image });
  const wants = textAt(config, 'securityContextConfig') ?? '';
  const isRestricted = wants === '' ? context.isRestricted : wants === 'restricted';
  const secured = isRestricted ? restricted(unpacked) : unpacked;
  const priority = source.metadata.annotations?.[PRIORITY_CLASS_ANNOTATION] ?? '';
  return podOf(source, priority === '' ? secured : { ...secured, priorityClassName: priority });
}

/** The pod of `sourceType: configmap`, to which `grpcPodConfig` does not apply. */
export function configMapServerPod(
  source: KubeObject,
  { account, isRestricted }: PodContext,
): DraftObject {
  const container = { name: 'configmap-registry-server', image: CONFIGMAP_SERVER_IMAGE };
  const spec = podSpec(container, account);
  const configMap = textAt(source, 'spec', 'configMap') ?? '';
  const namespace = source.metadata.namespace ?? '';
  const serving = withContainer(spec, {
    command: ['configmap-server', '-c', configMap, '-n', namespace],
  });
  return podOf(source, isRestricted ? restricted(serving) : serving);
}

function podOf(source: KubeObject, spec: JsonObject): DraftObject {
  const { name, namespace, annotations = {} } = source.metadata;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      generateName: `${name}-`,
      ...(namespace === undefined ? {} : { namespace }),
      labels: {
        [CATALOG_SOURCE_LABEL]: name,
        [MANAGED_LABEL]: 'true',
        [POD_HASH_LABEL]: contentHash(stableText(spec)),
      },
      annotations: { ...annotations, 'cluster-autoscaler.kubernetes.io/safe-to-evict': 'true' },
      ownerReferences: [ownedBy(source, true)],
    },
    spec,
  };
}

/** OLM is the controller of some of its resources. */
export function ownedBy(source: KubeObject, controller: boolean): OwnerReference {
  const { name, uid = '' } = source.metadata;
  return {
    apiVersion: OLM_API_VERSION,
    kind: 'CatalogSource',
    name,
    uid,
    controller,
    blockOwnerDeletion: false,
  };
}

const probe = {
  exec: { command: ['grpc_health_probe', `-addr=:${String(REGISTRY_PORT)}`] },
  timeoutSeconds: 5,
};

function podSpec(
  { name, image }: { readonly name: string; readonly image: string },
  account: KubeObject,
): JsonObject {
  const secrets = account['imagePullSecrets'];
  return {
    containers: [
      {
        name,
        image,
        ports: [{ name: 'grpc', containerPort: REGISTRY_PORT, protocol: 'TCP' }],
        readinessProbe: { ...probe, initialDelaySeconds: 5 },
        livenessProbe: { ...probe, initialDelaySeconds: 10 },
        startupProbe: { ...probe, failureThreshold: 10, periodSeconds: 10 },
        resources: { requests: { cpu: '10m', memory: '50Mi' } },
        securityContext: { readOnlyRootFilesystem: false },
        imagePullPolicy: pullPolicyOf(image),
        terminationMessagePolicy: 'FallbackToLogsOnError',
      },
    ],
    nodeSelector: { 'kubernetes.io/os': 'linux' },
    serviceAccountName: account.metadata.name,
    ...(isReferences(secrets) && secrets.length > 0 ? { imagePullSecrets: secrets } : {}),
  };
}

function isReferences(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Each of these replaces OLM's default. */
function scheduled(config: JsonObject, spec: JsonObject): JsonObject {
  const given = ['nodeSelector', 'priorityClassName', 'tolerations', 'affinity'].filter(
    (field) => config[field] !== undefined,
  );
  return { ...spec, ...Object.fromEntries(given.map((field) => [field, config[field]])) };
}

function withMemory(spec: JsonObject, config: JsonObject): JsonObject {
  const target = config['memoryTarget'];
  if (typeof target !== 'string' && typeof target !== 'number') return spec;
  return withContainer(spec, {
    resources: { requests: { cpu: '10m', memory: target } },
    // Kubernetes uses Mi, Go uses MiB.
    env: [{ name: 'GOMEMLIMIT', value: `${target}B` }],
  });
}

/** Requirements of the pod security standard `restricted`. */
function restricted(spec: JsonObject): JsonObject {
  const locked = (list: string): readonly Json[] =>
    listAt(spec, list).map((container) => ({
      ...(isObject(container) ? container : {}),
      securityContext: {
        ...objectAt(container, 'securityContext'),
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
    }));
  const initContainers = locked('initContainers');
  return {
    ...spec,
    securityContext: {
      seccompProfile: { type: 'RuntimeDefault' },
      runAsUser: 1001,
      runAsNonRoot: true,
    },
    ...(initContainers.length === 0 ? {} : { initContainers }),
    containers: locked('containers'),
  };
}
