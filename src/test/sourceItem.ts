/** Catalogs for tests of their pages. */
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { aCatalogSource } from './builders';

/** `shelf`, a custom catalog with an image that OLM can read. */
export function aSourceItem(changes: Partial<CatalogSourceItem> = {}): CatalogSourceItem {
  const { name = 'shelf', namespace = 'openshift-marketplace' } = changes;
  const image = `quay.io/example/${name}:v1`;
  const spec = { sourceType: 'grpc', displayName: name, image };
  return {
    id: `${namespace}/${name}`,
    namespace,
    name,
    displayName: name,
    publisher: 'Example',
    source: aCatalogSource({ name, namespace, spec }),
    origin: { kind: 'custom' },
    isGlobal: true,
    state: 'ready',
    observed: 'READY',
    message: '',
    since: null,
    endpoint: { kind: 'image', image, isPinned: false },
    priority: 0,
    poll: { kind: 'never' },
    ...changes,
  };
}
