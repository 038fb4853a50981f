import { useAction } from '~/olm/read/useAction';
import type { Action } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';

/** The dialog of an action with the facts at the time it was opened. */
export function CallsDialog({ action, onClose }: Props) {
  return <ActionDialog {...useAction(() => action)} onClose={onClose} />;
}

type Props = { readonly action: Action; readonly onClose: () => void };
