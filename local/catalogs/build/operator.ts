import type { CatalogProperty, FbcObject } from '../fbc';
import type { Api } from './api';

type InstallMode = 'OwnNamespace' | 'SingleNamespace' | 'MultiNamespace' | 'AllNamespaces';

export const INSTALL_MODES: readonly InstallMode[] = [
  'OwnNamespace',
  'SingleNamespace',
  'MultiNamespace',
  'AllNamespaces',
];

export type Rule = {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
};

/** Behavior of the Operator's pods in the local workload controller; absent: they become ready. */
export type Behavior = 'never-ready' | 'crash-loop' | 'image-pull-error';

/** Deployment settings that a version can override. */
export type Workload = {
  readonly replicas: number;
  readonly args: readonly string[];
  readonly env: { readonly [name: string]: string };
  /** Limit of the manager. */
  readonly memory: string;
  readonly hostNetwork: boolean;
  /** Additional images by container. */
  readonly sidecars: { readonly [container: string]: string };
};

/** A kind that the Operator's API server provides: an entry of `apiservicedefinitions.owned`. */
export type ApiService = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly deploymentName: string;
  readonly containerPort: number;
};

/** Metadata of one version of an Operator. */
export type Operator = {
  readonly packageName: string;
  readonly displayName: string;
  readonly provider: { readonly name: string; readonly url?: string };
  /** Absent: the provider. */
  readonly maintainers?: readonly { readonly name: string; readonly email: string }[];
  /** One sentence for the tile. */
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly categories: readonly string[];
  readonly capabilities:
    'Basic Install' | 'Seamless Upgrades' | 'Full Lifecycle' | 'Deep Insights' | 'Auto Pilot';
  readonly keywords: readonly string[];
  readonly maturity: string;
  /** SVG source; absent: the package has no icon. */
  readonly icon?: string;
  readonly installModes: readonly InstallMode[];
  readonly apis: readonly Api[];
  readonly requiredApis: readonly Api[];
  readonly apiServices: readonly ApiService[];
  readonly webhooks: readonly FbcObject[];
  readonly permissions: readonly Rule[];
  readonly clusterPermissions: readonly Rule[];
  readonly annotations: { readonly [name: string]: string };
  readonly labels: { readonly [name: string]: string };
  /** Catalog properties that are not derived from the CSV: dependencies and limits. */
  readonly properties: readonly CatalogProperty[];
  readonly minKubeVersion?: string;
  readonly behavior?: Behavior;
  readonly workload: Workload;
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** Further manifests of the bundle: ConfigMaps, Services, PriorityClasses, … */
  readonly extras: readonly FbcObject[];
};

type OperatorDraft = Pick<
  Operator,
  'packageName' | 'displayName' | 'provider' | 'summary' | 'description' | 'categories'
> &
  Partial<Operator>;

/** An Operator with defaults: all install modes, few permissions, no dependency. */
export function anOperator(draft: OperatorDraft): Operator {
  return {
    capabilities: 'Seamless Upgrades',
    keywords: draft.packageName.split('-'),
    maturity: 'stable',
    installModes: INSTALL_MODES,
    apis: [],
    requiredApis: [],
    apiServices: [],
    webhooks: [],
    permissions: [WORKLOADS],
    clusterPermissions: [],
    annotations: {},
    labels: {},
    properties: [],
    workload: USUAL_WORKLOAD,
    links: [{ name: 'Documentation', url: `https://docs.example.com/${draft.packageName}` }],
    extras: [],
    ...draft,
  };
}

export const USUAL_WORKLOAD: Workload = {
  replicas: 1,
  args: ['--leader-elect', '--health-probe-bind-address=:8081'],
  env: {},
  memory: '256Mi',
  hostNetwork: false,
  sidecars: {},
};

export function aRule(groups: string, resources: string, verbs: string): Rule {
  const words = (line: string): string[] =>
    line.split(' ').map((word) => (word === 'core' ? '' : word));
  return { apiGroups: words(groups), resources: words(resources), verbs: words(verbs) };
}

export const ALL_VERBS = 'get list watch create update patch delete';

export const WORKLOADS = aRule(
  'core apps',
  'pods services configmaps events deployments statefulsets persistentvolumeclaims',
  ALL_VERBS,
);

/** Requires a package in a version range. */
export function requiresPackage(packageName: string, versionRange: string): CatalogProperty {
  return { type: 'olm.package.required', value: { packageName, versionRange } };
}

/** Requires any provider of a kind. */
export function requiresKind(group: string, version: string, kind: string): CatalogProperty {
  return { type: 'olm.gvk.required', value: { group, kind, version } };
}

/** Requires one of several packages; `message` is the resolution error if none is available. */
export function requiresOneOf(
  failureMessage: string,
  packages: { readonly [packageName: string]: string },
): CatalogProperty {
  const constraints = Object.entries(packages).map(([packageName, versionRange]) => ({
    package: { packageName, versionRange },
  }));
  return { type: 'olm.constraint', value: { failureMessage, any: { constraints } } };
}

/** The last minor version of OpenShift that the bundle runs on. */
export function endsWithOpenShift(version: string): CatalogProperty {
  return { type: 'olm.maxOpenShiftVersion', value: version };
}

/** Features in the current format: `features.operators.openshift.io/<name>: "true"`. */
export function features(...names: readonly string[]): Operator['annotations'] {
  return Object.fromEntries(
    names.map((name) => [`features.operators.openshift.io/${name}`, 'true'] as const),
  );
}

/** Features in the format before OpenShift 4.10: one JSON list. */
export function oldFeatures(...names: readonly string[]): Operator['annotations'] {
  return { 'operators.openshift.io/infrastructure-features': JSON.stringify(names) };
}

export function validSubscription(...names: readonly string[]): Operator['annotations'] {
  return { 'operators.openshift.io/valid-subscription': JSON.stringify(names) };
}

/** `operatorframework.io/arch.<name>: supported` labels. */
export function runsOn(...architectures: readonly string[]): Operator['labels'] {
  return Object.fromEntries([
    ['operatorframework.io/os.linux', 'supported'] as const,
    ...architectures.map((name) => [`operatorframework.io/arch.${name}`, 'supported'] as const),
  ]);
}
