import type { Permission } from '~/kube/failure';
import type { NamedManifest } from '~/kube/models/meta';
import { clusterRoleBindingModel, clusterRoleModel } from '~/kube/models/rbac';
import { serviceAccountModel } from '~/kube/models/serviceAccount';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { rulesFor, withoutEmpty } from '~/olm/permissions/grantManifests';
import type { PolicyRule } from '~/olm/permissions/policyRule';

export type Account = { readonly namespace: string; readonly name: string };

/** Creates the ServiceAccount with which OLM installs an extension, and binds it to cluster-admin. */
export function accountCalls(extension: string, account: Account): readonly ClusterCall[] {
  return [
    {
      kind: 'create',
      model: serviceAccountModel,
      manifest: { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { ...account } },
    },
    bindingCall(`${extension}-installer-admin`, 'cluster-admin', account),
  ];
}

/** Binds it to cluster-admin. */
export function adminCalls(extension: string, account: Account): readonly ClusterCall[] {
  return [bindingCall(`${extension}-installer-admin`, 'cluster-admin', account)];
}

/**
 * Grants the permissions in OLM's message cluster-wide, because OLM lists and watches cluster-wide (recording
 * v1_weak_then_rights_added).
 * @param suffix distinguishes the grants: OLM stops at the first missing permission
 */
export function grantCalls(
  extension: string,
  account: Account,
  { rights, rules, suffix }: Grant,
): readonly ClusterCall[] {
  const name = `${extension}-installer-${suffix}`;
  const manifest: NamedManifest = {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name },
    rules: [...rulesFor(rights), ...rules].map(withoutEmpty),
  };
  return [{ kind: 'create', model: clusterRoleModel, manifest }, bindingCall(name, name, account)];
}

type Grant = {
  readonly rights: readonly Permission[];
  /** Permissions that the installer needs in order to grant them to the Operator. */
  readonly rules: readonly PolicyRule[];
  readonly suffix: string;
};

function bindingCall(name: string, role: string, account: Account): ClusterCall {
  return {
    kind: 'create',
    model: clusterRoleBindingModel,
    manifest: {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRoleBinding',
      metadata: { name },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: role },
      subjects: [{ kind: 'ServiceAccount', ...account }],
    },
  };
}
