import type { ReactNode } from 'react';
import { StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import {
  isSettling,
  isWaiting,
  type RemovalPause,
  type RemovalRun,
} from '~/remove/rules/run/removalRun';
import { useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';

/** The notices about a removal as a whole. */
export function RemovalNotices({ control }: { readonly control: RemovalRunControl }) {
  const { run, watchFailure } = control;
  const t = useT();
  return (
    <>
      <WatchFailureNotice watchFailure={watchFailure} />
      {run.pause !== null && (
        <StackItem>
          <PauseNotice pause={run.pause} />
        </StackItem>
      )}
      {isWaiting(run) && (
        <StackItem>
          <Notice
            variant="info"
            title={t('Waiting for other Operators: {{others}}', {
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
            title={t('Checking whether OLM re-creates resources')}
          />
        </StackItem>
      )}
    </>
  );
}

/** A notice that deletions are not detected; empty while the watches work. */
export function WatchFailureNotice({ watchFailure }: Pick<RemovalRunControl, 'watchFailure'>) {
  const t = useT();
  if (watchFailure === null) return null;
  return (
    <StackItem>
      <Notice variant="warning" title={t('Live updates are not available')}>
        <FailureText failure={watchFailure} />
      </Notice>
    </StackItem>
  );
}

/** The reason of a pause. */
function PauseNotice({ pause }: { readonly pause: RemovalPause }) {
  const t = useT();
  switch (pause) {
    case 'failed':
      return (
        <Notice variant="danger" isLiveRegion title={t('Uninstall stopped at a failed step')}>
          {t('Retry or skip the step to continue.')}
        </Notice>
      );
    case 'left':
      return <Notice variant="info" title={t('Uninstall not complete')} />;
    case 'asked':
      return <Notice variant="info" isLiveRegion title={t('Uninstall paused')} />;
  }
}

/** The notices about several removals together. */
export function ManyNotices({ runs }: { readonly runs: readonly RemovalRun[] }) {
  const t = useT();
  const paused = (why: RemovalPause) =>
    runs.filter(({ isOver, pause }) => !isOver && pause === why).length;
  const failed = paused('failed');
  return (
    <>
      {runs.every(({ isOver }) => isOver) && (
        <OutcomeNotice runs={runs}>{t('Skipped resources might remain.')}</OutcomeNotice>
      )}
      {failed > 0 && (
        <StackItem>
          <Notice
            variant="danger"
            isLiveRegion
            title={t('{{count}} Operators stopped at a failed step', { count: failed })}
          >
            {t('Retry or skip the step to continue.')}
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

/** The outcome of removals. @param props.children the consequence of skipped steps */
export function OutcomeNotice({ runs, children }: OutcomeProps) {
  const t = useT();
  const skipped = runs
    .flatMap(({ items }) => items)
    .filter(({ state }) => state.kind === 'skipped').length;
  return (
    <StackItem>
      {skipped === 0 ? (
        <Notice variant="success" isLiveRegion title={t('Selected resources deleted')} />
      ) : (
        <Notice
          variant="warning"
          isLiveRegion
          title={t('{{count}} steps skipped', { count: skipped })}
        >
          {children}
        </Notice>
      )}
    </StackItem>
  );
}

type OutcomeProps = { readonly runs: readonly RemovalRun[]; readonly children: ReactNode };
