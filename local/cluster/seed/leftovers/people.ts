/** Operands that users created while the Operators ran. */
import { isObject, listAt, parseJson, textAt, textsAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { CLUSTER_SERVICE_VERSIONS } from '../../olm/shared/names';
import { DRAIN_FINALIZER } from './drains';
import { REEFS } from './situations';

type Csv = { readonly namespace: string; readonly name: string };

/** Creates the first example of each API of a CSV. */
export function putExamples(client: ClusterClient, csv: Csv): void {
  const found = client.get({ resource: CLUSTER_SERVICE_VERSIONS, ...csv });
  const examples = parseJson(found?.metadata.annotations?.['alm-examples'] ?? '');
  for (const example of listAt({ examples }, 'examples').filter(isObject)) {
    putCustom(client, csv.namespace, {
      apiVersion: textAt(example, 'apiVersion') ?? '',
      kind: textAt(example, 'kind') ?? '',
      name: textAt(example, 'metadata', 'name') ?? '',
      spec: objectOf(example['spec']),
    });
  }
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

type Custom = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly spec?: JsonObject;
  readonly finalizers?: readonly string[];
};

function putCustom(client: ClusterClient, namespace: string, custom: Custom): void {
  const {
    apiVersion,
    kind,
    name,
    finalizers = [],
    spec = { purpose: 'the work of a team' },
  } = custom;
  const served = client.resourceOf(apiVersion, kind);
  if (served === undefined) return;
  const place = served.namespaced ? { namespace } : {};
  if (client.get({ resource: served.key, name, ...place }) !== undefined) return;
  client.create(served.key, {
    apiVersion,
    kind,
    metadata: { name, ...place, ...(finalizers.length === 0 ? {} : { finalizers }) },
    spec,
  });
}

/** The buckets Operator adds a finalizer to each, and does not exist when they are deleted. */
export function useOwnFinalizer(client: ClusterClient, namespace: string): void {
  const resource = 'buckets.barnacle.example.com';
  for (const { metadata } of client.list(resource, { namespace })) {
    client.mergePatch(
      { resource, namespace, name: metadata.name },
      { metadata: { finalizers: ['barnacle.example.com/empty-bucket'] } },
    );
  }
}

export function putShells(client: ClusterClient, namespace: string): void {
  const apiVersion = 'shell.example.com/v1';
  for (const name of ['cockle', 'mussel', 'periwinkle']) {
    putCustom(client, namespace, { apiVersion, kind: 'Shell', name });
  }
}

/** Fourteen tables and two backups; the finalizer of one backup waits for its Operator. */
export function putTables(client: ClusterClient, namespace: string): void {
  const apiVersion = 'coral.example.com/v1';
  for (const name of TABLES) putCustom(client, namespace, { apiVersion, kind: 'Table', name });
  putCustom(client, namespace, { apiVersion, kind: 'Backup', name: 'yesterday' });
  putCustom(client, namespace, {
    apiVersion,
    kind: 'Backup',
    name: 'before-the-storm',
    finalizers: ['coral.example.com/delete-copy'],
  });
}

const TABLES = [
  ...['accounts', 'boats', 'catches', 'crews', 'harbours', 'journeys', 'licences'],
  ...['moorings', 'nets', 'prices', 'quotas', 'skippers', 'tides', 'weather'],
];

/** Caches in three namespaces, and a snapshot with a finalizer that no controller clears. */
export function putReefs(client: ClusterClient, home: string): void {
  const apiVersion = 'reef.example.com/v1';
  const [one, two] = REEFS;
  const cache = (namespace: string, name: string, ...finalizers: readonly string[]): void => {
    putCustom(client, namespace, { apiVersion, kind: 'Cache', name, finalizers });
  };
  cache(home, 'shared');
  cache(one, 'front');
  cache(one, 'sessions');
  cache(two, 'front', DRAIN_FINALIZER);
  putCustom(client, two, {
    apiVersion,
    kind: 'Snapshot',
    name: 'before-the-sale',
    finalizers: ['vault.example.com/keep-copy'],
  });
}

/** Enables a plugin like the console's settings; does nothing without OpenShift. */
export function enablePlugin(client: ClusterClient, name: string): void {
  const served = client.resourceOf('operator.openshift.io/v1', 'Console');
  const ref = served && { resource: served.key, name: 'cluster' };
  const settings: KubeObject | undefined = ref && client.get(ref);
  if (ref === undefined || settings === undefined) return;
  const plugins = [...textsAt(settings, 'spec', 'plugins'), name];
  client.mergePatch(ref, { spec: { plugins } });
}
