import type { Permission } from '~/kube/failure';
import type { BundleObjects } from '~/olm/plans/planContent';
import { BASE_RULES, WRITE } from './baseRules';
import { BUNDLE_KINDS, ruleOf } from './bundleKinds';
import { grantsOf } from './permissions';
import type { PolicyRule } from './policyRule';
import { pathRules, permissionsIn } from './rulePermissions';

/** The permissions that the ServiceAccount of an OperatorGroup needs. */
export type AccountNeeds = {
  readonly permissions: readonly Permission[];
  /** For paths outside the API, which no access review covers. */
  readonly rules: readonly PolicyRule[];
};

/**
 * OG-030, OG-031: what OLM does with the ServiceAccount of an OperatorGroup for an install plan or an installed version:
 * it writes the objects, and grants the Operator's permissions, which RBAC allows only to an account that has them. OLM
 * creates CRDs with its own permissions (OG-027), and copies Roles to other namespaces with them (`ensureTenantRBAC` in
 * OLM's pkg/controller/operators/olm/operatorgroup.go, ebb467559, compared 2026-11-29).
 */
export function accountNeeds(content: BundleObjects): AccountNeeds {
  const { namespace, objects } = content;
  const grants = grantsOf(content, [namespace]);
  const rulesOf = (isCluster: boolean) =>
    grants
      .filter(({ scope }) => (scope.kind === 'cluster') === isCluster)
      .flatMap(({ rules }) => rules.map(({ rule }) => rule));
  const cluster = rulesOf(true);
  const present = new Set(objects.map(({ kind }) => kind));
  const kinds = BUNDLE_KINDS.filter(({ kind }) => {
    const isGenerated = kind.startsWith('ClusterRole') && cluster.length > 0;
    return kind !== 'CustomResourceDefinition' && (present.has(kind) || isGenerated);
  });
  const written = (isLocal: boolean) =>
    kinds.filter(({ isNamespaced }) => isNamespaced === isLocal).map((one) => ruleOf(one, WRITE));
  return {
    permissions: permissionsIn(
      {
        cluster: [...written(false), ...cluster],
        namespace: [...BASE_RULES, ...written(true), ...rulesOf(false)],
      },
      namespace,
    ),
    rules: pathRules(cluster),
  };
}
