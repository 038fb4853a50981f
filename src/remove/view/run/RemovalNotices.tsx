import { StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { isSettling, isWaiting } from '~/remove/rules/run/removalRun';
import { useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';

/** What is to be said of a removal as a whole. */
export function RemovalNotices({ control }: { readonly control: RemovalRunControl }) {
  const { run, blindness } = control;
  const t = useT();
  return (
    <>
      <BlindnessNotice blindness={blindness} />
      {run.pause !== null && (
        <StackItem>
          <PauseNotice control={control} />
        </StackItem>
      )}
      {isWaiting(run) && (
        <StackItem>
          <Notice
            variant="info"
            title={t('It waits until others are gone: {{others}}', {
              others: t.list(run.after),
            })}
          />
        </StackItem>
      )}
      {isSettling(run) && (
        <StackItem>
          <Notice
            variant="info"
            isLiveRegion
            title={t('Looking for some seconds whether OLM brings anything back')}
          />
        </StackItem>
      )}
    </>
  );
}

/** What has gone meanwhile is not noticed; nothing where it is. */
export function BlindnessNotice({ blindness }: Pick<RemovalRunControl, 'blindness'>) {
  const t = useT();
  if (blindness === null) return null;
  return (
    <StackItem>
      <Notice variant="warning" title={t('The cluster cannot be followed at the moment')}>
        <FailureText failure={blindness} />
      </Notice>
    </StackItem>
  );
}

function PauseNotice({ control: { run } }: { readonly control: RemovalRunControl }) {
  const t = useT();
  switch (run.pause) {
    case 'failed':
      return (
        <Notice
          variant="danger"
          isLiveRegion
          title={t('The removal stopped at a step that failed')}
        >
          {t('Nothing further is deleted until that step is tried again or skipped.')}
        </Notice>
      );
    case 'left':
      return (
        <Notice variant="info" title={t('The removal was begun and not finished')}>
          {t(
            'Nothing further is deleted until you go on. What is deleted already is not repeated.',
          )}
        </Notice>
      );
    case 'asked':
    case null:
      return (
        <Notice variant="info" isLiveRegion title={t('The removal is paused')}>
          {t(
            'Nothing further is deleted until you go on. Deletions under way cannot be called back.',
          )}
        </Notice>
      );
  }
}
