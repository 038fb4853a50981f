import type { ComponentProps } from 'react';
import { useAction } from '~/olm/read/useAction';
import type { Action, Input, Unavailable } from '~/ui/calls/action';
import { ActionDialog } from '~/ui/calls/ActionDialog';

/** The dialog of one action. */
export function OneAction({ action, ...rest }: ActionProps) {
  return <ActionDialog {...useAction(action)} {...rest} />;
}

type ActionProps = Pick<ComponentProps<typeof ActionDialog>, 'facts' | 'onClose'> & {
  readonly action: (input: Input) => Action | Unavailable;
};
