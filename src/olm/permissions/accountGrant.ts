import type { Permission } from '~/kube/failure';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { rulesFor, withoutEmpty } from './grantManifests';
import type { PolicyRule } from './policyRule';

/** A ServiceAccount. */
export type Account = { readonly namespace: string; readonly name: string };

type Mark = { readonly annotations?: Readonly<Record<string, string>> };

/**
 * Grants permissions to a ServiceAccount: those in its namespace by a Role, others by a ClusterRole.
 * @param mark annotations of the created objects
 */
export function accountGrantCalls(
  account: Account,
  { permissions, rules, name }: AccountGrant,
  mark: Mark = {},
): readonly ClusterCall[] {
  const local = permissions.filter(({ namespace }) => namespace !== undefined);
  const cluster = permissions.filter(({ namespace }) => namespace === undefined);
  const wide = [...rulesFor(cluster), ...rules];
  return [
    ...(wide.length === 0
      ? []
      : [clusterRoleCall(name, wide, mark), bindingCall(name, { role: name, account }, mark)]),
    ...(local.length === 0 ? [] : roleCalls(name, { account, rules: rulesFor(local) }, mark)),
  ];
}

export type AccountGrant = {
  /** In its namespace, or cluster-wide. */
  readonly permissions: readonly Permission[];
  /** More cluster-wide rules. */
  readonly rules: readonly PolicyRule[];
  /** Of the roles and their bindings. */
  readonly name: string;
};

export function clusterRoleCall(
  name: string,
  rules: readonly PolicyRule[],
  mark: Mark,
): ClusterCall {
  const metadata = { name, ...mark };
  return {
    kind: 'create',
    model: clusterRoleModel,
    manifest: { apiVersion: RBAC, kind: 'ClusterRole', metadata, rules: rules.map(withoutEmpty) },
  };
}

/** A Role in the namespace of the ServiceAccount, and its binding. */
export function roleCalls(
  name: string,
  { account, rules }: LocalGrant,
  mark: Mark,
): readonly ClusterCall[] {
  const metadata = { name, namespace: account.namespace, ...mark };
  return [
    {
      kind: 'create',
      model: roleModel,
      manifest: { apiVersion: RBAC, kind: 'Role', metadata, rules: rules.map(withoutEmpty) },
    },
    {
      kind: 'create',
      model: roleBindingModel,
      manifest: {
        apiVersion: RBAC,
        kind: 'RoleBinding',
        metadata,
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
        subjects: [{ kind: 'ServiceAccount', ...account }],
      },
    },
  ];
}

type LocalGrant = { readonly account: Account; readonly rules: readonly PolicyRule[] };

const RBAC = 'rbac.authorization.k8s.io/v1';

export function bindingCall(name: string, { role, account }: Binding, mark: Mark): ClusterCall {
  return {
    kind: 'create',
    model: clusterRoleBindingModel,
    manifest: {
      apiVersion: RBAC,
      kind: 'ClusterRoleBinding',
      metadata: { name, ...mark },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: role },
      subjects: [{ kind: 'ServiceAccount', ...account }],
    },
  };
}

type Binding = { readonly role: string; readonly account: Account };
