import { StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/domain/removal/removalControl';
import { mayReturn, isEnded } from '~/domain/removal/removalRun';
import { useT } from '~/i18n';
import { FailureText } from '../FailureAlert';
import { Notice } from '../Notice';

/** What is to be said of a removal as a whole. */
export function RemovalNotices({ control }: { readonly control: RemovalRunControl }) {
  const { run, blindness } = control;
  const t = useT();
  const isSettling = !run.isOver && run.items.every(isEnded) && run.items.some(mayReturn);
  return (
    <>
      {blindness !== null && (
        <StackItem>
          <Notice variant="warning" title={t('The cluster cannot be followed at the moment')}>
            <FailureText failure={blindness} />
          </Notice>
        </StackItem>
      )}
      {run.pause !== null && (
        <StackItem>
          <PauseNotice control={control} />
        </StackItem>
      )}
      {isSettling && (
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
