import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { approvalText } from '~/ui/approvalText';
import type { PastPlan } from '~/updates/rules/pastPlan';
import { useT } from '~/i18n';
import { approverText } from '~/updates/view/texts';
import './plan.css';

/** How a plan was approved, with program and time as far as the API server records them. */
export function ApproverText({ approval, approvedBy }: Props) {
  const t = useT();
  return (
    <>
      {approvalText(approval, t)}
      {approvedBy !== null && approvedBy.kind !== 'olm' && (
        <div className="operator-hub__approver">
          {approverText(approvedBy, t)}
          {approvedBy.at !== null && <Timestamp timestamp={approvedBy.at} simple />}
        </div>
      )}
    </>
  );
}

type Props = Pick<PastPlan, 'approval' | 'approvedBy'>;
