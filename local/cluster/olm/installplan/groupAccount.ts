/** The service account an OperatorGroup confines its installations to. */
import { textAt } from '../../kube/json';
import type { ClusterClient } from '../../kube/types';
import type { Account } from '../csv/rights';
import { OPERATOR_GROUPS } from '../shared/names';

type GroupAccount =
  | { readonly kind: 'own' }
  | { readonly kind: 'account'; readonly account: Account }
  /** In OLM's words. */
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
  if (client.get({ resource: 'serviceaccounts', namespace, name }) === undefined) {
    return problem(
      `please make sure the service account exists. sa=${name} operatorgroup=${namespace}/${group.metadata.name}`,
    );
  }
  return { kind: 'account', account: { namespace, name } };
}

function problem(message: string): GroupAccount {
  return { kind: 'problem', message };
}
