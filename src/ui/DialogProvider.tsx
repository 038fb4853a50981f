import { createContext, type ReactNode, useContext, useState } from 'react';

/** Renders a dialog with its state at the time of opening. */
type Dialog = (onClose: () => void) => ReactNode;

const Dialogs = createContext<(opened: { readonly dialog: Dialog }) => void>(() => undefined);

/** Opens a dialog of the page, within a DialogProvider. */
export function useOpenDialog(): (dialog: Dialog) => void {
  const open = useContext(Dialogs);
  return (dialog) => {
    open({ dialog });
  };
}

/** Renders dialogs above the object of a page, which can disappear by the action of the dialog. */
export function DialogProvider({ children, idle }: Props) {
  const [opened, setOpened] = useState<{ readonly dialog: Dialog } | null>(null);
  return (
    <Dialogs.Provider value={setOpened}>
      {opened === null && idle}
      {children}
      {opened?.dialog(() => {
        setOpened(null);
      })}
    </Dialogs.Provider>
  );
}

type Props = {
  readonly children: ReactNode;
  /** Shown while no dialog is open. */
  readonly idle?: ReactNode;
};
