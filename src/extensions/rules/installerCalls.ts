import type { Permission } from '~/kube/failure';
import { namespaceModel } from '~/kube/models/namespace';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { serviceAccountModel } from '~/kube/models/core';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { rulesFor, withoutEmpty } from '~/olm/permissions/grantManifests';
import { markFor } from '~/olm/extensions/ownerLabels';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { InstallerRules } from './installerRules';

export type Account = { readonly namespace: string; readonly name: string };

/** Creates the namespace of an extension. */
export function namespaceCall(extension: string, name: string): ClusterCall {
  return {
    kind: 'create',
    model: namespaceModel,
    manifest: {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name, ...markFor(extension) },
    },
  };
}

/** Creates the ServiceAccount with which OLM installs an extension, and binds it to cluster-admin. */
export function accountCalls(extension: string, account: Account): readonly ClusterCall[] {
  return [
    {
      kind: 'create',
      model: serviceAccountModel,
      manifest: {
        apiVersion: 'v1',
        kind: 'ServiceAccount',
        metadata: { ...account, ...markFor(extension) },
      },
    },
    ...adminCalls(extension, account),
  ];
}

/** Creates the ServiceAccount with exactly the permissions for a bundle. */
export function generatedCalls(
  extension: string,
  account: Account,
  { cluster, namespace }: InstallerRules,
): readonly ClusterCall[] {
  const name = `${extension}-installer`;
  const [create] = accountCalls(extension, account);
  return [
    ...(create === undefined ? [] : [create]),
    clusterRoleCall(extension, name, cluster),
    bindingCall(extension, name, { role: name, account }),
    ...roleCalls(extension, name, { account, rules: namespace }),
  ];
}

/** Binds it to cluster-admin. */
export function adminCalls(extension: string, account: Account): readonly ClusterCall[] {
  return [
    bindingCall(extension, `${extension}-installer-admin`, { role: 'cluster-admin', account }),
  ];
}

/**
 * Grants permissions: those in its namespace by a Role, others by a ClusterRole.
 * @param suffix distinguishes the grants
 */
export function grantCalls(
  extension: string,
  account: Account,
  { permissions, rules, suffix }: Grant,
): readonly ClusterCall[] {
  const name = `${extension}-installer-${suffix}`;
  const local = permissions.filter(({ namespace }) => namespace !== undefined);
  const cluster = permissions.filter(({ namespace }) => namespace === undefined);
  const wide = [...rulesFor(cluster), ...rules];
  return [
    ...(wide.length === 0
      ? []
      : [
          clusterRoleCall(extension, name, wide),
          bindingCall(extension, name, { role: name, account }),
        ]),
    ...(local.length === 0 ? [] : roleCalls(extension, name, { account, rules: rulesFor(local) })),
  ];
}

type Grant = {
  /** In its namespace, or cluster-wide. */
  readonly permissions: readonly Permission[];
  /** More cluster-wide rules. */
  readonly rules: readonly PolicyRule[];
  readonly suffix: string;
};

function clusterRoleCall(
  extension: string,
  name: string,
  rules: readonly PolicyRule[],
): ClusterCall {
  const metadata = { name, ...markFor(extension) };
  return {
    kind: 'create',
    model: clusterRoleModel,
    manifest: { apiVersion: RBAC, kind: 'ClusterRole', metadata, rules: rules.map(withoutEmpty) },
  };
}

/** A Role in the namespace of the ServiceAccount, and its binding. */
function roleCalls(
  extension: string,
  name: string,
  { account, rules }: LocalGrant,
): readonly ClusterCall[] {
  const metadata = { name, namespace: account.namespace, ...markFor(extension) };
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

function bindingCall(extension: string, name: string, { role, account }: Binding): ClusterCall {
  return {
    kind: 'create',
    model: clusterRoleBindingModel,
    manifest: {
      apiVersion: RBAC,
      kind: 'ClusterRoleBinding',
      metadata: { name, ...markFor(extension) },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: role },
      subjects: [{ kind: 'ServiceAccount', ...account }],
    },
  };
}

type Binding = { readonly role: string; readonly account: Account };
