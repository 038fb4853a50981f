import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Action, CallsDialog } from '~/sources/view/clusterCatalog/CallsDialog';

/** Opens a dialog of the page: an action, or the editor of versions and catalogs. */
export type OpenDialog = (dialog: Action | 'target') => void;

const Dialogs = createContext<OpenDialog>(() => undefined);

export function useOpenDialog(): OpenDialog {
  return useContext(Dialogs);
}

/** Provides the dialogs of a page to its buttons. */
export function DialogProvider({ children, target }: ProviderProps) {
  const [open, setOpen] = useState<Action | 'target' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Dialogs.Provider value={setOpen}>
      {children}
      {open === 'target' && target?.(close)}
      {open !== null && open !== 'target' && <CallsDialog action={open} onClose={close} />}
    </Dialogs.Provider>
  );
}

type ProviderProps = {
  readonly children: ReactNode;
  /** The editor of versions and catalogs. */
  readonly target?: (close: () => void) => ReactNode;
};
