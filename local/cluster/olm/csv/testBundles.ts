/** The bundles and InstallPlans that tests of the operator side install. */
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject } from '../../kube/types';
import { INSTALL_PLANS, OLM_API_VERSION } from '../shared/names';
import { operatorPermissions } from '../shared/operatorPermissions';

type BundleOptions = {
  readonly version?: string;
  readonly replaces?: string;
  readonly modes?: readonly string[];
  /** Kinds of `example.com/v1` that the CSV owns. */
  readonly owned?: readonly string[];
  readonly behavior?: string;
  readonly spec?: JsonObject;
  readonly clusterPermissions?: boolean;
};

export function aCsv(name: string, options: BundleOptions = {}): JsonObject {
  const version = options.version ?? '1.0.0';
  const modes = options.modes ?? [
    'OwnNamespace',
    'SingleNamespace',
    'MultiNamespace',
    'AllNamespaces',
  ];
  const permission = (resource: string): JsonObject => ({
    serviceAccountName: `${name}-sa`,
    rules: [{ apiGroups: [''], resources: [resource], verbs: ['get', 'list'] }],
  });
  return {
    apiVersion: OLM_API_VERSION,
    kind: 'ClusterServiceVersion',
    metadata: { name: `${name}.v${version}` },
    spec: {
      displayName: name,
      version,
      ...(options.replaces === undefined ? {} : { replaces: options.replaces }),
      installModes: ['OwnNamespace', 'SingleNamespace', 'MultiNamespace', 'AllNamespaces'].map(
        (type) => ({ type, supported: modes.includes(type) }),
      ),
      customresourcedefinitions: {
        owned: (options.owned ?? []).map((kind) => ({
          name: `${kind.toLowerCase()}s.example.com`,
          version: 'v1',
          kind,
        })),
      },
      install: {
        strategy: 'deployment',
        spec: {
          permissions: [permission('pods')],
          ...(options.clusterPermissions === true
            ? { clusterPermissions: [permission('nodes')] }
            : {}),
          deployments: [
            { name: `${name}-controller`, spec: deploymentSpec(name, version, options) },
          ],
        },
      },
      ...options.spec,
    },
  };
}

function deploymentSpec(name: string, version: string, options: BundleOptions): JsonObject {
  return {
    replicas: 1,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: {
        labels: { app: name },
        ...(options.behavior === undefined
          ? {}
          : { annotations: { 'local.operator-hub/behavior': options.behavior } }),
      },
      spec: {
        serviceAccountName: `${name}-sa`,
        containers: [{ name: 'manager', image: `registry.example.com/${name}:${version}` }],
      },
    },
  };
}

export function aDefinition(kind: string, versions: readonly string[] = ['v1']): JsonObject {
  const plural = `${kind.toLowerCase()}s`;
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `${plural}.example.com` },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { kind, plural, singular: kind.toLowerCase(), listKind: `${kind}List` },
      versions: versions.map((name, index) => ({
        name,
        served: true,
        storage: index === versions.length - 1,
        schema: {
          openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        },
      })),
    },
  };
}

type PlanOptions = {
  readonly approved?: boolean;
  readonly definitions?: readonly JsonObject[];
};

/** An InstallPlan with its manifests written in, as the catalog side leaves it. */
export function aPlan(
  client: ClusterClient,
  namespace: string,
  of: PlanOptions & { readonly name: string; readonly csv: JsonObject },
): void {
  const approved = of.approved ?? true;
  const csvName = nameOf(of.csv);
  const plan = client.create(INSTALL_PLANS, {
    apiVersion: OLM_API_VERSION,
    kind: 'InstallPlan',
    metadata: { name: of.name, namespace },
    spec: {
      approval: approved ? 'Automatic' : 'Manual',
      approved,
      clusterServiceVersionNames: [csvName],
      generation: 1,
    },
  });
  const objects = [of.csv, ...(of.definitions ?? []), ...operatorPermissions(of.csv, namespace)];
  client.updateStatus(INSTALL_PLANS, {
    ...plan,
    status: {
      phase: approved ? 'Installing' : 'RequiresApproval',
      catalogSources: ['acme'],
      plan: objects.map((object) => stepOf(object, csvName)),
    },
  });
}

function stepOf(object: JsonObject, resolving: string): JsonObject {
  const [version = '', group = ''] = (textAt(object, 'apiVersion') ?? '').split('/').reverse();
  return {
    resolving,
    status: 'Unknown',
    resource: {
      group,
      version,
      kind: object['kind'] ?? '',
      name: nameOf(object),
      manifest: JSON.stringify(object),
      sourceName: 'acme',
      sourceNamespace: 'openshift-marketplace',
    },
  };
}

function nameOf(object: JsonObject): string {
  return textAt(object, 'metadata', 'name') ?? '';
}
