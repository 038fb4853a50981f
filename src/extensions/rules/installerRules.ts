import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { type PolicyRule, rulesIn } from '~/olm/permissions/policyRule';

/** The permissions of the ServiceAccount that installs a bundle. */
export type InstallerRules = {
  readonly cluster: readonly PolicyRule[];
  /** In the namespace of the installation. */
  readonly namespace: readonly PolicyRule[];
};

/**
 * The permissions for a bundle's manifests: those of the Operator itself (RBAC prevents escalation), and for each kind
 * writing in its namespace or cluster-wide, and cluster-wide list and watch. Source: the recording
 * v1_weak_then_rights_added. Updates also require changing and deleting the resources of the previous version.
 * @param manifests of the bundle, with its ClusterServiceVersion
 * @returns `null` if the API of a kind is unknown
 */
export function installerRules(
  extension: string,
  manifests: readonly unknown[],
): InstallerRules | null {
  const objects = manifests.map(recordIn);
  const csv = objects.find(({ kind }) => kind === 'ClusterServiceVersion');
  const bundled = objects.filter((object) => object !== csv).map((object) => thingIn(object));
  const things = [...bundled, ...deployed(recordIn(recordIn(csv?.['spec'])['install']))];
  const known = things.filter((thing) => thing !== null);
  if (csv === undefined || known.length < things.length) return null;
  const kinds = KINDS.flatMap((api) => {
    const names = known.filter(({ kind }) => kind === api.kind).map(({ name }) => name);
    return names.length === 0 ? [] : [{ api, names: [...new Set(names)].toSorted() }];
  });
  return {
    cluster: [
      finalizers(extension),
      ...kinds.flatMap(({ api, names }) =>
        api.isNamespaced ? [ruleOf(api, WATCHED)] : writing(api, names, WATCHED),
      ),
      ...ownRules(csv),
    ],
    namespace: kinds.flatMap(({ api, names }) => (api.isNamespaced ? writing(api, names, []) : [])),
  };
}

type Api = {
  readonly kind: string;
  readonly group: string;
  readonly plural: string;
  readonly isNamespaced: boolean;
  /** OLM appends a hash to their names. */
  readonly isHashed?: true;
};

type Thing = { readonly kind: string; readonly name: string };

const WATCHED = ['list', 'watch'];

/**
 * The kinds that a bundle can contain (operator-registry, pkg/lib/bundle/supported_resources.go), and those that OLM
 * adds.
 */
const KINDS: readonly Api[] = [
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

function thingIn({ kind, metadata }: JsonRecord): Thing | null {
  const found = KINDS.find((one) => one.kind === kind);
  return found === undefined
    ? null
    : { kind: found.kind, name: textIn(recordIn(metadata)['name']) ?? '' };
}

/** The resources that OLM derives from the install strategy. */
function deployed({ spec }: JsonRecord): readonly Thing[] {
  const { deployments, permissions, clusterPermissions } = recordIn(spec);
  const accounts = [...listIn(permissions), ...listIn(clusterPermissions)].map(
    (one) => textIn(recordIn(one)['serviceAccountName']) ?? 'default',
  );
  const named = listIn(deployments).map((one) => textIn(recordIn(one)['name']) ?? '');
  const roles = accounts.length === 0 ? [] : ['ClusterRole', 'ClusterRoleBinding'];
  return [
    ...named.map((name) => ({ kind: 'Deployment', name })),
    // The default ServiceAccount exists in every namespace.
    ...accounts.flatMap((name) => (name === 'default' ? [] : { kind: 'ServiceAccount', name })),
    ...roles.map((kind) => ({ kind, name: '' })),
  ];
}

/**
 * If the Operator watches all namespaces, its namespaced permissions become cluster-wide, and it can read namespaces.
 */
function ownRules(csv: JsonRecord): readonly PolicyRule[] {
  const strategy = recordIn(recordIn(recordIn(csv['spec'])['install'])['spec']);
  const inNamespace = listIn(strategy['permissions']).flatMap((one) =>
    rulesIn(recordIn(one)['rules']),
  );
  const inCluster = listIn(strategy['clusterPermissions']).flatMap((one) =>
    rulesIn(recordIn(one)['rules']),
  );
  return [...inCluster, ...inNamespace, ...(inNamespace.length === 0 ? [] : [NAMESPACES])];
}

const NAMESPACES: PolicyRule = {
  apiGroups: [''],
  resources: ['namespaces'],
  resourceNames: [],
  nonResourceURLs: [],
  verbs: ['get', 'list', 'watch'],
};

/** RBAC cannot restrict create, list and watch by name. */
function writing(
  of: Api,
  names: readonly string[],
  more: readonly string[],
): readonly PolicyRule[] {
  const named = ['get', 'update', 'patch', 'delete'];
  if (of.isHashed === true) return [ruleOf(of, ['create', ...more, ...named])];
  return [ruleOf(of, ['create', ...more]), { ...ruleOf(of, named), resourceNames: names }];
}

function ruleOf({ group, plural }: Api, verbs: readonly string[]): PolicyRule {
  return {
    apiGroups: [group],
    resources: [plural],
    resourceNames: [],
    nonResourceURLs: [],
    verbs,
  };
}

/** For clusters that protect owner references: owned resources block the deletion of the extension. */
function finalizers(extension: string): PolicyRule {
  return {
    apiGroups: ['olm.operatorframework.io'],
    resources: ['clusterextensions/finalizers'],
    resourceNames: [extension],
    nonResourceURLs: [],
    verbs: ['update'],
  };
}
