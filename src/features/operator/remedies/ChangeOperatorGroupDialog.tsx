import { useState } from 'react';
import { Content } from '@patternfly/react-core';
import { ActionDialog } from '~/components/remedies/ActionDialog';
import { GroupModeFields } from '~/components/remedies/GroupModeFields';
import { Neighbours } from '~/components/remedies/Neighbours';
import { NothingToDo } from '~/components/remedies/NothingToDo';
import { useClusterCalls } from '~/data/remedies/useClusterCalls';
import { useKubeClient } from '~/data/useKubeClient';
import {
  type ChangeableGroup,
  changeGroup,
  changeableGroup,
} from '~/domain/remedies/operatorGroupChange';
import { useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Makes an OperatorGroup select namespaces in a way that an Operator supports. */
export function ChangeOperatorGroupDialog({ remedy, details, onClose }: Props) {
  const t = useT();
  const { name, csvName } = remedy;
  const [subject] = useState(() => changeableGroup(details.facts, remedy));
  if (subject !== null) {
    return <ChangeGroup subject={subject} name={name} csvName={csvName} onClose={onClose} />;
  }
  return (
    <NothingToDo title={t('Change OperatorGroup {{name}}?', { name })} onClose={onClose}>
      {t('The OperatorGroup or ClusterServiceVersion {{csvName}} is gone, or supports no mode.', {
        csvName,
      })}
    </NothingToDo>
  );
}

type Props = RemedyDialogProps<'change-operator-group'>;

function ChangeGroup({ subject, name, csvName, onClose }: ChangeProps) {
  const t = useT();
  const [mode, setMode] = useState(subject.modes[0]);
  const [typed, setTyped] = useState('');
  const { calls, neighbours } = changeGroup(subject, mode, typed);
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Change OperatorGroup {{name}}?', { name }),
        action: t('Change OperatorGroup'),
        done: t('OperatorGroup {{name}} is changed', { name }),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      onClose={onClose}
    >
      <Content component="p">
        {t(
          '{{csvName}} does not support what the OperatorGroup selects now. Choose one of the modes that it supports.',
          { csvName },
        )}
      </Content>
      <GroupModeFields
        modes={subject.modes}
        mode={mode}
        onChoose={setMode}
        typed={typed}
        onType={setTyped}
        isFixed={run.isRunning || run.isDone}
      />
      <Neighbours neighbours={neighbours} />
    </ActionDialog>
  );
}

type ChangeProps = {
  readonly subject: ChangeableGroup;
  readonly name: string;
  readonly csvName: string;
  readonly onClose: () => void;
};
