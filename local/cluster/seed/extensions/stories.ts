/** Actions of users after the first versions run. */
import { objectAt, textAt } from '../../kube/json';
import type { ClusterClient, JsonObject } from '../../kube/types';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS } from '../../olmv1/names';
import type { Step } from '../staging';
import { PASSING } from './situations';

export const STORIES: readonly (readonly Step[])[] = [
  [after('catalog-is-gone', '1.0.0', deleteCatalog)],
  [
    after('forced', '1.1.0', (client) => {
      change(client, 'forced', { version: '1.0.0', upgradeConstraintPolicy: 'SelfCertified' });
      const crdUpgradeSafety = { enforcement: 'None' };
      const spec = { install: { preflight: { crdUpgradeSafety } } };
      client.mergePatch({ resource: CLUSTER_EXTENSIONS, name: 'forced' }, { spec });
    }),
  ],
  [
    after('downgrade-refused', '1.1.0', (client) => {
      change(client, 'downgrade-refused', { version: '1.0.0' });
    }),
  ],
  [
    after('crd-upgrade-unsafe', '1.1.0', (client) => {
      measure(client, SOUNDINGS, 'crd-upgrade-unsafe', [
        { size: 1 },
        { size: 2, mode: 'eye' },
        { size: 9 },
      ]);
      change(client, 'crd-upgrade-unsafe', { version: '2.0.0' });
    }),
  ],
  [
    after('held-by-finalizer', '1.0.0', (client) => {
      measure(client, CHAINS, 'held-by-finalizer', [{ size: 4 }]);
      const ref = { resource: CHAINS, namespace: 'held-by-finalizer', name: 'first-1' };
      client.mergePatch(ref, { metadata: { finalizers: ['chain.example.com/backup'] } });
      reinstall(client, 'held-by-finalizer');
    }),
  ],
];

const SOUNDINGS = 'soundings.depth.example.com';
const CHAINS = 'chains.anchor.example.com';

function after(name: string, version: string, then: Step['then']): Step {
  return {
    when: (client) => {
      const extension = client.get({ resource: CLUSTER_EXTENSIONS, name });
      return textAt(extension, 'status', 'install', 'bundle', 'version') === version;
    },
    then,
  };
}

function change(client: ClusterClient, name: string, catalog: JsonObject): void {
  client.mergePatch({ resource: CLUSTER_EXTENSIONS, name }, { spec: { source: { catalog } } });
}

function deleteCatalog(client: ClusterClient): void {
  client.delete({ resource: CLUSTER_CATALOGS, name: PASSING.name });
}

/** Objects of an extension's API, in its namespace. */
function measure(
  client: ClusterClient,
  resource: string,
  ...[namespace, specs]: readonly [string, readonly JsonObject[]]
): void {
  const definition = client.get({
    resource: 'customresourcedefinitions.apiextensions.k8s.io',
    name: resource,
  });
  const group = textAt(definition?.spec, 'group') ?? '';
  const kind = textAt(definition?.spec, 'names', 'kind') ?? '';
  for (const [index, spec] of specs.entries()) {
    const metadata = { name: `first-${index + 1}`, namespace };
    client.create(resource, { apiVersion: `${group}/v1`, kind, metadata, spec });
  }
}

/** A user deletes the extension with its resources, and re-creates it immediately. */
function reinstall(client: ClusterClient, name: string): void {
  const ref = { resource: CLUSTER_EXTENSIONS, name };
  const extension = client.get(ref);
  client.delete(ref);
  if (extension === undefined) return;
  const { apiVersion, kind } = extension;
  const spec = objectAt(extension, 'spec') ?? {};
  const stop = client.subscribe(CLUSTER_EXTENSIONS, ({ type, object }) => {
    if (type !== 'DELETED' || object.metadata.name !== name) return;
    stop();
    client.create(CLUSTER_EXTENSIONS, { apiVersion, kind, metadata: { name }, spec });
  });
}
