import type { KubeClient } from '~/domain/kubeClient';
import { approvalCall } from '~/domain/plans/approval';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Fold } from '../Fold';
import { Commands } from '../remedies/Commands';

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
