import { useState } from 'react';
import { ExpandableSection } from '@patternfly/react-core';
import type { KubeClient } from '~/domain/install/consequences/exports';
import { approvalCall } from '~/domain/plans/approval';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Commands } from '../remedies/Commands';

/** The one request that approves a plan, as a command. */
export function ApprovalCall({ plan, client }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <ExpandableSection
      toggleText={t('What approving sends')}
      isExpanded={isOpen}
      onToggle={(_, willOpen) => {
        setOpen(willOpen);
      }}
    >
      {isOpen && <Commands calls={[approvalCall(plan)]} client={client} />}
    </ExpandableSection>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly client: KubeClient };
