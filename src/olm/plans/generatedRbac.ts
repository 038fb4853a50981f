import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';

/** The kinds that OLM generates from a ClusterServiceVersion. */
const RBAC_KINDS = ['Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding'] as const;

type RbacKind = (typeof RBAC_KINDS)[number];

/** The parts of a step that identify its object. */
export type NamedStep = { readonly kind: string; readonly name: string };

/**
 * Reproduces the objects that OLM generates for the service accounts of a ClusterServiceVersion, step by step. Role
 * names are hashes, so roles are identified by position: per account, OLM lists the account (unless it is `default`),
 * its Roles, RoleBindings, ClusterRoles and ClusterRoleBindings, each in the order of the ClusterServiceVersion's
 * permissions. Rule: OLM's NewServiceAccountStepResources, pkg/controller/registry/resolver/steps.go@0d9c286.
 * @returns a function to call with every step of the bundle in order; `null` for steps that are not generated
 */
export function rbacGenerator(
  csv: JsonRecord,
  namespace: string,
): (step: NamedStep) => JsonRecord | null {
  const granted = grantsByAccount(csv);
  const seen = new Map<string, number>();
  let account = DEFAULT_ACCOUNT;

  return (step) => {
    if (step.kind === 'ServiceAccount') {
      if (!granted.has(step.name)) return null;
      account = step.name;
      return { apiVersion: 'v1', kind: step.kind, metadata: { name: step.name, namespace } };
    }
    const kind = RBAC_KINDS.find((one) => one === step.kind);
    if (kind === undefined) return null;
    const next = taken(account, kind) ?? taken(DEFAULT_ACCOUNT, kind);
    return next === null ? null : generated(kind, step.name, { ...next, namespace });
  };

  /** The next grant of an account for this kind of step. Each grant is returned once. */
  function taken(holder: string, kind: RbacKind): Grant | null {
    const key = `${kind} ${holder}`;
    const index = seen.get(key) ?? 0;
    const rules = granted.get(holder)?.[isClusterKind(kind) ? 'cluster' : 'namespace'][index];
    if (rules === undefined) return null;
    seen.set(key, index + 1);
    return { account: holder, rules };
  }
}

const DEFAULT_ACCOUNT = 'default';

type Grant = { readonly account: string; readonly rules: readonly unknown[] };

type Grants = {
  readonly namespace: (readonly unknown[])[];
  readonly cluster: (readonly unknown[])[];
};

function grantsByAccount(csv: JsonRecord): ReadonlyMap<string, Grants> {
  const granted = new Map<string, Grants>();
  const strategy = recordIn(recordIn(recordIn(csv['spec'])['install'])['spec']);
  for (const permission of listIn(strategy['permissions'])) add(permission, 'namespace');
  for (const permission of listIn(strategy['clusterPermissions'])) add(permission, 'cluster');
  return granted;

  function add(permission: unknown, scope: keyof Grants) {
    const { serviceAccountName, rules } = recordIn(permission);
    const account = textIn(serviceAccountName) ?? DEFAULT_ACCOUNT;
    const grants = granted.get(account) ?? { namespace: [], cluster: [] };
    grants[scope].push(listIn(rules));
    granted.set(account, grants);
  }
}

function isClusterKind(kind: RbacKind): boolean {
  return kind.startsWith('Cluster');
}

function generated(kind: RbacKind, name: string, grant: Grant & { namespace: string }): JsonRecord {
  const { account, rules, namespace } = grant;
  const head = {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind,
    metadata: isClusterKind(kind) ? { name } : { name, namespace },
  };
  if (!kind.endsWith('Binding')) return { ...head, rules };
  const role = isClusterKind(kind) ? 'ClusterRole' : 'Role';
  return {
    ...head,
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: role, name },
    subjects: [{ kind: 'ServiceAccount', name: account, namespace }],
  };
}
