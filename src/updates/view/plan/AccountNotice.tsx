import { StackItem } from '@patternfly/react-core';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/olm';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { useWatchedPlan } from '~/updates/read/planContext';

/** OG-025, OG-030: whether the ServiceAccount of the OperatorGroup can execute a plan, before its approval. */
export function AccountNotice({ plan: { namespace, name } }: { readonly plan: ReviewedPlan }) {
  const groups = dataOr(useAllowedList<OperatorGroup>(operatorGroupModel, { namespace }), []);
  const plan = dataOr(useWatchedPlan({ namespace, name }).plan, null);
  const account = groups.length === 1 ? groups[0]?.spec?.serviceAccountName : undefined;
  if (plan === null || account === undefined || account === '') return null;
  return (
    <StackItem>
      <LazyPart skeleton={null}>
        <AccountLacking account={{ namespace, name: account }} plan={plan} />
      </LazyPart>
    </StackItem>
  );
}

/** Few namespaces have such an OperatorGroup. */
const AccountLacking = later(async () => (await import('./AccountLacking')).AccountLacking);
