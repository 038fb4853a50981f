/** A cluster like that of the OLM v1 recordings, and actions of its user. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type {
  Catalog,
  CatalogBundle,
  CatalogPackage,
  FbcObject,
  NamedCatalog,
} from '../../../catalogs/fbc';
import { loadCatalog } from '../../../catalogs/load/loadCatalog';
import { createInProcessCluster } from '../../kube/inProcess';
import { isObject, parseJson } from '../../kube/json';
import { isKubeObject } from '../../kube/objects';
import { createTestClock } from '../../kube/testClock';
import type { ClusterClient, JsonObject } from '../../kube/types';
import { createCatalogs } from '../../olm/catalog/catalogs';
import { createBundleImages } from '../../olm/unpack/bundleImages';
import { CLUSTER_CATALOG, clusterExtension } from '../../seed/crds/olmV1';
import { KUBERNETES_ROLES } from '../../seed/roles/kubernetes';
import { workloadControllers } from '../../workloads/workloads';
import { olmV1Admission } from '../admission';
import { createCatalogd } from '../catalogd/catalogController';
import { createCatalogStore } from '../catalogd/store';
import { createOperatorController } from '../controller/extensionController';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS, NAME_LABEL, OLM_V1 } from '../names';
import type { Seen } from './account';

const REGISTRY = 'registry.lab.local';
const BUNDLES = 'test-data/acme/bundles';

/** Bundles of catalogs created for a recording are not stored; they were like those of acme-old. */
function manifestsOf({ packageName, version }: CatalogBundle) {
  const own = `${BUNDLES}/${packageName}/${version}/manifests`;
  const isKept = existsSync(own);
  const folder = isKept ? own : `${BUNDLES}/acme-old/1.1.0/manifests`;
  const named = (text: string): string =>
    isKept ? text : text.replaceAll('acme-old', packageName).replaceAll('1.1.0', version);
  return { kind: 'manifests', objects: objectsIn(folder, named) } as const;
}

function objectsIn(
  folder: string,
  change: (text: string) => string = (text) => text,
): readonly FbcObject[] {
  return readdirSync(folder).flatMap((file): readonly FbcObject[] => {
    const object = parseJson(change(readFileSync(`${folder}/${file}`, 'utf8')));
    return isObject(object) ? [object] : [];
  });
}

async function named(name: string, path: string, image: string): Promise<NamedCatalog> {
  const loaded = await loadCatalog(path);
  const packages = name === 'acme' ? [...loaded.packages, store()] : loaded.packages;
  const catalog: Catalog = { ...loaded, packages, manifestsOf };
  return { name, displayName: name, publisher: 'Acme', priority: 0, image, catalog };
}

/** The lab's catalog had one more package than the stored one. */
function store(): CatalogPackage {
  const versions = ['1.0.0', '1.1.0', '2.0.0'];
  const entries = versions.map((version, index) => ({
    name: `acme-store.v${version}`,
    skips: [],
    ...(index === 0 ? {} : { replaces: `acme-store.v${versions[index - 1] ?? ''}` }),
  }));
  return {
    name: 'acme-store',
    defaultChannel: 'stable',
    description: '',
    channels: [{ name: 'stable', entries }],
    bundles: versions.map((version) => ({
      name: `acme-store.v${version}`,
      packageName: 'acme-store',
      version,
      image: `${REGISTRY}/acme-store-bundle:${version}`,
      properties: [],
      relatedImages: [],
    })),
    deprecations: [],
  };
}

const EXTRA = 'test-data/olm-recordings-v1/v1-catalogs';

const CATALOGS = await Promise.all([
  named('acme', 'test-data/acme/fbc/acme', `${REGISTRY}/acme-catalog:latest`),
  named('extra', `${EXTRA}/acme-extra.jsonl`, `${REGISTRY}/acme-extra-catalog:latest`),
  named('one', `${EXTRA}/acme-follow-1.jsonl`, `${REGISTRY}/acme-follow-catalog:one`),
  named('two', `${EXTRA}/acme-follow-2.jsonl`, `${REGISTRY}/acme-follow-catalog:two`),
]);

const BINDINGS = 'clusterrolebindings.rbac.authorization.k8s.io';

