import { serviceAccountModel } from '~/kube/models/core';
import type { NamedManifest } from '~/kube/models/meta';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { withoutEmpty } from '~/olm/permissions/grantManifests';
import { BASE_RULES } from '~/operator/rules/baseRules';
import type { ClusterFacts, InstallForm } from './form';
import { isNewNamespace } from './namespaces';

/**
 * Whether a ServiceAccount does not exist in the namespace. A new namespace gets the accounts `default` and `builder`, but
 * no others.
 */
export function isMissingAccount(
  account: string,
  namespace: string,
  facts: Pick<ClusterFacts, 'serviceAccounts' | 'namespaces' | 'seesAllNamespaces'>,
): boolean {
  if (isNewNamespace(namespace, facts)) return account !== 'default';
  return facts.serviceAccounts !== null && !facts.serviceAccounts.includes(account);
}

/** The ServiceAccount of a new OperatorGroup if it does not exist, with the permissions of every installation (OG-030). */
export function accountObjects(
  { serviceAccount: name, namespace }: InstallForm,
  facts: ClusterFacts,
) {
  const isUsed = name !== '' && groupsIn(namespace, facts.operatorGroups).length === 0;
  if (!isUsed || !isMissingAccount(name, namespace, facts)) return [];
  const metadata = { name, namespace };
  const apiVersion = `${RBAC}/v1`;
  const role: NamedManifest = {
    apiVersion,
    kind: roleModel.kind,
    metadata,
    rules: BASE_RULES.map(withoutEmpty),
  };
  const binding: NamedManifest = {
    apiVersion,
    kind: roleBindingModel.kind,
    metadata,
    roleRef: { apiGroup: RBAC, kind: roleModel.kind, name },
    subjects: [{ kind: serviceAccountModel.kind, name, namespace }],
  };
  const account: NamedManifest = { apiVersion: 'v1', kind: serviceAccountModel.kind, metadata };
  return [
    { action: 'create', model: serviceAccountModel, manifest: account },
    { action: 'create', model: roleModel, manifest: role },
    { action: 'create', model: roleBindingModel, manifest: binding },
  ] as const;
}

const RBAC = roleModel.group;
