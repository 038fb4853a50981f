import { Content } from '@patternfly/react-core';
import type { KubeClient } from '~/kube/kubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ModeChoice } from '~/operator/rules/modeChoice';
import { useT } from '~/i18n';
import { ActionDialog, type ActionRun } from '~/ui/calls/ActionDialog';
import { GroupModeFields } from './GroupModeFields';

/** Gives a namespace the OperatorGroup that it lacks: which one, exactly what is created, and what the server says to it. */
export function CreateOperatorGroupDialog({ namespace, creation, client, onClose }: Props) {
  const t = useT();
  const { choice, calls, run } = creation;
  return (
    <ActionDialog
      titles={{
        question: t('Create an OperatorGroup in namespace {{namespace}}?', { namespace }),
        action: t('Create OperatorGroup'),
        done: t('Namespace {{namespace}} has an OperatorGroup', { namespace }),
      }}
      calls={calls}
      run={run}
      client={client}
      onClose={onClose}
    >
      <Content component="p">{t('OLM then goes on with what waits for it there.')}</Content>
      <GroupModeFields choice={choice} isFixed={run.isRunning} />
    </ActionDialog>
  );
}

type Props = {
  readonly namespace: string;
  readonly creation: {
    readonly choice: ModeChoice;
    readonly calls: readonly ClusterCall[];
    readonly run: ActionRun;
  };
  /** Whose command is shown. */
  readonly client: KubeClient;
  readonly onClose: () => void;
};