export type Lab = {
  readonly client: ClusterClient;
  readonly wait: (seconds: number) => void;
  /** A namespace with an installer that has all permissions. */
  readonly own: (namespace: string) => void;
  readonly account: (namespace: string, name: string) => void;
  readonly extend: (name: string, spec: Extended) => void;
  readonly change: (name: string, catalog: JsonObject) => void;
  readonly catalog: (name: string, image: string, more?: CatalogMore) => void;
  /** Creates the CRDs of a bundle, by `<package>/<version>`, without an owner. */
  readonly leave: (bundle: string) => void;
  /** Observations since the last call. */
  readonly seen: () => readonly Seen[];
  readonly stop: () => void;
};

type Extended = {
  readonly packageName: string;
  readonly account?: string;
  readonly namespace?: string;
} & JsonObject;

type CatalogMore = {
  readonly priority?: number;
  readonly labels?: { readonly [key: string]: string };
  readonly minutes?: number;
};

export function only(catalog: string): JsonObject {
  return { matchLabels: { [NAME_LABEL]: catalog } };
}

export function startLab(): Lab {
  const clock = createTestClock(Date.UTC(2026, 10, 22));
  const catalogs = createCatalogs(CATALOGS);
  const store = createCatalogStore();
  const bundles = createBundleImages(catalogs, () => undefined);
  const namespace = 'olmv1-system';
  const { client, stop } = createInProcessCluster({
    clock,
    admission: olmV1Admission('required'),
    seed: (seeded) => {
      for (const role of KUBERNETES_ROLES) {
        seeded.create('clusterroles.rbac.authorization.k8s.io', role);
      }
      for (const definition of [CLUSTER_CATALOG, clusterExtension({ account: 'required' })]) {
        seeded.create('customresourcedefinitions.apiextensions.k8s.io', definition);
      }
      seeded.create('namespaces', {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: namespace },
      });
    },
    controllers: [
      createCatalogd({ catalogs, store, outage: () => undefined, namespace }),
      createOperatorController({
        store,
        bundles,
        namespace,
        usesAccounts: true,
        isPreview: true,
      }),
      ...workloadControllers(),
    ],
  });
  const seen: Seen[] = [];
  client.subscribe('*', ({ type, object }) => {
    seen.push({ type, object });
  });
  return { ...userOf(client, clock.advance), seen: () => seen.splice(0), stop };
}

function userOf(
  client: ClusterClient,
  advance: (milliseconds: number) => void,
): Omit<Lab, 'seen' | 'stop'> {
  const account = (namespace: string, name: string): void => {
    client.create('serviceaccounts', {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name, namespace },
    });
  };
  return {
    client,
    account,
    wait: (seconds) => {
      advance(seconds * 1000);
    },
    own: (namespace) => {
      const name = `${namespace}-installer`;
      client.create('namespaces', {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: namespace },
      });
      account(namespace, name);
      client.create(BINDINGS, {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRoleBinding',
        metadata: { name },
        roleRef: {
          apiGroup: 'rbac.authorization.k8s.io',
          kind: 'ClusterRole',
          name: 'cluster-admin',
        },
        subjects: [{ kind: 'ServiceAccount', name, namespace }],
      });
    },
    extend: (name, { account: given, namespace = name, ...catalog }) => {
      client.create(CLUSTER_EXTENSIONS, {
        apiVersion: OLM_V1,
        kind: 'ClusterExtension',
        metadata: { name },
        spec: {
          namespace,
          serviceAccount: { name: given ?? `${name}-installer` },
          source: { sourceType: 'Catalog', catalog },
        },
      });
    },
    leave: (bundle) => {
      for (const object of objectsIn(`${BUNDLES}/${bundle}/manifests`)) {
        if (isKubeObject(object) && object.kind === 'CustomResourceDefinition') {
          client.create('customresourcedefinitions.apiextensions.k8s.io', object);
        }
      }
    },
    change: (name, catalog) => {
      const ref = { resource: CLUSTER_EXTENSIONS, name };
      client.mergePatch(ref, { spec: { source: { catalog } } });
    },
    catalog: (name, image, { priority = 0, labels = {}, minutes } = {}) => {
      client.create(CLUSTER_CATALOGS, {
        apiVersion: OLM_V1,
        kind: 'ClusterCatalog',
        metadata: { name, labels },
        spec: {
          priority,
          source: {
            type: 'Image',
            image: {
              ref: `${REGISTRY}/${image}`,
              ...(minutes === undefined ? {} : { pollIntervalMinutes: minutes }),
            },
          },
        },
      });
    },
  };
}
