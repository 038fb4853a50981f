import { useState } from 'react';
import { ChangeOperatorGroupDialog } from '~/components/remedies/ChangeOperatorGroupDialog';
import { NothingToDo } from '~/components/remedies/NothingToDo';
import { useChangeOperatorGroup } from '~/data/remedies/useChangeOperatorGroup';
import { useKubeClient } from '~/data/useKubeClient';
import { type ChangeableGroup, changeableGroup } from '~/domain/remedies/operatorGroupChange';
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
