import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { BUNDLE_KINDS, type BundleKind, ruleOf } from '~/olm/permissions/bundleKinds';
import { type PolicyRule, rulesIn } from '~/olm/permissions/policyRule';
import type { InstallerRules } from '~/olm/permissions/rulePermissions';

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
  const kinds = BUNDLE_KINDS.flatMap((api) => {
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

type Thing = { readonly kind: string; readonly name: string };

const WATCHED = ['list', 'watch'];

function thingIn({ kind, metadata }: JsonRecord): Thing | null {
  const found = BUNDLE_KINDS.find((one) => one.kind === kind);
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
  of: BundleKind,
  names: readonly string[],
  more: readonly string[],
): readonly PolicyRule[] {
  const named = ['get', 'update', 'patch', 'delete'];
  if (of.isHashed === true) return [ruleOf(of, ['create', ...more, ...named])];
  return [ruleOf(of, ['create', ...more]), { ...ruleOf(of, named), resourceNames: names }];
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
