/** The CatalogSources of the catalogs a cluster starts with. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import type { ClusterClient } from '../../kube/types';
import { CATALOG_SOURCES, GLOBAL_CATALOG_NAMESPACE, OLM_API_VERSION } from '../shared/names';

/** The ones OpenShift's marketplace operator brings. */
const defaultSources = [
  'redhat-operators',
  'certified-operators',
  'community-operators',
  'redhat-marketplace',
];

/** Creates one CatalogSource per catalog, and the global namespace when it is missing. */
export function seedCatalogSources(client: ClusterClient, named: readonly NamedCatalog[]): void {
  const namespace = GLOBAL_CATALOG_NAMESPACE;
  if (client.get({ resource: 'namespaces', name: namespace }) === undefined) {
    client.create('namespaces', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: namespace },
    });
  }
  for (const { name, displayName, publisher, priority, image } of named) {
    const annotations = defaultSources.includes(name)
      ? { 'operatorframework.io/managed-by': 'marketplace-operator' }
      : {};
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
