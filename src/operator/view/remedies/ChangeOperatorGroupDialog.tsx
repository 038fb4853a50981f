import { Content, List, ListItem } from '@patternfly/react-core';
import type { KubeClient } from '~/kube/kubeClient';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ModeChoice } from '~/operator/rules/modeChoice';
import type { Neighbour } from '~/operator/rules/operatorGroupChange';
import { useT } from '~/i18n';
import { ActionDialog, type ActionRun } from '~/ui/calls/ActionDialog';
import { Notice } from '~/ui/Notice';
import { GroupModeFields } from './GroupModeFields';

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

/** The other Operators of a namespace that a change of its OperatorGroup concerns, and which of them it stops (OG-034). */
function Neighbours({ neighbours }: NeighboursProps) {
  const t = useT();
  if (neighbours.length === 0) return null;
  const isHarmful = neighbours.some(({ isSupported }) => !isSupported);
  return (
    <Notice
      variant={isHarmful ? 'warning' : 'info'}
      title={t('Other Operators of the namespace get the same namespaces')}
    >
      <List>
        {neighbours.map(({ name, isSupported }) => (
          <ListItem key={name}>
            {isSupported
              ? t('{{name}} supports that.', { name })
              : t('{{name}} does not support that, and stops.', { name })}
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

type NeighboursProps = { readonly neighbours: readonly Neighbour[] };
