import { Button, Stack, StackItem } from '@patternfly/react-core';
import type { Failure, Right } from '~/domain/failure';
import type { Loadable } from '~/domain/loadable';
import { type ReviewedPlan, countsOf } from '~/domain/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';
import { FailureAlert } from './FailureAlert';
import { useRightText } from './rightText';
import { Notice } from './Notice';

/** The button that approves a plan, and why it cannot be pressed, or what came of it. */
export function PlanApproval({ plan, approval }: Props) {
  const t = useT();
  const { isAllowed, isPending, failure, approve } = approval;
  const isRefused = isAllowed.status === 'ready' && !isAllowed.data;
  return (
    <Stack hasGutter>
      {failure !== null && (
        <StackItem>
          <ApprovalFailure failure={failure} />
        </StackItem>
      )}
      {isRefused && (
        <StackItem>
          <MissingRight namespace={plan.namespace} />
        </StackItem>
      )}
      <StackItem>
        <Button
          variant="primary"
          onClick={approve}
          isLoading={isPending}
          isDisabled={isPending || isAllowed.status === 'loading' || isRefused}
        >
          {approveText(plan, t)}
        </Button>
      </StackItem>
    </Stack>
  );
}

export type Approval = {
  readonly isAllowed: Loadable<boolean>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly approve: () => void;
};

type Props = { readonly plan: ReviewedPlan; readonly approval: Approval };

/** A refused test of the patch is no fault of the user's: the plan is no longer the one that was reviewed. */
function ApprovalFailure({ failure }: { readonly failure: Failure }) {
  const t = useT();
  const hasChanged = failure.kind === 'invalid' && failure.problems?.length === 0;
  return hasChanged ? (
    <Notice variant="warning" title={t('The plan has changed and was not approved')}>
      {t('Somebody approved it, or OLM made another one. Review what is shown now.')}
    </Notice>
  ) : (
    <FailureAlert failure={failure} what={t('Approval')} />
  );
}

function MissingRight({ namespace }: { readonly namespace: string }) {
  const t = useT();
  const rightText = useRightText();
  const right: Right = {
    verb: 'patch',
    group: 'operators.coreos.com',
    resource: 'installplans',
    namespace,
  };
  return (
    <Notice variant="info" title={t('You may not approve this plan')}>
      {t('You need the right to {{right}}.', { right: rightText(right) })}
    </Notice>
  );
}

function approveText(plan: ReviewedPlan, t: Translate): string {
  const { updates, installs } = countsOf(plan);
  if (installs === 0) return t('Approve {{count}} update', { count: updates });
  if (updates > 0) return t('Approve {{count}} change', { count: updates + installs });
  return installs === 1
    ? t('Approve install')
    : t('Approve {{count}} install', { count: installs });
}
