import type { ReactNode } from 'react';
import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { useRightText } from '~/ui/rightText';
import type { ApprovalRunControl } from '~/updates/read/approvalRun';
import { type RunFailure, type RunItem, runId } from '~/updates/rules/inbox/approvalRun';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { toListCsvs } from '~/kube/rights';
import { type Translate, useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { planQuery } from '~/updates/view/planQuery';

/** Why a run stopped at a plan, in OLM's or the server's words, and what can be done. */
export function RunTrouble({ item, cause, control, scope }: Props) {
  const t = useT();
  return (
    <Notice
      variant={cause.kind === 'unseen' ? 'warning' : 'danger'}
      title={titleOf(cause, t)}
      actionLinks={<Ways item={item} cause={cause} control={control} scope={scope} />}
    >
      <Words cause={cause} namespace={item.plan.namespace} />
    </Notice>
  );
}

type Props = {
  readonly item: RunItem;
  readonly cause: RunFailure;
  readonly control: ApprovalRunControl;
  readonly scope: NamespaceScope;
};

function titleOf(cause: RunFailure, t: Translate): string {
  switch (cause.kind) {
    case 'refused':
      return hasChangedMeanwhile(cause.failure)
        ? t('The plan has changed and was not approved')
        : t('The approval was refused');
    case 'superseded':
      return cause.by === null
        ? t('The plan no longer exists and was not approved')
        : t('A newer plan has taken its place: it was not approved');
    case 'plan-failed':
      return t('The plan failed');
    case 'csv-failed':
      return t('{{name}} failed', { name: cause.csvName });
    case 'unseen':
      return t('Whether the Operators came up cannot be seen');
  }
}

function Words({
  cause,
  namespace,
}: Pick<Props, 'cause'> & { readonly namespace: string }): ReactNode {
  const t = useT();
  const rightText = useRightText();
  switch (cause.kind) {
    case 'refused':
      return hasChangedMeanwhile(cause.failure) ? (
        t('Somebody approved it, or OLM made another one. Review what is shown now.')
      ) : (
        <FailureText failure={cause.failure} />
      );
    case 'superseded':
      return cause.by !== null && t('The newer one is {{name}}.', { name: cause.by });
    case 'plan-failed':
    case 'csv-failed':
      return cause.message;
    case 'unseen':
      return t('OLM has carried out the plan. You need the right to {{right}}.', {
        right: rightText(toListCsvs(namespace)),
      });
  }
}

function Ways({ item, cause, control, scope }: Props) {
  const t = useT();
  const { namespace, name } = item.plan;
  const shown = cause.kind === 'superseded' ? cause.by : name;
  return (
    <>
      {AGAIN.includes(cause.kind) && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            control.tryAgain(runId(item));
          }}
        >
          {cause.kind === 'refused' ? t('Try again') : t('Look again')}
        </Button>
      )}
      {shown !== null && (
        <Link to={planQuery({ namespace, name: shown }, scope)}>
          {t('Review plan {{name}}', { name: shown })}
        </Link>
      )}
    </>
  );
}

/** OLM tries some things again by itself; a plan that failed or was replaced stays so. */
const AGAIN: readonly RunFailure['kind'][] = ['refused', 'csv-failed', 'unseen'];
