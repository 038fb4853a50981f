import { isObject, listAt, textAt } from './json';
import type { CatalogBundle, FbcObject } from './fbc';
import { ownedDescriptions } from './ownedDescriptions';
import { synthesizedCrds } from './synthesizedCrds';

/** Marks resources that no bundle contained. */
export const SYNTHESIZED = 'local.operator-hub/synthesized';

/**
 * Creates a ClusterServiceVersion, its owned CRDs and one Deployment for a bundle with only `olm.csv.metadata` (or only
 * `olm.gvk` properties), so that OLM's controllers can install it.
 */
export function manifestsFromMetadata(bundle: CatalogBundle): readonly FbcObject[] {
  const owned = ownedDescriptions(bundle);
  const crds = synthesizedCrds(owned);
  return [csvOf(bundle, owned), ...crds];
}

function csvOf(bundle: CatalogBundle, owned: readonly FbcObject[]): FbcObject {
  const metadata = bundle.csvMetadata ?? {};
  const copied = [
    'displayName',
    'description',
    'keywords',
    'links',
    'maintainers',
    'maturity',
    'provider',
  ];
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: {
      name: bundle.name,
      namespace: 'placeholder',
      annotations: { ...annotationsOf(metadata), [SYNTHESIZED]: 'true' },
      ...(isObject(metadata['labels']) ? { labels: metadata['labels'] } : {}),
    },
    spec: {
      displayName: bundle.packageName,
      ...Object.fromEntries(copied.flatMap((key) => (metadata[key] ? [[key, metadata[key]]] : []))),
      version: bundle.version,
      ...(metadata['minKubeVersion'] ? { minKubeVersion: metadata['minKubeVersion'] } : {}),
      installModes: installModesOf(metadata),
      install: installOf(bundle, owned),
      customresourcedefinitions: {
        owned,
        required: listAt(metadata, 'crdDescriptions', 'required'),
      },
      apiservicedefinitions: metadata['apiServiceDefinitions'] ?? {},
      relatedImages: bundle.relatedImages,
    },
  };
}

function annotationsOf(metadata: FbcObject): FbcObject {
  const annotations = metadata['annotations'];
  return isObject(annotations) ? annotations : {};
}

function installModesOf(metadata: FbcObject): readonly unknown[] {
  const listed = listAt(metadata, 'installModes');
  return listed.length > 0 ? listed : [{ type: 'AllNamespaces', supported: true }];
}

function installOf(bundle: CatalogBundle, owned: readonly FbcObject[]): FbcObject {
  const name = deploymentName(bundle);
  const groups = [
    ...new Set(owned.map((crd) => textAt(crd, 'name')?.replace(/^[^.]*\./u, '') ?? '')),
  ];
  const all = ['get', 'list', 'watch', 'create', 'update', 'patch', 'delete'];
  const rules = [
    { apiGroups: ['apps'], resources: ['deployments', 'statefulsets'], verbs: all },
    { apiGroups: [''], resources: ['configmaps', 'events', 'services', 'pods'], verbs: all },
    ...(groups.length === 0 ? [] : [{ apiGroups: groups, resources: ['*'], verbs: all }]),
  ];
  return {
    strategy: 'deployment',
    spec: {
      deployments: [{ name, label: { app: name }, spec: deploymentSpec(name, bundle) }],
      clusterPermissions: [{ serviceAccountName: name, rules }],
    },
  };
}

/** An owned APIService must name an existing Deployment. The name is also a label's value: 63 characters at most. */
function deploymentName(bundle: CatalogBundle): string {
  const [api] = listAt(bundle.csvMetadata, 'apiServiceDefinitions', 'owned');
  const stem = bundle.packageName.slice(0, 42).replace(/[^a-z0-9]+$/u, '');
  return textAt(api, 'deploymentName') ?? `${stem.replaceAll('.', '-')}-controller-manager`;
}

function deploymentSpec(name: string, bundle: CatalogBundle): FbcObject {
  const image =
    textAt(bundle.csvMetadata, 'annotations', 'containerImage') ??
    bundle.relatedImages[0]?.image ??
    bundle.image;
  const container = {
    name: 'manager',
    image,
    command: ['/manager'],
    env: [{ name: 'OPERATOR_NAME', value: bundle.packageName }],
    resources: {
      requests: { cpu: '10m', memory: '64Mi' },
      limits: { cpu: '500m', memory: '256Mi' },
    },
  };
  return {
    replicas: 1,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name }, annotations: { [SYNTHESIZED]: 'true' } },
      spec: { serviceAccountName: name, containers: [container] },
    },
  };
}
