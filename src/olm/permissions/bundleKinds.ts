import type { PolicyRule } from './policyRule';

/** A kind of objects in bundles. */
export type BundleKind = {
  readonly kind: string;
  readonly group: string;
  readonly plural: string;
  readonly isNamespaced: boolean;
  /** OLM appends a hash to their names. */
  readonly isHashed?: true;
};

/**
 * The kinds that a bundle can contain (operator-registry, pkg/lib/bundle/supported_resources.go), and those that OLM
 * adds.
 */
export const BUNDLE_KINDS: readonly BundleKind[] = [
  {
    kind: 'CustomResourceDefinition',
    group: 'apiextensions.k8s.io',
    plural: 'customresourcedefinitions',
    isNamespaced: false,
  },
  {
    kind: 'ClusterRole',
    group: 'rbac.authorization.k8s.io',
    plural: 'clusterroles',
    isNamespaced: false,
    isHashed: true,
  },
  {
    kind: 'ClusterRoleBinding',
    group: 'rbac.authorization.k8s.io',
    plural: 'clusterrolebindings',
    isNamespaced: false,
    isHashed: true,
  },
  {
    kind: 'Role',
    group: 'rbac.authorization.k8s.io',
    plural: 'roles',
    isNamespaced: true,
    isHashed: true,
  },
  {
    kind: 'RoleBinding',
    group: 'rbac.authorization.k8s.io',
    plural: 'rolebindings',
    isNamespaced: true,
    isHashed: true,
  },
  { kind: 'ServiceAccount', group: '', plural: 'serviceaccounts', isNamespaced: true },
  { kind: 'Deployment', group: 'apps', plural: 'deployments', isNamespaced: true },
  { kind: 'Service', group: '', plural: 'services', isNamespaced: true },
  { kind: 'ConfigMap', group: '', plural: 'configmaps', isNamespaced: true },
  { kind: 'Secret', group: '', plural: 'secrets', isNamespaced: true },
  {
    kind: 'PodDisruptionBudget',
    group: 'policy',
    plural: 'poddisruptionbudgets',
    isNamespaced: true,
  },
  {
    kind: 'PriorityClass',
    group: 'scheduling.k8s.io',
    plural: 'priorityclasses',
    isNamespaced: false,
  },
  {
    kind: 'NetworkPolicy',
    group: 'networking.k8s.io',
    plural: 'networkpolicies',
    isNamespaced: true,
  },
  {
    kind: 'PrometheusRule',
    group: 'monitoring.coreos.com',
    plural: 'prometheusrules',
    isNamespaced: true,
  },
  {
    kind: 'ServiceMonitor',
    group: 'monitoring.coreos.com',
    plural: 'servicemonitors',
    isNamespaced: true,
  },
  {
    kind: 'ConsoleYAMLSample',
    group: 'console.openshift.io',
    plural: 'consoleyamlsamples',
    isNamespaced: false,
  },
  {
    kind: 'ConsoleQuickStart',
    group: 'console.openshift.io',
    plural: 'consolequickstarts',
    isNamespaced: false,
  },
  {
    kind: 'ConsoleCLIDownload',
    group: 'console.openshift.io',
    plural: 'consoleclidownloads',
    isNamespaced: false,
  },
  {
    kind: 'ConsoleLink',
    group: 'console.openshift.io',
    plural: 'consolelinks',
    isNamespaced: false,
  },
  {
    kind: 'ConsolePlugin',
    group: 'console.openshift.io',
    plural: 'consoleplugins',
    isNamespaced: false,
  },
];

/** A rule for all objects of a kind. */
export function ruleOf({ group, plural }: BundleKind, verbs: readonly string[]): PolicyRule {
  return {
    apiGroups: [group],
    resources: [plural],
    resourceNames: [],
    nonResourceURLs: [],
    verbs,
  };
}
