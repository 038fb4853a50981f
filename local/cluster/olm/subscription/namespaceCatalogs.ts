/** Catalogs for the resolution of a namespace, or why it is blocked. */
import { textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import {
  connectionStateOf,
  keyOf,
  priorityOf,
  servedBy,
  visibleSources,
  type Catalogs,
} from '../catalog/catalogs';
import { addressOf } from '../catalog/registryConnection';
import type { VisibleCatalog } from '../resolver/resolve';

export type NamespaceCatalogs =
  | { readonly kind: 'ready'; readonly catalogs: readonly VisibleCatalog[] }
  /** A registry has not responded yet; its CatalogSource will change. */
  | { readonly kind: 'connecting' }
  /** One catalog that does not respond blocks every resolution that could use it. */
  | { readonly kind: 'error'; readonly message: string };

export function namespaceCatalogs(
  client: ClusterClient,
  catalogs: Catalogs,
  namespace: string,
): NamespaceCatalogs {
  const sources = visibleSources(client, catalogs, namespace);
  const broken = sources.filter(
    (source) => connectionStateOf(source) === 'TRANSIENT_FAILURE' || hasNoClient(source),
  );
  const isConnecting = sources.some(
    (source) => connectionStateOf(source) !== 'READY' && !broken.includes(source),
  );
  if (isConnecting) return { kind: 'connecting' };
  if (broken.length > 0) {
    const messages = broken.map((source) => unavailable(client, source));
    const [first = ''] = messages;
    return { kind: 'error', message: messages.length === 1 ? first : `[${messages.join(', ')}]` };
  }
  return {
    kind: 'ready',
    catalogs: sources.flatMap((source) => {
      const content = servedBy(catalogs, source);
      return content === undefined
        ? []
        : [{ key: keyOf(source), priority: priorityOf(source), content }];
    }),
  };
}

/** OLM cannot connect to such a source. */
function hasNoClient(source: KubeObject): boolean {
  return (
    connectionStateOf(source) === undefined && textAt(source, 'status', 'reason') !== undefined
  );
}

function unavailable(client: ClusterClient, source: KubeObject): string {
  const { name, namespace = '' } = source.metadata;
  if (hasNoClient(source)) {
    return `error using catalogsource ${namespace}/${name}: no registry client established for catalogsource ${namespace}/${name}`;
  }
  const service = client.get({ resource: 'services', name, namespace });
  const ip = textAt(service, 'spec', 'clusterIP');
  const port = addressOf(source).split(':').at(-1) ?? '';
  const dialled =
    textAt(source, 'spec', 'address') ?? (ip === undefined ? addressOf(source) : `${ip}:${port}`);
  return (
    `error using catalogsource ${namespace}/${name}: failed to list bundles: rpc error: code = Unavailable ` +
    'desc = connection error: desc = "transport: Error while dialing: ' +
    `dial tcp ${dialled}: connect: connection refused"`
  );
}
