import type { KubeClient } from '~/kube/kubeClient';
import { approvalCall } from '~/olm/plans/approval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Commands } from '~/ui/calls/Commands';

/** The one request that approves a plan, as a command. */
export function ApprovalCall({ plan, client }: Props) {
  const t = useT();
  return (
    <Fold title={t('What approving sends')}>
      <Commands calls={[approvalCall(plan)]} client={client} />
    </Fold>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly client: KubeClient };
