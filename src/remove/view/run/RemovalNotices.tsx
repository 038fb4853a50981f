import type { ReactNode } from 'react';
import { StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import {
  type RemovalPause,
  type RemovalRun,
  isSettling,
  isWaiting,
} from '~/remove/rules/run/removalRun';
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
          <PauseNotice pause={run.pause} />
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

/** Why nothing further is deleted. */
function PauseNotice({ pause }: { readonly pause: RemovalPause }) {
  const t = useT();
  switch (pause) {
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
      return (
        <Notice variant="info" isLiveRegion title={t('The removal is paused')}>
          {t(
            'Nothing further is deleted until you go on. Deletions under way cannot be called back.',
          )}
        </Notice>
      );
  }
}

/** What is to be said of several removals together. */
export function ManyNotices({ runs }: { readonly runs: readonly RemovalRun[] }) {
  const t = useT();
  const paused = (why: RemovalPause) =>
    runs.filter(({ isOver, pause }) => !isOver && pause === why).length;
  const failed = paused('failed');
  return (
    <>
      {runs.every(({ isOver }) => isOver) && (
        <OutcomeNotice runs={runs}>{t('What was skipped may still be there.')}</OutcomeNotice>
      )}
      {failed > 0 && (
        <StackItem>
          <Notice
            variant="danger"
            isLiveRegion
            title={t('{{count}} Operator stopped at a step that failed', { count: failed })}
          >
            {t(
              'Nothing further of it is deleted until that step is tried again or skipped. The others do not wait for it, except those that it needs.',
            )}
          </Notice>
        </StackItem>
      )}
      {(['left', 'asked'] as const)
        .filter((pause) => paused(pause) > 0)
        .map((pause) => (
          <StackItem key={pause}>
            <PauseNotice pause={pause} />
          </StackItem>
        ))}
    </>
  );
}

/** How removals ended. @param props.children what it means that something was skipped */
export function OutcomeNotice({ runs, children }: OutcomeProps) {
  const t = useT();
  const skipped = runs
    .flatMap(({ items }) => items)
    .filter(({ state }) => state.kind === 'skipped').length;
  return (
    <StackItem>
      {skipped === 0 ? (
        <Notice variant="success" isLiveRegion title={t('Everything that was chosen is gone')} />
      ) : (
        <Notice
          variant="warning"
          isLiveRegion
          title={t('{{count}} step was skipped', { count: skipped })}
        >
          {children}
        </Notice>
      )}
    </StackItem>
  );
}

type OutcomeProps = { readonly runs: readonly RemovalRun[]; readonly children: ReactNode };
