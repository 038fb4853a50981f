import { Content } from '@patternfly/react-core';
import type { KubeClient } from '~/kube/kubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ModeChoice } from '~/operator/rules/modeChoice';
import type { Neighbour } from '~/operator/rules/operatorGroupChange';
import { useT } from '~/i18n';
import { ActionDialog, type ActionRun } from '~/ui/calls/ActionDialog';
import { GroupModeFields } from './GroupModeFields';
import { Neighbours } from './Neighbours';

/** Makes an OperatorGroup select namespaces in a way that an Operator supports, and says whom that concerns besides. */
export function ChangeOperatorGroupDialog({ name, csvName, change, client, onClose }: Props) {
  const t = useT();
  const { choice, calls, neighbours, run } = change;
  return (
    <ActionDialog
      titles={{
        question: t('Change OperatorGroup {{name}}?', { name }),
        action: t('Change OperatorGroup'),
        done: t('OperatorGroup {{name}} is changed', { name }),
      }}
      calls={calls}
      run={run}
      client={client}
      onClose={onClose}
    >
      <Content component="p">
        {t('Choose one of the modes that {{csvName}} supports.', { csvName })}
      </Content>
      <GroupModeFields choice={choice} isFixed={run.isRunning || run.isDone} />
      <Neighbours neighbours={neighbours} />
    </ActionDialog>
  );
}

type Props = {
  /** The OperatorGroup's. */
  readonly name: string;
  readonly csvName: string;
  readonly change: {
    readonly choice: ModeChoice;
    readonly calls: readonly ClusterCall[];
    readonly neighbours: readonly Neighbour[];
    readonly run: ActionRun;
  };
  readonly client: KubeClient;
  readonly onClose: () => void;
};
