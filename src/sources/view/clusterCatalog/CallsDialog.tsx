import type { ReactNode } from 'react';
import { Content } from '@patternfly/react-core';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { ActionDialog, type ActionTitles } from '~/ui/calls/ActionDialog';

/** An action on the cluster, with the state in which it was requested. */
export type Action = {
  readonly titles: ActionTitles;
  readonly calls: readonly ClusterCall[];
  /** The consequences: a sentence, or several statements. */
  readonly text?: string | readonly string[];
  readonly isDanger?: boolean;
};

/** The calls of an action, with the information and options that precede them. */
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
      {[text ?? []].flat().map((one) => (
        <Content key={one} component="p">
          {one}
        </Content>
      ))}
      {children}
    </ActionDialog>
  );
}

type CallsProps = {
  readonly action: Action;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};
