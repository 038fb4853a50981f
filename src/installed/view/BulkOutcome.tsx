import { StackItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { BulkRun } from '~/installed/read/useBulkTasks';
import type { BulkTask } from '~/installed/rules/bulk';
import { stepState } from '~/kube/steps';
import { useT } from '~/i18n';

/** What came of it all, once nothing runs any more; nothing before. */
export function BulkOutcome({ tasks, bulk }: Props) {
  const t = useT();
  const { states, isRunning } = bulk;
  if (isRunning || Object.keys(states).length === 0) return null;
  const failed = tasks.filter(({ id }) => stepState(states, id).kind === 'failed').length;
  const done = tasks.filter(({ id }) => stepState(states, id).kind === 'done').length;
  return (
    <StackItem>
      <Notice
        variant={failed > 0 ? 'warning' : 'success'}
        title={
          failed > 0
            ? t('{{done}} done, {{failed}} failed', { done, failed })
            : t('All done: {{done}}', { done })
        }
      >
        {failed > 0 && t('The others were not kept from being done. Try again what failed.')}
      </Notice>
    </StackItem>
  );
}

type Props = { readonly tasks: readonly BulkTask[]; readonly bulk: BulkRun };
