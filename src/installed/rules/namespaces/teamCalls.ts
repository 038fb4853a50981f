import { namespaceModel } from '~/kube/models/namespace';
import { operatorGroupModel } from '~/kube/models/olm';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { newOperatorGroup } from '~/olm/namespaces/newOperatorGroup';
import type { Subject } from '~/olm/permissions/grantManifests';
import { installRoles } from '~/olm/permissions/installGrant';
import { scopedAccount } from '~/olm/permissions/baseRules';

/** A namespace in which a team installs Operators. */
export type Team = {
  readonly namespace: string;
  /** Who gets permission to install; `null`: nobody yet. */
  readonly subject: Subject | null;
  /** OLM installs with a new ServiceAccount, not with its own permissions. */
  readonly isScoped: boolean;
};

/**
 * Creates the namespace with its OperatorGroup, the ServiceAccount with the permissions of every installation (OG-030),
 * and the permission of the team to install.
 */
export function teamCalls({ namespace, subject, isScoped }: Team): readonly ClusterCall[] {
  if (namespace === '') return [];
  const account = { namespace, name: 'operator-installer' };
  const group = newOperatorGroup({
    mode: 'OwnNamespace',
    namespace,
    targets: [],
    serviceAccount: isScoped ? account.name : '',
    upgradeStrategy: 'Default',
  });
  const place = { apiVersion: 'v1', kind: namespaceModel.kind, metadata: { name: namespace } };
  const scoped = isScoped ? scopedAccount(account) : [];
  return [
    { kind: 'create', model: namespaceModel, manifest: place },
    ...scoped.map((one) => ({ kind: 'create' as const, ...one })),
    { kind: 'create', model: operatorGroupModel, manifest: group },
    ...(subject === null ? [] : installCalls(namespace, subject)),
  ];
}

function installCalls(namespace: string, subject: Subject): readonly ClusterCall[] {
  const [role, binding] = installRoles(namespace, subject);
  return [
    { kind: 'create', model: roleModel, manifest: role },
    { kind: 'create', model: roleBindingModel, manifest: binding },
  ];
}
