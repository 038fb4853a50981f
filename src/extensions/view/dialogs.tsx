import { createContext, type ReactNode, useContext, useState } from 'react';
import { CallsDialog } from '~/sources/view/clusterCatalog/CallsDialog';
import type { Action, Offer } from '~/ui/calls/action';

/** A dialog with a content of its own: editors, or grants to the installer. */
export type OwnDialog = 'target' | 'settings' | 'grant' | 'admin';

/** A remedy: a dialog with an action, or a link. */
export type Remedy = Offer<{ readonly action: Action | OwnDialog }>;

/** Opens a dialog of the page. */
export type OpenDialog = (dialog: Action | OwnDialog) => void;

const Dialogs = createContext<OpenDialog>(() => undefined);

export function useOpenDialog(): OpenDialog {
  return useContext(Dialogs);
}

/** Opens the dialog of a remedy. A link opens by itself. */
export function useOpenAction(): (remedy: Remedy) => void {
  const open = useOpenDialog();
  return (remedy) => {
    if ('action' in remedy) open(remedy.action);
  };
}

/** Provides the dialogs of a page to its buttons. */
export function DialogProvider({ children, own }: ProviderProps) {
  const [open, setOpen] = useState<Action | OwnDialog | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Dialogs.Provider value={setOpen}>
      {children}
      {typeof open === 'string' && own?.(open, close)}
      {open !== null && typeof open !== 'string' && <CallsDialog action={open} onClose={close} />}
    </Dialogs.Provider>
  );
}

type ProviderProps = {
  readonly children: ReactNode;
  readonly own?: (dialog: OwnDialog, close: () => void) => ReactNode;
};
