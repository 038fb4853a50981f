/** Instances of the demo's databases, one per status. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import { isObject, listAt } from '../../kube/json';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { SUBSCRIPTIONS } from '../../olm/shared/names';
import { BEHAVIOR_ANNOTATION } from '../../workloads/behavior';
import { own, putNamespace } from '../furnishedNamespace';
import type { OlmNamespaces } from '../olmObjects';
import { put } from '../put';
import { isInstalled, stage, type Step } from '../staging';
import { catalogOf, subscriptionDraft } from '../subscriptionDraft';
import { databaseOperator } from './databaseOperator';
import { secondWriter } from './secondWriter';

type Options = {
  readonly catalogs: readonly NamedCatalog[];
  readonly namespaces: OlmNamespaces;
  /** Number of additional instances in a separate namespace, for long lists. */
  readonly instances?: number | undefined;
};

const NAMESPACE = 'team-a';
const MANY = 'many-instances';
const PACKAGE = 'heron-database';
const CSV = 'heron-database.v2.2.1';
const GROUP = 'heron.example.com';
const DEFINITIONS = 'customresourcedefinitions.apiextensions.k8s.io';
const CLUSTERS = `heronclusters.${GROUP}`;

/** A database Operator in a project, and its instances. */
export function instancesOf({ catalogs, namespaces, instances = 0 }: Options) {
  return {
    seed: (client: ClusterClient) => {
      putNamespace(client, NAMESPACE, { group: own(NAMESPACE) });
      if (instances > 0) putNamespace(client, MANY, {});
      const catalog = catalogOf(catalogs, PACKAGE);
      if (catalog === undefined) return;
      const wanted = { namespace: NAMESPACE, packageName: PACKAGE, channel: 'stable' };
      const source = { name: catalog.name, namespace: namespaces.catalogs };
      put(client, SUBSCRIPTIONS, subscriptionDraft(wanted, source));
    },
    controllers: [
      stage([storyWith(instances)]),
      databaseOperator(isStaged),
      secondWriter({ resource: CLUSTERS, namespace: NAMESPACE, name: 'night-batch' }),
    ],
  };
}

const storyWith = (instances: number): readonly Step[] => [
  {
    when: (client) => isInstalled(client, { namespace: NAMESPACE, name: CSV }),
    then: (client, clock) => {
      for (const draft of CLUSTER_DRAFTS) put(client, CLUSTERS, draft);
      for (let index = 0; index < instances; index += 1) put(client, CLUSTERS, oneOfMany(index));
      put(client, `heronusers.${GROUP}`, {
        apiVersion: `${GROUP}/v1`,
        kind: 'HeronUser',
        metadata: { name: 'orders-app', namespace: NAMESPACE },
        spec: { cluster: 'orders', databases: ['orders'] },
        status: { phase: 'Ready' },
      });
      putOwned(client);
      clock.after(LATER, () => {
        serveEarlierVersion(client);
      });
      // Its finalizer is never removed, because no controller handles it here.
      client.delete({ resource: CLUSTERS, namespace: NAMESPACE, name: 'old-orders' });
    },
  },
];

const CLUSTER_DRAFTS: readonly DraftObject[] = [
  cluster('orders', {
    phase: 'Running',
    instances: { Running: ['orders-0', 'orders-1', 'orders-2'] },
    primary: 'orders-0',
    conditions: [ready('True', 'AllInstancesReady', 'Three of three instances run.')],
  }),
  cluster('invoices', {
    phase: 'Failed',
    instances: { Running: ['invoices-0'], Failed: ['invoices-1'] },
    conditions: [ready('False', 'VolumeFull', 'Instance invoices-1 has no room left.')],
  }),
  cluster('reports', {
    phase: 'Creating',
    conditions: [ready('False', 'Creating', 'One of three instances runs.')],
  }),
  cluster('night-batch', { phase: 'Hibernated' }),
  cluster('sketches', {}),
  cluster('old-orders', { phase: 'Running' }, { finalizers: [`${GROUP}/backup`] }),
];

const STAGED_NAMES = new Set(CLUSTER_DRAFTS.map(({ metadata }) => metadata.name));

function isStaged({ metadata: { name, namespace } }: KubeObject): boolean {
  return namespace === MANY || (namespace === NAMESPACE && STAGED_NAMES.has(name));
}

/** Milliseconds. OLM writes the CRD of the bundle once more after the install plan is complete. */
const LATER = 10_000;

/** The API of users is also served as `v1beta1`. */
function serveEarlierVersion(client: ClusterClient): void {
  const ref = { resource: DEFINITIONS, name: `heronusers.${GROUP}` };
  const [stored] = listAt(client.get(ref)?.spec, 'versions').filter(isObject);
  if (stored === undefined) return;
  const earlier = { ...stored, name: 'v1beta1', storage: false };
  client.mergePatch(ref, { spec: { versions: [stored, earlier] } });
}

/** About a kilobyte with server fields, like most. */
function oneOfMany(index: number): DraftObject {
  const name = `shard-${String(index).padStart(5, '0')}`;
  const isReady = index % 10 !== 0;
  const draft = cluster(name, {
    phase: isReady ? 'Running' : 'Failed',
    instances: { Running: [`${name}-0`, `${name}-1`, `${name}-2`] },
    primary: `${name}-0`,
    conditions: [
      isReady
        ? ready('True', 'AllInstancesReady', 'Three of three instances run.')
        : ready('False', 'VolumeFull', 'Instance 1 has no room left.'),
    ],
  });
  return { ...draft, metadata: { ...draft.metadata, namespace: MANY } };
}

function cluster(name: string, status: JsonObject, metadata: JsonObject = {}): DraftObject {
  return {
    apiVersion: `${GROUP}/v1`,
    kind: 'HeronCluster',
    metadata: { name, namespace: NAMESPACE, labels: { team: 'orders' }, ...metadata },
    spec: { version: '17', instances: 3, storage: { size: '20Gi' } },
    status,
  };
}

/** Of the type Ready. */
function ready(status: string, reason: string, message: string): JsonObject {
  return { type: 'Ready', status, reason, message, lastTransitionTime: '2026-11-20T08:00:00Z' };
}

/** One of them owns a Service, a ConfigMap and two Deployments. The pods of one Deployment crash. */
function putOwned(client: ClusterClient): void {
  const owner = client.get({ resource: CLUSTERS, namespace: NAMESPACE, name: 'orders' });
  const uid = owner?.metadata.uid;
  if (uid === undefined) return;
  const ownerReferences = [
    { apiVersion: `${GROUP}/v1`, kind: 'HeronCluster', name: 'orders', uid },
  ];
  put(client, 'services', {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'orders', namespace: NAMESPACE, ownerReferences },
    spec: { ports: [{ port: 5432 }] },
  });
  put(client, 'configmaps', {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'orders-parameters', namespace: NAMESPACE, ownerReferences },
    data: { max_connections: '200' },
  });
  put(client, 'deployments.apps', deployment('orders-pooler', { ownerReferences }));
  const annotations = { [BEHAVIOR_ANNOTATION]: 'crash-loop' };
  put(client, 'deployments.apps', deployment('orders-exporter', { ownerReferences }, annotations));
}

function deployment(name: string, metadata: JsonObject, annotations: JsonObject = {}): DraftObject {
  const labels = { app: name };
  const containers = [{ name: 'main', image: `quay.io/heron/${name}:2.2.1` }];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace: NAMESPACE, ...metadata },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      template: { metadata: { labels, annotations }, spec: { containers } },
    },
  };
}
