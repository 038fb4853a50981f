/** `sourceType: configmap`: a pod that serves a ConfigMap, with permission to read it. */
import { textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { CATALOG_SOURCE_LABEL, MANAGED_LABEL, timestamp } from '../shared/names';
import { configMapServerPod, ownedBy, POD_HASH_LABEL } from './registryPod';
import { createPod, ensureService, podContext, servingPods } from './registryObjects';

const REVISION_LABEL = 'olm.configMapResourceVersion';

export type ConfigMapState =
  | { readonly kind: 'missing'; readonly message: string }
  /** OLM records the observed ConfigMap, and continues with its next sync. */
  | { readonly kind: 'new'; readonly reference: JsonObject }
  | { readonly kind: 'known'; readonly configMap: KubeObject };

/** Adopts the ConfigMap, so that its changes trigger a sync. */
export function configMapState(
  client: ClusterClient,
  source: KubeObject,
  now: number,
): ConfigMapState {
  const { namespace = '' } = source.metadata;
  const name = textAt(source, 'spec', 'configMap') ?? '';
  const found = client.get({ resource: 'configmaps', namespace, name });
  if (found === undefined) {
    const message = `failed to get catalog config map ${name}: configmaps "${name}" not found`;
    return { kind: 'missing', message };
  }
  const configMap = adopted(client, found, source);
  const { uid, resourceVersion } = configMap.metadata;
  const known = source.status?.['configMapReference'];
  if (textAt(known, 'uid') === uid && textAt(known, 'resourceVersion') === resourceVersion) {
    return { kind: 'known', configMap };
  }
  const lastUpdateTime = timestamp(now);
  return { kind: 'new', reference: { name, namespace, uid, resourceVersion, lastUpdateTime } };
}

function adopted(client: ClusterClient, configMap: KubeObject, source: KubeObject): KubeObject {
  const { ownerReferences = [], labels = {} } = configMap.metadata;
  const isOwned = ownerReferences.some(({ uid }) => uid === source.metadata.uid);
  if (isOwned && labels[MANAGED_LABEL] !== undefined) return configMap;
  return client.update('configmaps', {
    ...configMap,
    metadata: {
      ...configMap.metadata,
      labels: { ...labels, [MANAGED_LABEL]: 'false' },
      ownerReferences: isOwned ? ownerReferences : [...ownerReferences, ownedBy(source, false)],
    },
  });
}

/**
 * Creates ServiceAccount, Role, RoleBinding, pod and Service.
 * @returns whether the pod was re-created
 * @throws RegistryProblem
 */
export function ensureConfigMapRegistry(
  client: ClusterClient,
  source: KubeObject,
  configMap: KubeObject,
): boolean {
  const [account, ...permissions] = permissionsOf(source);
  const made = account && ensure(client, 'serviceaccounts', account);
  for (const draft of permissions) ensure(client, keyOfKind(draft.kind), draft);
  const isNew = made !== undefined && ensureServer({ client, source, configMap, account: made });
  ensureService(client, source, { [CATALOG_SOURCE_LABEL]: source.metadata.name });
  return isNew;
}

type Server = {
  readonly client: ClusterClient;
  readonly source: KubeObject;
  readonly configMap: KubeObject;
  readonly account: KubeObject;
};

function ensureServer({ client, source, configMap, account }: Server): boolean {
  const { resourceVersion = '' } = configMap.metadata;
  const pods = servingPods(client, source);
  if (pods.some(({ metadata }) => metadata.labels?.[REVISION_LABEL] === resourceVersion)) {
    return false;
  }
  for (const { metadata } of pods) {
    client.delete({ resource: 'pods', namespace: metadata.namespace ?? '', name: metadata.name });
  }
  const draft = configMapServerPod(source, podContext(client, source, account));
  const labels = Object.fromEntries(
    Object.entries(draft.metadata.labels ?? {}).filter(([name]) => name !== POD_HASH_LABEL),
  );
  const metadata = { ...draft.metadata, labels: { ...labels, [REVISION_LABEL]: resourceVersion } };
  createPod(client, { ...draft, metadata });
  return true;
}

function keyOfKind(kind: string): string {
  return `${kind.toLowerCase()}s.rbac.authorization.k8s.io`;
}

function ensure(client: ClusterClient, resource: string, draft: DraftObject): KubeObject {
  const { name = '', namespace = '' } = draft.metadata;
  return client.get({ resource, namespace, name }) ?? client.create(resource, draft);
}

function permissionsOf(source: KubeObject): readonly DraftObject[] {
  const { name, namespace = '' } = source.metadata;
  const account = `${name}-configmap-server`;
  const reader = `${name}-configmap-reader`;
  const metadata = (own: string): DraftObject['metadata'] => ({
    name: own,
    namespace,
    labels: { [MANAGED_LABEL]: 'true' },
    ownerReferences: [ownedBy(source, false)],
  });
  const apiVersion = 'rbac.authorization.k8s.io/v1';
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata: metadata(account) },
    {
      apiVersion,
      kind: 'Role',
      metadata: metadata(reader),
      rules: [
        {
          apiGroups: [''],
          resources: ['configmaps'],
          resourceNames: [textAt(source, 'spec', 'configMap') ?? ''],
          verbs: ['get'],
        },
      ],
    },
    {
      apiVersion,
      kind: 'RoleBinding',
      metadata: metadata(`${name}-server-configmap-reader`),
      subjects: [{ kind: 'ServiceAccount', name: account, namespace }],
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: reader },
    },
  ];
}
