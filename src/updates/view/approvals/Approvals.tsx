import { useState, useEffect, useRef, type ReactNode } from 'react';
import { Button, Stack, StackItem } from '@patternfly/react-core';
import { ArrowDownIcon, ArrowUpIcon } from '@patternfly/react-icons';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import { beginRun, useApprovalRun } from '~/updates/read/approvalRun';
import { leftInRun } from '~/updates/rules/inbox/approvalRun';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { NamespaceScope } from '~/routes';
import { GitOpsApproval } from '~/ui/GitOpsNotice';
import { DialogFrame } from '~/ui/DialogFrame';
import { Fold } from '~/ui/Fold';
import { Commands } from '~/ui/calls/Commands';
import { useKubeClient } from '~/kube/useKubeClient';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { approvalCall, approvalPermission } from '~/olm/plans/approval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { ApprovalRequest } from '~/updates/view/plan/ApprovalRequest';
import type { Permission } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import { Mono } from '~/ui/Mono';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { moved } from '~/updates/rules/inbox/inboxList';
import { RiskLabels } from '~/updates/view/RiskLabels';
import { usePlanRisks } from '~/updates/read/planReview';
import { RunDialog } from './RunDialog';
import { RunNotice } from './RunNotice';
import { approvalsText } from '~/updates/view/texts';

/** Approves several plans one after the other, with any selection view. */
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
        // Only one run at a time is possible.
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
  /** @param approve is called with the selected plans */
  readonly children: (approve: (plans: readonly InboxPlan[]) => void) => ReactNode;
};

/** The order and the commands of approvals, without plans that the user cannot approve. */
function OrderDialog({ plans: given, onBegin, onClose }: OrderDialogProps) {
  const t = useT();
  const [order, setOrder] = useState(given);
  const client = useKubeClient();
  const namespaces = [...new Set(given.map(({ plan }) => plan.namespace))];
  const missing = useMissingPermissions(namespaces.map(approvalPermission));
  const isRefused = ({ plan }: InboxPlan) =>
    missing.some(({ namespace }) => namespace === plan.namespace);
  const allowed = order.filter((one) => !isRefused(one));
  const count = allowed.length;
  return (
    <DialogFrame
      title={approvalsText(given.length, t)}
      size="large"
      onClose={onClose}
      footer={
        <>
          {count > 0 && (
            <Button
              variant="primary"
              onClick={() => {
                onBegin(allowed.map(({ plan }) => plan));
              }}
            >
              {t('Approve {{count}} install plans', { count })}
            </Button>
          )}
          <Button variant="link" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <Stack hasGutter>
        <StackItem>
          {t(
            'Each install plan is approved after the previous one succeeds. The first failure stops the remaining approvals.',
          )}
        </StackItem>
        <GitOpsApproval
          owners={given.flatMap(({ plan }) => plan.changes.flatMap(({ gitOps }) => gitOps ?? []))}
        />
        {count > 0 && (
          <StackItem>
            <OrderList
              plans={allowed}
              onOrder={(moved) => {
                setOrder([...moved, ...order.filter(isRefused)]);
              }}
            />
          </StackItem>
        )}
        <NotAllowed plans={order.filter(isRefused)} missing={missing} client={client} />
        {count > 0 && (
          <StackItem>
            <Fold title={t('Show CLI commands')}>
              <Commands calls={allowed.map(({ plan }) => approvalCall(plan))} client={client} />
            </Fold>
          </StackItem>
        )}
      </Stack>
    </DialogFrame>
  );
}

type OrderDialogProps = {
  readonly plans: readonly InboxPlan[];
  readonly onBegin: (plans: readonly ReviewedPlan[]) => void;
  readonly onClose: () => void;
};

/** The selected plans that the user cannot approve, with the missing permission and a request for another user. */
function NotAllowed({ plans, missing, client }: NotAllowedProps) {
  const t = useT();
  if (plans.length === 0) return null;
  return (
    <StackItem>
      <MissingPermissions
        missing={missing}
        title={t('No permission to approve {{count}} of the selected install plans', {
          count: plans.length,
        })}
      >
        <p>{t('Contact your cluster administrator.')}</p>
        {plans.map(({ id, plan }) => (
          <Fold key={id} title={t('CLI command: Install plan {{name}}', { name: plan.name })}>
            <ApprovalRequest plan={plan} client={client} />
          </Fold>
        ))}
      </MissingPermissions>
    </StackItem>
  );
}

type NotAllowedProps = {
  readonly plans: readonly InboxPlan[];
  readonly missing: readonly Permission[];
  readonly client: KubeClient;
};

/** Plans in the order of their approval; each can be moved. */
function OrderList({ plans, onOrder }: OrderListProps) {
  const t = useT();
  const { list, move } = useMoves(plans, onOrder);
  return (
    <ol ref={list} className="operator-hub__approvals-list" aria-label={t('Order of approval')}>
      {plans.map(({ id, plan }, index) => (
        <li key={id} className="operator-hub__approvals-item" data-test="approval-order">
          <span className="operator-hub__approvals-number" aria-hidden="true">
            {index + 1}.
          </span>
          <div>
            <span className="operator-hub__inbox-namespace">{plan.namespace}</span>{' '}
            <Mono>{plan.name}</Mono>
            {plan.changes.map((change) => (
              <div key={change.csvName}>
                <PlanChangeText change={change} />
              </div>
            ))}
            <PlanRisks plan={plan} />
          </div>
          <div>
            <Button
              variant="plain"
              icon={<ArrowUpIcon />}
              data-move={`${id} -1`}
              aria-label={t('Move {{name}} up', { name: plan.name })}
              isDisabled={index === 0}
              onClick={() => {
                move(id, -1);
              }}
            />
            <Button
              variant="plain"
              icon={<ArrowDownIcon />}
              data-move={`${id} 1`}
              aria-label={t('Move {{name}} down', { name: plan.name })}
              isDisabled={index === plans.length - 1}
              onClick={() => {
                move(id, 1);
              }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function PlanRisks({ plan }: { readonly plan: ReviewedPlan }) {
  return <RiskLabels risks={usePlanRisks(plan)} />;
}

type OrderListProps = {
  readonly plans: readonly InboxPlan[];
  readonly onOrder: (plans: readonly InboxPlan[]) => void;
};

/**
 * The focus remains on the button that moved a plan, or at an end of the list, where it is disabled, on the other
 * button.
 */
function useMoves(plans: readonly InboxPlan[], onOrder: OrderListProps['onOrder']) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<{ readonly id: string; readonly by: 1 | -1 } | null>(null);
  useEffect(() => {
    if (last.current === null) return;
    const { id, by } = last.current;
    last.current = null;
    const buttons = [by, -by].flatMap((way) => [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-move="${id} ${way}"]`) ?? []),
    ]);
    buttons.find(({ disabled }) => !disabled)?.focus();
  }, [plans]);
  const move = (id: string, by: 1 | -1) => {
    last.current = { id, by };
    onOrder(moved(plans, id, by));
  };
  return { list, move };
}
