import { namespaceModel } from '~/kube/models/namespace';
import { serviceAccountModel } from '~/kube/models/core';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { markFor } from '~/olm/extensions/ownerLabels';
import {
  type Account,
  type AccountGrant,
  accountGrantCalls,
  bindingCall,
  clusterRoleCall,
  roleCalls,
} from '~/olm/permissions/accountGrant';
import type { InstallerRules } from '~/olm/permissions/rulePermissions';

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
  const mark = markFor(extension);
  const [create] = accountCalls(extension, account);
  return [
    ...(create === undefined ? [] : [create]),
    clusterRoleCall(name, cluster, mark),
    bindingCall(name, { role: name, account }, mark),
    ...roleCalls(name, { account, rules: namespace }, mark),
  ];
}

/** Binds it to cluster-admin. */
export function adminCalls(extension: string, account: Account): readonly ClusterCall[] {
  return [
    bindingCall(
      `${extension}-installer-admin`,
      { role: 'cluster-admin', account },
      markFor(extension),
    ),
  ];
}

/** Grants permissions. @param suffix distinguishes the grants */
export function grantCalls(
  extension: string,
  account: Account,
  { suffix, ...grant }: Omit<AccountGrant, 'name'> & { readonly suffix: string },
): readonly ClusterCall[] {
  return accountGrantCalls(
    account,
    { ...grant, name: `${extension}-installer-${suffix}` },
    markFor(extension),
  );
}
