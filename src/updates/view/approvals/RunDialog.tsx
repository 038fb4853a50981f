import { Button, Stack, StackItem } from '@patternfly/react-core';
import { DialogFrame } from '~/ui/DialogFrame';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { ApprovalRunControl } from '~/updates/read/approvalRun';
import { leftInRun, runId } from '~/updates/rules/inbox/approvalRun';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { RunItemView } from './RunItemView';
import { runTitle } from './RunNotice';

/** The progress of the approvals by plan and Operator. */
export function RunDialog({ control, scope, onHide }: Props) {
  const t = useT();
  const { run, active, watchFailure } = control;
  return (
    <DialogFrame
      title={runTitle(control, t)}
      size="large"
      onClose={onHide}
      footer={<RunButtons control={control} onHide={onHide} />}
    >
      <Stack hasGutter>
        {watchFailure !== null && (
          <StackItem>
            <Notice variant="warning" title={t('Live updates are not available')}>
              <FailureText failure={watchFailure} />
            </Notice>
          </StackItem>
        )}
        <StackItem>
          <ol className="operator-hub__approvals-list">
            {run.items.map((item, index) => (
              <RunItemView
                key={runId(item)}
                item={item}
                number={index + 1}
                isActive={active !== null && runId(active) === runId(item)}
                control={control}
                scope={scope}
              />
            ))}
          </ol>
        </StackItem>
      </Stack>
    </DialogFrame>
  );
}

type Props = {
  readonly control: ApprovalRunControl;
  readonly scope: NamespaceScope;
  /** Closes the dialog. The run continues. */
  readonly onHide: () => void;
};

function RunButtons({ control, onHide }: Pick<Props, 'control' | 'onHide'>) {
  const t = useT();
  const { run, active } = control;
  const left = leftInRun(run);
  const end = () => {
    control.close();
    onHide();
  };
  if (active !== null) {
    return (
      <>
        <Button variant="secondary" onClick={onHide}>
          {t('Hide')}
        </Button>
        {!run.isStopped && left > 0 && (
          <Button variant="link" onClick={control.stop}>
            {t('Stop after this install plan')}
          </Button>
        )}
        {run.isStopped && left > 0 && (
          <Button variant="link" onClick={control.goOn}>
            {t('Continue with remaining')}
          </Button>
        )}
      </>
    );
  }
  return left > 0 ? (
    <>
      <Button variant="primary" onClick={control.goOn}>
        {t('Continue ({{number}} remaining)', { number: left })}
      </Button>
      <Button variant="link" onClick={end}>
        {t('Cancel remaining')}
      </Button>
    </>
  ) : (
    <Button variant="primary" onClick={end}>
      {t('Close')}
    </Button>
  );
}
