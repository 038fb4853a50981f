import { useAction } from '~/olm/read/useAction';
import type { Action, Input, Unavailable } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';

/** The dialog of one action. */
export function OneAction({ action, onClose }: ActionProps) {
  return <ActionDialog {...useAction(action)} onClose={onClose} />;
}

type ActionProps = {
  readonly action: (input: Input) => Action | Unavailable;
  readonly onClose: () => void;
};
