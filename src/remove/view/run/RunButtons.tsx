import { useEffect } from 'react';
import { Button } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import type { RemovalRuns } from '~/remove/read/useRemovalRuns';
import { canGoOn } from '~/remove/rules/run/removalRun';
import { useT } from '~/i18n';
import { useKeptFocus } from './useKeptFocus';
import './removal.css';

/** The actions for a removal as a whole, in the footer of its dialog. */
export function RemovalButtons({ control, onClose }: RemovalProps) {
  const { run } = control;
  const isRunning = run.pause === null;
  const handle = { ...control, isOver: run.isOver, isRunning, canGoOn: canGoOn(run) };
  return <RunButtons handle={handle} onClose={onClose} />;
}

type RemovalProps = Pick<Props, 'onClose'> & { readonly control: RemovalRunControl };

/**
 * The same for one or several removals.
 * @param props.onClose closes the dialog. Incomplete removals are paused and can be resumed
 */
export function RunButtons({ handle, onClose }: Props) {
  const { isOver } = handle;
  const kept = useKeptFocus<HTMLDivElement>();
  const { ref } = kept;
  useEffect(() => {
    // The focused button was removed.
    if (document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
  }, [ref, isOver]);
  return (
    <div {...kept} className="operator-hub__removal-buttons">
      {isOver ? (
        <EndButton handle={handle} onClose={onClose} />
      ) : (
        <WayButtons handle={handle} onClose={onClose} />
      )}
    </div>
  );
}

type Props = { readonly handle: Omit<RemovalRuns, 'runs'>; readonly onClose: () => void };

function EndButton({ handle, onClose }: Props) {
  const t = useT();
  return (
    <Button
      variant="primary"
      onClick={() => {
        handle.close();
        onClose();
      }}
    >
      {t('Close')}
    </Button>
  );
}

function WayButtons({ handle, onClose }: Props) {
  const t = useT();
  const { isRunning, canGoOn } = handle;
  return (
    <>
      {isRunning && (
        <Button variant="secondary" onClick={handle.pause}>
          {t('Pause')}
        </Button>
      )}
      {canGoOn && (
        <Button variant="primary" onClick={handle.goOn}>
          {t('Resume')}
        </Button>
      )}
      <Button variant="link" onClick={onClose}>
        {isRunning ? t('Pause and close') : t('Close')}
      </Button>
      {!isRunning && (
        <Button
          variant="link"
          onClick={() => {
            handle.close();
            onClose();
          }}
        >
          {t('Cancel remaining')}
        </Button>
      )}
    </>
  );
}
