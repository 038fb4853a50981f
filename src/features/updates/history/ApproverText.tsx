import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { approvalText } from '~/components/approvalText';
import type { PastPlan } from '~/domain/plans/history/pastPlan';
import { useT } from '~/i18n';
import { approverText } from './approverWords';

/** How a plan was approved; by which program and when, as far as the API server notes it. */
export function ApproverText({ plan: { approval, approvedBy } }: { readonly plan: PastPlan }) {
  const t = useT();
  const at = approvedBy === null || approvedBy.kind === 'olm' ? null : approvedBy.at;
  return (
    <>
      {approvalText(approval, t)}
      {approvedBy !== null && (
        <div className="operator-hub__history-aside">
          {approverText(approvedBy, t)}
          {at !== null && <Timestamp timestamp={at} simple />}
        </div>
      )}
    </>
  );
}
