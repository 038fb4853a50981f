import { useEffect } from 'react';
import { Button } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/domain/removal/removalControl';
import { canGoOn } from '~/domain/removal/removalRun';
import { useT } from '~/i18n';
import { useKeptFocus } from './useKeptFocus';
import './removal.css';

/**
 * What can be done with a removal as a whole, for the foot of its dialog.
 * @param props.onClose closes the dialog: what is not over stays, paused, to be gone on with
 */
export function RemovalButtons({ control, onClose }: Props) {
  const { isOver } = control.run;
  const kept = useKeptFocus<HTMLDivElement>();
  const { ref } = kept;
  useEffect(() => {
    // The button that began it, or the last one that could do something, is gone.
    if (document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
  }, [ref, isOver]);
  return (
    <div {...kept} className="operator-hub__removal-buttons">
      {isOver ? (
        <EndButton control={control} onClose={onClose} />
      ) : (
        <WayButtons control={control} onClose={onClose} />
      )}
    </div>
  );
}

type Props = { readonly control: RemovalRunControl; readonly onClose: () => void };

function EndButton({ control, onClose }: Props) {
  const t = useT();
  return (
    <Button
      variant="primary"
      onClick={() => {
        control.close();
        onClose();
      }}
    >
      {t('Close')}
    </Button>
  );
}

function WayButtons({ control, onClose }: Props) {
  const t = useT();
  const { run } = control;
  return (
    <>
      {run.pause === null && (
        <Button variant="secondary" onClick={control.pause}>
          {t('Pause')}
        </Button>
      )}
      {canGoOn(run) && (
        <Button variant="primary" onClick={control.goOn}>
          {t('Go on')}
        </Button>
      )}
      <Button variant="link" onClick={onClose}>
        {run.pause === null ? t('Pause and close') : t('Close')}
      </Button>
      {run.pause !== null && (
        <Button
          variant="link"
          onClick={() => {
            control.close();
            onClose();
          }}
        >
          {t('End here')}
        </Button>
      )}
    </>
  );
}
