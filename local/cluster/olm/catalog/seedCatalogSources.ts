/** The CatalogSources of the catalogs a cluster starts with. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient, DraftObject, JsonObject } from '../../kube/types';
import { CATALOG_SOURCES, OLM_API_VERSION } from '../shared/names';
import type { Catalogs } from './catalogs';

/** Namespace of OpenShift's marketplace operator, and its catalogs. */
const marketplace = 'openshift-marketplace';
export const MANAGED_BY = 'operatorframework.io/managed-by';
export const MARKETPLACE_OPERATOR = 'marketplace-operator';
const defaultSources = [
  'redhat-operators',
  'certified-operators',
  'community-operators',
  'redhat-marketplace',
];

/** Creates one CatalogSource per catalog, and the global namespace if it does not exist. */
export function seedCatalogSources(
  client: ClusterClient,
  { named, globalNamespace: namespace }: Catalogs,
): void {
  if (client.get({ resource: 'namespaces', name: namespace }) === undefined) {
    client.create('namespaces', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: namespace },
    });
  }
  for (const catalog of named.filter(isServed)) {
    client.create(CATALOG_SOURCES, catalogSource(catalog, namespace));
  }
}

function isServed({ isSpare }: NamedCatalog): boolean {
  return isSpare !== true;
}

function catalogSource(catalog: NamedCatalog, namespace: string): DraftObject {
  const { name, displayName, publisher, priority, image } = catalog;
  const isDefault = namespace === marketplace && defaultSources.includes(name);
  return {
    apiVersion: OLM_API_VERSION,
    kind: 'CatalogSource',
    metadata: { name, namespace, annotations: isDefault ? ofDefaults : {} },
    spec: {
      displayName,
      icon: { base64data: '', mediatype: '' },
      image,
      priority,
      publisher,
      sourceType: 'grpc',
      updateStrategy: { registryPoll: { interval: '10m' } },
      ...(isDefault ? { grpcPodConfig: podConfig } : {}),
    },
  };
}

const ofDefaults = {
  [MANAGED_BY]: MARKETPLACE_OPERATOR,
  'target.workload.openshift.io/management': '{"effect": "PreferredDuringScheduling"}',
  'openshift.io/required-scc': 'restricted-v2',
};

/** Settings of default catalogs in OpenShift's release. */
const podConfig: JsonObject = {
  extractContent: { cacheDir: '/tmp/cache', catalogDir: '/configs' },
  memoryTarget: '30Mi',
  nodeSelector: { 'kubernetes.io/os': 'linux', 'node-role.kubernetes.io/master': '' },
  priorityClassName: 'system-cluster-critical',
  securityContextConfig: 'restricted',
  tolerations: [
    { effect: 'NoSchedule', key: 'node-role.kubernetes.io/master', operator: 'Exists' },
    ...['unreachable', 'not-ready'].map((key) => ({
      effect: 'NoExecute',
      key: `node.kubernetes.io/${key}`,
      operator: 'Exists',
      tolerationSeconds: 120,
    })),
  ],
};
