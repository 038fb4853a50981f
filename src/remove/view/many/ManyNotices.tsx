import { StackItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { RemovalRuns } from '~/remove/read/useRemovalRuns';
import { useT } from '~/i18n';

/** What is to be said of several removals together. */
export function ManyNotices({ all: { runs, isOver } }: Props) {
  const t = useT();
  const skipped = runs.flatMap(({ items }) =>
    items.filter(({ state }) => state.kind === 'skipped'),
  ).length;
  const paused = (why: 'failed' | 'left' | 'asked') =>
    runs.filter((run) => !run.isOver && run.pause === why).length;
  const [failed, left, asked] = [paused('failed'), paused('left'), paused('asked')];
  return (
    <>
      {isOver && skipped === 0 && (
        <StackItem>
          <Notice variant="success" isLiveRegion title={t('Everything that was chosen is gone')} />
        </StackItem>
      )}
      {isOver && skipped > 0 && (
        <StackItem>
          <Notice
            variant="warning"
            isLiveRegion
            title={t('{{count}} step was skipped', { count: skipped })}
          >
            {t('What was skipped may still be there.')}
          </Notice>
        </StackItem>
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
      {left > 0 && (
        <StackItem>
          <Notice variant="info" title={t('The removal was begun and not finished')}>
            {t(
              'Nothing further is deleted until you go on. What is deleted already is not repeated.',
            )}
          </Notice>
        </StackItem>
      )}
      {asked > 0 && (
        <StackItem>
          <Notice variant="info" isLiveRegion title={t('The removal is paused')}>
            {t(
              'Nothing further is deleted until you go on. Deletions under way cannot be called back.',
            )}
          </Notice>
        </StackItem>
      )}
    </>
  );
}

type Props = { readonly all: RemovalRuns };
