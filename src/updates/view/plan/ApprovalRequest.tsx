import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { ClipboardCopy, ClipboardCopyVariant } from '@patternfly/react-core';
import { useHref } from 'react-router';
import { useT } from '~/i18n';
import type { KubeClient } from '~/kube/kubeClient';
import { commandOf } from '~/olm/calls/commands';
import { approvalCall } from '~/olm/plans/approval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { routes } from '~/routes';
import { approvalText } from '~/ui/approvalText';
import type { PastPlan } from '~/updates/rules/pastPlan';
import { approverText } from '~/updates/view/texts';
import './plan.css';

/** A text for a user with permission to approve the plan: its content, a link and the command. */
export function ApprovalRequest({ plan, client }: Props) {
  const t = useT();
  const { namespace, name, csvNames } = plan;
  const path = useHref(routes.plan(namespace, name));
  const address = new URL(path, document.baseURI).href;
  const text = [
    t('Please approve the InstallPlan {{name}} in namespace {{namespace}}.', { name, namespace }),
    t('The install plan installs {{names}}.', { names: t.list(csvNames) }),
    t('Review the install plan: {{address}}', { address }),
    t('CLI command to approve:'),
    // With the same tests as on this page, so that it approves exactly this plan.
    commandOf(approvalCall(plan), client, String),
  ].join('\n');
  return (
    <ClipboardCopy
      isReadOnly
      isCode
      isExpanded
      variant={ClipboardCopyVariant.expansion}
      hoverTip={t('Copy')}
      clickTip={t('Copied')}
      textAriaLabel={t('Request text for an administrator')}
      toggleAriaLabel={t('Show text')}
    >
      {text}
    </ClipboardCopy>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly client: KubeClient };

/** How a plan was approved, with program and time as far as the API server records them. */
export function ApproverText({ approval, approvedBy }: ApproverTextProps) {
  const t = useT();
  return (
    <>
      {approvalText(approval, t)}
      {approvedBy !== null && approvedBy.kind !== 'olm' && (
        <div className="operator-hub__approver">
          {approverText(approvedBy, t)}{' '}
          {approvedBy.at !== null && <Timestamp timestamp={approvedBy.at} simple />}
        </div>
      )}
    </>
  );
}

type ApproverTextProps = Pick<PastPlan, 'approval' | 'approvedBy'>;
