import { useState } from 'react';
import { Link } from 'react-router';
import { ActionListItem, Button, StackItem } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import type { Failure, Permission } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import { type ReviewedPlan, countsOf } from '~/olm/plans/reviewedPlan';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { FailureAlert } from '~/ui/FailureAlert';
import { GitOpsApproval } from '~/ui/GitOpsNotice';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { DialogFrame } from '~/ui/DialogFrame';
import { Notice } from '~/ui/Notice';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import { riskText } from '~/updates/view/texts';
import { isDanger } from '~/olm/finding';
import { FindingList } from '~/ui/findings/FindingList';
import { ApprovalRequest } from './ApprovalRequest';

/** The reason why a plan cannot be approved, or the result of an attempt. */
export function ApprovalNotices({ plan, approval, client }: NoticesProps) {
  const t = useT();
  const { missing, failure, newer } = approval;
  return (
    <>
      <GitOpsApproval owners={plan.changes.flatMap(({ gitOps }) => gitOps ?? [])} />
      {failure !== null && (
        <StackItem>
          <ApprovalFailure failure={failure} namespace={plan.namespace} newer={newer} />
        </StackItem>
      )}
      {missing.length > 0 && (
        <StackItem>
          <MissingPermissions missing={missing} title={t('Insufficient permissions to approve')}>
            <p>{t('Contact your cluster administrator to approve the install plan.')}</p>
            <ApprovalRequest plan={plan} client={client} />
          </MissingPermissions>
        </StackItem>
      )}
    </>
  );
}

type NoticesProps = Props & { readonly client: KubeClient };

/** The button that approves a plan, after a question that names its high risks. */
export function ApproveItem({ plan, risks, approval: { missing, isPending, approve } }: ItemProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  // Installations are reviewed before they begin.
  const isUpdate = countsOf(plan).updates > 0;
  const high = risks.filter((risk) => isUpdate && isDanger(risk));
  const close = () => {
    setAsking(false);
  };
  return (
    <ActionListItem>
      {isAsking && (
        <DialogFrame
          title={approveText(plan, t)}
          size="small"
          onClose={close}
          footer={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  close();
                  approve();
                }}
              >
                {approveText(plan, t)}
              </Button>
              <Button variant="link" onClick={close}>
                {t('Cancel')}
              </Button>
            </>
          }
        >
          <FindingList
            label={t('Risk')}
            findings={high}
            textOf={(risk) => ({ sentence: riskText(risk, t) })}
          />
        </DialogFrame>
      )}
      <BusyButton
        variant={high.length > 0 ? 'danger' : 'primary'}
        onClick={
          high.length > 0
            ? () => {
                setAsking(true);
              }
            : approve
        }
        isLoading={isPending}
        isDisabled={isPending || missing.length > 0}
      >
        {approveText(plan, t)}
      </BusyButton>
    </ActionListItem>
  );
}

export type Approval = {
  readonly missing: readonly Permission[];
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** The later plan that prevented the approval; `null`: none known. */
  readonly newer: string | null;
  readonly approve: () => void;
};

type Props = { readonly plan: ReviewedPlan; readonly approval: Approval };

type ItemProps = Props & {
  /** The known risks. The user confirms high ones. */
  readonly risks: readonly PlanFinding[];
};

/** A changed plan is not the user's mistake. */
function ApprovalFailure({ failure, namespace, newer }: FailureProps) {
  const t = useT();
  if (!hasChangedMeanwhile(failure))
    return <FailureAlert failure={failure} what={t('Update approval')} />;
  return newer === null ? (
    <Notice variant="warning" title={t('Not approved: the install plan has been updated')}>
      {t('Another user approved the install plan, or OLM replaced it. Review the current one.')}
    </Notice>
  ) : (
    <Notice
      variant="warning"
      title={t('Not approved: replaced by a later install plan')}
      actionLinks={
        <Link to={routes.plan(namespace, newer)}>
          {t('Review install plan {{name}}', { name: newer })}
        </Link>
      }
    />
  );
}

type FailureProps = Pick<Approval, 'newer'> & {
  readonly failure: Failure;
  readonly namespace: string;
};

function approveText(plan: ReviewedPlan, t: Translate): string {
  const { updates, installs } = countsOf(plan);
  if (installs === 0) return t('Approve {{count}} update', { count: updates });
  if (updates > 0) return t('Approve {{count}} change', { count: updates + installs });
  return installs === 1
    ? t('Approve install')
    : t('Approve {{count}} install', { count: installs });
}
