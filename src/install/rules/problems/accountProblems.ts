import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { serviceAccountModel } from '~/kube/models/serviceAccount';
import { type Finding, choose, finding } from './finding';
import { otherNamespaces } from './fixes';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { isNewNamespace } from '~/install/rules/newNamespace';

/**
 * The service account that an OperatorGroup lets OLM install with: without it no plan goes on (OG-007, IP-013); with it
 * the Operator gets no more than it may itself (OG-025 to OG-029).
 * @param group `null`: it will be made
 */
export function accountProblems(
  group: OperatorGroup | null,
  plan: PlannedInstall,
): readonly Finding[] {
  const { namespace, serviceAccount } = plan.form;
  const account = group === null ? serviceAccount : (group.spec?.serviceAccountName ?? '');
  if (account === '' || namespace === '') return [];
  const limits = { kind: 'account-limits', account, namespace } as const;
  const isGone = isMissing(account, plan);
  const object = { model: serviceAccountModel, name: account, namespace, isMissing: isGone };
  if (!isGone) return [finding('info', limits, { object })];
  const fixes = group === null ? [choose({ serviceAccount: '' })] : otherNamespaces(plan);
  return [finding('error', { kind: 'account-missing', account, namespace }, { object, fixes })];
}

/** A namespace that is yet to be made gets `default` and `builder`s of its own, never any other. */
function isMissing(account: string, { form, facts }: PlannedInstall): boolean {
  if (isNewNamespace(form.namespace, facts)) return account !== 'default';
  return facts.serviceAccounts !== null && !facts.serviceAccounts.includes(account);
}
