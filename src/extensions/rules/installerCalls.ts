import type { Permission } from '~/kube/failure';
import type { NamedManifest } from '~/kube/models/meta';
import {
  clusterRoleBindingModel,
  clusterRoleModel,
  roleBindingModel,
  roleModel,
} from '~/kube/models/rbac';
import { serviceAccountModel } from '~/kube/models/serviceAccount';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { rulesFor, withoutEmpty } from '~/olm/permissions/grantManifests';
import { markFor } from '~/olm/extensions/installMark';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { InstallerRules } from './installerRules';

export type Account = { readonly namespace: string; readonly name: string };

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
  const metadata = { name: `${extension}-installer`, ...markFor(extension) };
  const local = { ...metadata, namespace: account.namespace };
  const apiVersion = 'rbac.authorization.k8s.io/v1';
  const [create] = accountCalls(extension, account);
  return [
    ...(create === undefined ? [] : [create]),
    {
      kind: 'create',
      model: clusterRoleModel,
      manifest: { apiVersion, kind: 'ClusterRole', metadata, rules: cluster.map(withoutEmpty) },
    },
    bindingCall(extension, metadata.name, { role: metadata.name, account }),
    {
      kind: 'create',
      model: roleModel,
      manifest: { apiVersion, kind: 'Role', metadata: local, rules: namespace.map(withoutEmpty) },
    },
    {
      kind: 'create',
      model: roleBindingModel,
      manifest: {
        apiVersion,
        kind: 'RoleBinding',
        metadata: local,
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: metadata.name },
        subjects: [{ kind: 'ServiceAccount', ...account }],
      },
    },
  ];
}

/** Binds it to cluster-admin. */
export function adminCalls(extension: string, account: Account): readonly ClusterCall[] {
  return [
    bindingCall(extension, `${extension}-installer-admin`, { role: 'cluster-admin', account }),
  ];
}

/**
 * Grants the permissions in OLM's message cluster-wide, because OLM lists and watches cluster-wide (recording
 * v1_weak_then_rights_added).
 * @param suffix distinguishes the grants: OLM stops at the first missing permission
 */
export function grantCalls(
  extension: string,
  account: Account,
  { permissions, rules, suffix }: Grant,
): readonly ClusterCall[] {
  const name = `${extension}-installer-${suffix}`;
  const manifest: NamedManifest = {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name, ...markFor(extension) },
    rules: [...rulesFor(permissions), ...rules].map(withoutEmpty),
  };
  return [
    { kind: 'create', model: clusterRoleModel, manifest },
    bindingCall(extension, name, { role: name, account }),
  ];
}

type Grant = {
  readonly permissions: readonly Permission[];
  /** Permissions that the installer needs in order to grant them to the Operator. */
  readonly rules: readonly PolicyRule[];
  readonly suffix: string;
};

function bindingCall(extension: string, name: string, { role, account }: Binding): ClusterCall {
  return {
    kind: 'create',
    model: clusterRoleBindingModel,
    manifest: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name, ...markFor(extension) },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: role },
      subjects: [{ kind: 'ServiceAccount', ...account }],
    },
  };
}

type Binding = { readonly role: string; readonly account: Account };
