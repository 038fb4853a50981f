/** Minimal bundles: their catalog metadata and the content of their images. */
import type { CatalogBundle, FbcObject } from '../../../catalogs/fbc';

export type BundleDraft = {
  readonly packageName: string;
  readonly version: string;
  /** Default: all four. */
  readonly modes?: readonly string[];
  readonly owned?: readonly Definition[];
  readonly required?: readonly Definition[];
  /** Cluster-wide permissions of the Operator for nodes. */
  readonly clusterRules?: {
    readonly resources: readonly string[];
    readonly verbs: readonly string[];
  };
  readonly minKubeVersion?: string;
  readonly replaces?: string;
  readonly annotations?: { readonly [name: string]: string };
  /** On the pods: see the workloads' behaviors. */
  readonly behavior?: string;
};

export type Definition = {
  readonly group: string;
  readonly kind: string;
  /** The last one is stored. */
  readonly versions: readonly string[];
};

const installModes = ['OwnNamespace', 'SingleNamespace', 'MultiNamespace', 'AllNamespaces'];

export function bundleNameOf({ packageName, version }: BundleDraft): string {
  return `${packageName}.v${version}`;
}

/** As the catalog's blob describes it. */
export function catalogBundleOf(draft: BundleDraft): CatalogBundle {
  const { packageName, version, owned = [], required = [] } = draft;
  return {
    name: bundleNameOf(draft),
    packageName,
    version,
    image: `registry.lab.local/${packageName}-bundle:${version}`,
    properties: [
      { type: 'olm.package', value: { packageName, version } },
      ...owned.flatMap((each) => propertiesOf('olm.gvk', each)),
      ...required.flatMap((each) => propertiesOf('olm.gvk.required', each)),
    ],
    relatedImages: [],
  };
}

function propertiesOf(
  type: string,
  { group, kind, versions }: Definition,
): CatalogBundle['properties'] {
  return versions.map((version) => ({ type, value: { group, kind, version } }));
}

/** The manifests in the image: the ClusterServiceVersion, then the definitions. */
export function manifestsOf(draft: BundleDraft): readonly FbcObject[] {
  return [csvOf(draft), ...(draft.owned ?? []).map(crdOf)];
}

function csvOf(draft: BundleDraft): FbcObject {
  const { version, owned = [], required = [], modes = installModes } = draft;
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: {
      name: bundleNameOf(draft),
      namespace: 'placeholder',
      annotations: draft.annotations ?? {},
    },
    spec: {
      displayName: draft.packageName,
      version,
      ...(draft.minKubeVersion === undefined ? {} : { minKubeVersion: draft.minKubeVersion }),
      ...(draft.replaces === undefined ? {} : { replaces: draft.replaces }),
      installModes: installModes.map((type) => ({ type, supported: modes.includes(type) })),
      install: { strategy: 'deployment', spec: installOf(draft) },
      customresourcedefinitions: {
        owned: owned.flatMap(referencesTo),
        required: required.flatMap(referencesTo),
      },
    },
  };
}

function installOf({ packageName, behavior, clusterRules }: BundleDraft): FbcObject {
  const serviceAccountName = `${packageName}-sa`;
  const verbs = ['get', 'list', 'watch', 'create', 'update', 'delete'];
  const resources = ['pods', 'services', 'configmaps'];
  const labels = { app: packageName };
  return {
    deployments: [
      {
        name: `${packageName}-controller`,
        spec: {
          replicas: 1,
          selector: { matchLabels: labels },
          template: {
            metadata: {
              labels,
              ...(behavior === undefined
                ? {}
                : { annotations: { 'local.operator-hub/behavior': behavior } }),
            },
            spec: {
              serviceAccountName,
              containers: [{ name: 'manager', image: `example.com/${packageName}` }],
            },
          },
        },
      },
    ],
    permissions: [{ serviceAccountName, rules: [{ apiGroups: [''], resources, verbs }] }],
    clusterPermissions:
      clusterRules === undefined
        ? []
        : [{ serviceAccountName, rules: [{ apiGroups: [''], ...clusterRules }] }],
  };
}

function referencesTo(definition: Definition): readonly FbcObject[] {
  const { kind, versions } = definition;
  return versions.map((version) => ({ name: crdNameOf(definition), kind, version }));
}

function crdOf(definition: Definition): FbcObject {
  const { group, kind, versions } = definition;
  const schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: crdNameOf(definition) },
    spec: {
      group,
      scope: 'Namespaced',
      names: {
        kind,
        listKind: `${kind}List`,
        plural: `${kind.toLowerCase()}s`,
        singular: kind.toLowerCase(),
      },
      versions: versions.map((name) => ({
        name,
        served: true,
        storage: name === versions.at(-1),
        schema: { openAPIV3Schema: schema },
        subresources: { status: {} },
      })),
    },
  };
}

function crdNameOf({ group, kind }: Definition): string {
  return `${kind.toLowerCase()}s.${group}`;
}
