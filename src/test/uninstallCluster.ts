/** The cluster of an uninstallation, for tests of its dialog. */
import { answering, requests, watched } from './consoleSdk';

type Api = { readonly name: string; readonly kind: string; readonly version: string };

/** The cluster serves an API with these objects, also in its discovery. */
export function aServedApi({ name, kind, version }: Api, operands: readonly object[]): void {
  const [plural = '', ...group] = name.split('.');
  const resource = {
    resource: plural,
    responseKind: { group: group.join('.'), version, kind },
    scope: 'Namespaced',
    verbs: ['list', 'delete'],
  };
  const served = {
    metadata: { name: group.join('.') },
    versions: [{ version, freshness: 'Current', resources: [resource] }],
  };
  answering(({ method, url }) => {
    const [path = ''] = url.split('?');
    if (method !== 'GET') return undefined;
    if (path.endsWith('/api')) return { kind: 'APIGroupDiscoveryList', items: [] };
    if (path.endsWith('/apis')) return { kind: 'APIGroupDiscoveryList', items: [served] };
    return path.endsWith(`/${plural}`) ? { items: operands } : undefined;
  });
}

/** Its definition can be read. */
export function aStoredDefinition({ name, version }: Api): void {
  answering(({ method, url }) =>
    method === 'GET' && url.endsWith(`/customresourcedefinitions/${name}`)
      ? {
          metadata: { name, uid: `uid-${name}` },
          spec: { versions: [{ name: version, served: true }] },
          status: { storedVersions: [version] },
        }
      : undefined,
  );
}

export function anOperand(
  name: string,
  {
    namespace = 'team-a',
    ...more
  }: { readonly namespace?: string; readonly finalizers?: readonly string[] } = {},
) {
  return { metadata: { name, namespace, uid: `uid-${name}`, ...more } };
}

/** Deletions take effect immediately. */
export function takesDeletions(): void {
  answering(({ method, url }) => {
    if (method !== 'DELETE') return undefined;
    for (const [plural, kind] of KINDS) {
      if (url.includes(`/${plural}/`)) watched(kind, { data: [] });
    }
    return {};
  });
}

const KINDS = [
  ['subscriptions', 'Subscription'],
  ['clusterserviceversions', 'ClusterServiceVersion'],
  ['quills', 'Quill'],
] as const;

/** `plural/name` of everything that was deleted, in order. */
export function deletions(): readonly string[] {
  return requests()
    .filter(({ method }) => method === 'DELETE')
    .map(({ url }) => url.split('/').slice(-2).join('/'));
}
