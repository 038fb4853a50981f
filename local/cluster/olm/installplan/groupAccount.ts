/** The service account of an OperatorGroup that limits its installations. */
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject } from '../../kube/types';
import type { Account } from '../csv/accessCheck';
import { OPERATOR_GROUPS } from '../shared/names';

type GroupAccount =
  | { readonly kind: 'own' }
  | { readonly kind: 'account'; readonly account: Account; readonly uid: string }
  /** OLM's message. */
  | { readonly kind: 'problem'; readonly message: string };

/** OLM's service account query for a namespace: it needs exactly one OperatorGroup, and an account that exists. */
export function groupAccount(client: ClusterClient, namespace: string): GroupAccount {
  const groups = client.list(OPERATOR_GROUPS, { namespace });
  const [group] = groups;
  if (group === undefined) {
    return problem('no operator group found that is managing this namespace');
  }
  if (groups.length > 1) {
    return problem(
      `more than one operator group(s) are managing this namespace count=${groups.length}`,
    );
  }
  const name = textAt(group, 'spec', 'serviceAccountName') ?? '';
  if (name === '') return { kind: 'own' };
  const found = client.get({ resource: 'serviceaccounts', namespace, name });
  if (found === undefined) {
    return problem(
      `please make sure the service account exists. sa=${name} operatorgroup=${namespace}/${group.metadata.name}`,
    );
  }
  return { kind: 'account', account: { namespace, name }, uid: found.metadata.uid ?? '' };
}

/** Reference of an InstallPlan to its service account. */
export function accountReference(found: GroupAccount): JsonObject | undefined {
  return found.kind === 'account'
    ? { apiVersion: 'v1', kind: 'ServiceAccount', ...found.account, uid: found.uid }
    : undefined;
}

function problem(message: string): GroupAccount {
  return { kind: 'problem', message };
}
