/** The CatalogSources of the catalogs a cluster starts with. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient } from '../../kube/types';
import { CATALOG_SOURCES, OLM_API_VERSION } from '../shared/names';
import type { Catalogs } from './catalogs';

/** Where OpenShift's marketplace operator works, and what it brings there. */
const marketplace = 'openshift-marketplace';
export const MANAGED_BY = 'operatorframework.io/managed-by';
export const MARKETPLACE_OPERATOR = 'marketplace-operator';
const defaultSources = [
  'redhat-operators',
  'certified-operators',
  'community-operators',
  'redhat-marketplace',
];

/** Creates one CatalogSource per catalog, and the global namespace when it is missing. */
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
  for (const { name, displayName, publisher, priority, image } of named.filter(isServed)) {
    const isDefault = namespace === marketplace && defaultSources.includes(name);
    const annotations = isDefault ? { [MANAGED_BY]: MARKETPLACE_OPERATOR } : {};
    client.create(CATALOG_SOURCES, {
      apiVersion: OLM_API_VERSION,
      kind: 'CatalogSource',
      metadata: { name, namespace, annotations },
      spec: {
        displayName,
        icon: { base64data: '', mediatype: '' },
        image,
        priority,
        publisher,
        sourceType: 'grpc',
        updateStrategy: { registryPoll: { interval: '10m' } },
      },
    });
  }
}

function isServed({ isSpare }: NamedCatalog): boolean {
  return isSpare !== true;
}
