import { createContext, type ReactNode, useContext, useState } from 'react';
import { Content } from '@patternfly/react-core';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { ActionDialog, type ActionTitles } from '~/ui/calls/ActionDialog';

/** Something to be done to the cluster, as it was when it was asked for. */
export type Action = {
  readonly titles: ActionTitles;
  readonly calls: readonly ClusterCall[];
  /** What follows from it. */
  readonly text?: string;
  readonly isDanger?: boolean;
};

/** Opens a dialog of the page: an action, or the one that edits what an extension is to have. */
export type OpenDialog = (dialog: Action | 'target') => void;

const Dialogs = createContext<OpenDialog>(() => undefined);

export function useOpenDialog(): OpenDialog {
  return useContext(Dialogs);
}

/** A page whose buttons open dialogs. */
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
  /** The dialog that edits what an extension is to have. */
  readonly target?: (close: () => void) => ReactNode;
};

/** The calls of an action, with what has to be known or chosen before. */
export function CallsDialog({ action, onClose, children }: CallsProps) {
  const { titles, calls, text, isDanger } = action;
  const client = useKubeClient();
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={titles}
      calls={calls}
      run={run}
      client={client}
      isDanger={isDanger}
      onClose={onClose}
    >
      {text !== undefined && <Content component="p">{text}</Content>}
      {children}
    </ActionDialog>
  );
}

type CallsProps = {
  readonly action: Action;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};
