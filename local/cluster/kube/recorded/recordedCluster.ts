/** A cluster like the recorded one, and a function that repeats the recorded requests. */
import { loadCatalog } from '../../../catalogs/load/loadCatalog';
import { startCluster } from '../../cluster';
import type { RunningCluster } from '../../cluster';
import { createCatalogs } from '../../olm/catalog/catalogs';
import { packageManifests } from '../../olm/packages/packageManifests';
import { OLM_DEFINITIONS } from '../../seed/crds/olm';
import { KUBERNETES_BINDINGS, KUBERNETES_ROLES } from '../../seed/roles/kubernetes';
import { DEFINITIONS } from '../fixtures/widgets';
import { parseJson, textAt } from '../json';
import { createTestClock } from '../testClock';
import type { ClusterClient, DraftObject, JsonObject } from '../types';

const ACME = 'test-data/acme/fbc/acme';

export async function startRecordedCluster(): Promise<RunningCluster> {
  const image = 'acme';
  const acme = [{ ...CATALOG, image, catalog: await loadCatalog(ACME) }];
  const catalogs = createCatalogs(acme);
  return startCluster({
    // Its controllers are stopped, because recordings contain states before a controller acts.
    clock: createTestClock(),
    seed,
    users: new Map([
      ['admin-token', { name: 'admin', uid: 'admin-uid', groups: ['system:masters'] }],
      ['viewer-token', { name: 'viewer', groups: [] }],
    ]),
    controllers: [],
    virtualResources: (client) => [packageManifests(client, catalogs)],
  });
}

const TOKENS = new Map([
  ['cluster admin', 'admin-token'],
  ['viewer', 'viewer-token'],
  ['invalid', 'nonsense'],
]);

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or else the text. */
  readonly body: unknown;
};

/** Sends a request in the format of the recordings: `method`, `path`, `user`, `accept`, `contentType`, `body`. */
export async function ask(
  url: string,
  request: JsonObject,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const token = TOKENS.get(textAt(request, 'user') ?? '');
  const { body } = request;
  const response = await fetch(`${url}${textAt(request, 'path') ?? ''}`, {
    method: textAt(request, 'method') ?? 'GET',
    signal,
    headers: {
      'user-agent': 'node',
      ...header('authorization', token === undefined ? undefined : `Bearer ${token}`),
      ...header('content-type', textAt(request, 'contentType')),
      ...header('accept', textAt(request, 'accept')),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parseJson(text) ?? text };
}

function header(name: string, value: string | undefined): { readonly [name: string]: string } {
  return value === undefined ? {} : { [name]: value };
}

const MARKETPLACE = 'openshift-marketplace';
const CATALOG = { name: 'acme', displayName: 'Acme Catalog', publisher: 'Acme', priority: 0 };
const OLM = 'operators.coreos.com/v1alpha1';

function seed(client: ClusterClient): void {
  for (const role of KUBERNETES_ROLES) {
    client.create('clusterroles.rbac.authorization.k8s.io', role);
  }
  for (const binding of KUBERNETES_BINDINGS) {
    client.create('clusterrolebindings.rbac.authorization.k8s.io', binding);
  }
  for (const name of ['team-a', 'team-b', 's-auto', MARKETPLACE]) {
    client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  }
  for (const definition of OLM_DEFINITIONS) {
    client.create(DEFINITIONS, definition);
  }
  client.create('subscriptions.operators.coreos.com', {
    apiVersion: OLM,
    kind: 'Subscription',
    metadata: { name: 'acme-db', namespace: 's-auto' },
    spec: { name: 'acme-db', source: 'acme', sourceNamespace: MARKETPLACE },
  });
  seedCatalog(client);
  for (const namespace of ['default', 'kube-public', 'kube-system', 'team-b']) {
    const csv = client.create(CSVS, copiedCsv(namespace));
    client.updateStatus(CSVS, { ...csv, status: { phase: 'Succeeded', reason: 'Copied' } });
  }
}

function seedCatalog(client: ClusterClient): void {
  const resource = 'catalogsources.operators.coreos.com';
  const source = client.create(resource, {
    apiVersion: OLM,
    kind: 'CatalogSource',
    metadata: { name: 'acme', namespace: MARKETPLACE },
    spec: { sourceType: 'grpc', image: 'acme', displayName: 'Acme Catalog', publisher: 'Acme' },
  });
  const connectionState = { lastObservedState: 'READY' };
  client.updateStatus(resource, { ...source, status: { connectionState } });
}

const CSVS = 'clusterserviceversions.operators.coreos.com';

function copiedCsv(namespace: string): DraftObject {
  return {
    apiVersion: OLM,
    kind: 'ClusterServiceVersion',
    metadata: { name: 'acme-global.v3.1.4', namespace },
    spec: {
      displayName: 'Acme Global',
      version: '3.1.4',
      install: { strategy: 'deployment', spec: { deployments: [] } },
    },
  };
}
