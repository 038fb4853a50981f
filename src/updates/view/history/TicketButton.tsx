import { Button } from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons';
import { downloadText } from '~/ui/downloadText';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { changeTicket } from './changeTicket';

/** The review as a file, for a change ticket. */
export function TicketButton({ plan, delta }: Props) {
  const t = useT();
  return (
    <Button
      variant="link"
      icon={<DownloadIcon />}
      onClick={() => {
        downloadText(`${plan.name}.md`, changeTicket(plan, delta, t), 'text/markdown');
      }}
    >
      {t('Download as Markdown')}
    </Button>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly delta: PlanDelta | null };
