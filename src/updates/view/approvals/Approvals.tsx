import { type ReactNode, useState } from 'react';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import { beginRun, useApprovalRun } from '~/updates/read/approvalRun';
import { leftInRun } from '~/updates/rules/inbox/approvalRun';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { NamespaceScope } from '~/routes';
import { OrderDialog } from './OrderDialog';
import { RunDialog } from './RunDialog';
import { RunNotice } from './RunNotice';

/** Approves several plans one after the other, over whatever lets them be chosen. */
export function Approvals({ scope, children }: Props) {
  const control = useApprovalRun();
  const [chosen, setChosen] = useState<readonly InboxPlan[] | null>(null);
  const [isShown, setShown] = useState(false);
  useLeaveQuestion(control !== null && control.active !== null);
  const isUnderWay = control !== null && (control.active !== null || leftInRun(control.run) > 0);
  return (
    <>
      {control !== null && !isShown && (
        <RunNotice
          control={control}
          onShow={() => {
            setShown(true);
          }}
        />
      )}
      {children((plans) => {
        // One after the other: another run has to wait for this one.
        if (isUnderWay) setShown(true);
        else setChosen(plans);
      })}
      {chosen !== null && (
        <OrderDialog
          plans={chosen}
          onBegin={(plans) => {
            beginRun(plans);
            setChosen(null);
            setShown(true);
          }}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
      {control !== null && isShown && (
        <RunDialog
          control={control}
          scope={scope}
          onHide={() => {
            setShown(false);
          }}
        />
      )}
    </>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** @param approve is called with the plans that somebody chose */
  readonly children: (approve: (plans: readonly InboxPlan[]) => void) => ReactNode;
};
