import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { canGoOn } from '~/remove/rules/run/removalRun';
import { RunButtons } from './RunButtons';

/**
 * What can be done with a removal as a whole, for the foot of its dialog.
 * @param props.onClose closes the dialog: what is not over stays, paused, to be gone on with
 */
export function RemovalButtons({ control, onClose }: Props) {
  const { run, goOn, pause, close } = control;
  const isRunning = run.pause === null;
  return (
    <RunButtons
      handle={{ isOver: run.isOver, isRunning, canGoOn: canGoOn(run), goOn, pause, close }}
      onClose={onClose}
    />
  );
}

type Props = { readonly control: RemovalRunControl; readonly onClose: () => void };
