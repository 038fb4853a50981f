/** Packages of the catalog for tests. */
import type { CatalogItem } from '~/olm/packages/catalogItem';

export function aCatalogItem(displayName: string, changes: Partial<CatalogItem> = {}): CatalogItem {
  const packageName = displayName.toLowerCase().replaceAll(' ', '-');
  const key = changes.key ?? {
    catalogNamespace: 'openshift-marketplace',
    catalog: 'community',
    packageName,
  };
  return {
    id: `${key.catalogNamespace}/${key.catalog}/${key.packageName}`,
    key,
    displayName,
    shortDescription: '',
    provider: 'Acme',
    catalogDisplayName: 'Community',
    version: '1.0.0',
    defaultChannel: 'stable',
    headCsv: `${packageName}.v1.0.0`,
    categories: [],
    keywords: [],
    kinds: [],
    groups: [],
    capability: null,
    deprecation: null,
    features: [],
    subscriptions: [],
    installModes: ['AllNamespaces'],
    platforms: { architectures: ['amd64'], systems: ['linux'] },
    isFlawed: false,
    created: null,
    ...changes,
  };
}
