import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { scopedAccount } from '~/olm/permissions/baseRules';
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
  return scopedAccount({ name, namespace }).map((one) => ({ action: 'create' as const, ...one }));
}
