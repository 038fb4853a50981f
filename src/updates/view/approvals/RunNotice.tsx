import { AlertActionCloseButton, AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { ApprovalRunControl } from '~/updates/read/approvalRun';
import { type ApprovalRun, leftInRun } from '~/updates/rules/inbox/approvalRun';
import { type Translate, useT } from '~/i18n';

/** A notice about a run while its dialog is closed. */
export function RunNotice({ control, onShow }: Props) {
  const t = useT();
  const { run, active } = control;
  const failed = run.items.some(({ state }) => state.kind === 'failed');
  const isOver = active === null && leftInRun(run) === 0;
  return (
    <Notice
      className="operator-hub__inbox-notice"
      variant={failed ? 'danger' : isOver ? 'success' : 'info'}
      title={runTitle(control, t)}
      actionLinks={<AlertActionLink onClick={onShow}>{t('Show approvals')}</AlertActionLink>}
      {...(isOver && {
        actionClose: (
          <AlertActionCloseButton aria-label={t('Close approvals')} onClose={control.close} />
        ),
      })}
    />
  );
}

type Props = { readonly control: ApprovalRunControl; readonly onShow: () => void };

/** The progress of a run in a sentence. */
export function runTitle({ run, active }: ApprovalRunControl, t: Translate): string {
  const { done, count } = countsOf(run);
  if (active !== null)
    return t('Approving in order: {{done}} of {{count}} completed', { done, count });
  return leftInRun(run) > 0
    ? stoppedTitle(run, t)
    : t('Approvals: {{done}} of {{count}} completed', { done, count });
}

/** The progress of a stopped run. */
export function stoppedTitle(run: ApprovalRun, t: Translate): string {
  const { done, count } = countsOf(run);
  return t('Approvals stopped: {{done}} of {{count}} completed', { done, count });
}

function countsOf({ items }: ApprovalRun) {
  return { done: items.filter(({ state }) => state.kind === 'done').length, count: items.length };
}
