import { Button } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/domain/removal/removalControl';
import { canGoOn } from '~/domain/removal/removalRun';
import { useT } from '~/i18n';

/**
 * What can be done with a removal as a whole, for the foot of its dialog.
 * @param props.onClose closes the dialog: what is not over stays, paused, to be gone on with
 */
export function RemovalButtons({ control, onClose }: Props) {
  const t = useT();
  const { run } = control;
  const end = () => {
    control.close();
    onClose();
  };
  if (run.isOver) {
    return (
      <Button variant="primary" onClick={end}>
        {t('Close')}
      </Button>
    );
  }
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
        <Button variant="link" onClick={end}>
          {t('End here')}
        </Button>
      )}
    </>
  );
}

type Props = { readonly control: RemovalRunControl; readonly onClose: () => void };
