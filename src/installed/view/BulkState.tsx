import type { ReactNode } from 'react';
import { FailureText } from '~/ui/FailureAlert';
import { StepMark } from '~/ui/StepMark';
import { useRightText } from '~/ui/rightText';
import type { BulkRun } from '~/installed/read/useBulkTasks';
import type { BulkRow } from '~/installed/rules/bulk';
import { type StepState, stepState } from '~/kube/steps';
import { type Translate, useT } from '~/i18n';
import { skipText } from './skipText';

/** How far it is with one of the chosen Operators: done, failed with the cause, or skipped with the reason. */
export function BulkState({ row, bulk }: Props): ReactNode {
  const t = useT();
  const rightText = useRightText();
  if (row.task === null) return skipText(row.skipped, row.operator.namespace, t);
  const refused = bulk.refused.get(row.task.id);
  if (refused !== undefined) {
    const rights = t.list(refused.map(rightText));
    return t('Skipped: you need the right to {{rights}}', { rights });
  }
  const state = stepState(bulk.states, row.task.id);
  return (
    <>
      <StepMark state={state} /> {stateText(state, t)}
      {state.kind === 'failed' && <FailureText failure={state.failure} />}
    </>
  );
}

type Props = { readonly row: BulkRow; readonly bulk: BulkRun };

function stateText(state: StepState, t: Translate): string {
  switch (state.kind) {
    case 'waiting':
      return t('Waiting');
    case 'running':
      return t('Under way');
    case 'done':
      return t('Done');
    case 'failed':
      return t('Failed');
  }
}
