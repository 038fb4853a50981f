import { useState } from 'react';
import { ChangeOperatorGroupDialog } from './ChangeOperatorGroupDialog';
import { NothingToDo } from './NothingToDo';
import { useChangeOperatorGroup } from '~/operator/read/useChangeOperatorGroup';
import { useKubeClient } from '~/kube/useKubeClient';
import { type ChangeableGroup, changeableGroup } from '~/operator/rules/operatorGroupChange';
import { useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Changes the OperatorGroup of an Operator's namespace, as long as both are there. */
export function ChangeOperatorGroup({ remedy, details, onClose }: Props) {
  const t = useT();
  const { name, csvName } = remedy;
  const [subject] = useState(() => changeableGroup(details.facts, remedy));
  if (subject !== null) {
    return <Change subject={subject} name={name} csvName={csvName} onClose={onClose} />;
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

function Change({ subject, ...rest }: ChangeProps) {
  const change = useChangeOperatorGroup(subject);
  return <ChangeOperatorGroupDialog change={change} client={useKubeClient()} {...rest} />;
}

type ChangeProps = {
  readonly subject: ChangeableGroup;
  readonly name: string;
  readonly csvName: string;
  readonly onClose: () => void;
};
