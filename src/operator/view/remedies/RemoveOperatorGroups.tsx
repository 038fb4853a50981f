import { RemoveOperatorGroupDialog } from './RemoveOperatorGroupDialog';
import { useRemoveOperatorGroups } from '~/operator/read/useRemoveOperatorGroups';
import { useKubeClient } from '~/kube/useKubeClient';
import { groupChoices } from '~/operator/rules/operatorGroupChoice';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Leaves the namespace of an Operator one OperatorGroup. */
export function RemoveOperatorGroups({ remedy, details, onClose }: Props) {
  const { namespace, names } = remedy;
  const { operatorGroups, namespaceCsvs } = details.facts;
  const groups = (operatorGroups ?? []).filter(({ metadata }) => names.includes(metadata.name));
  const removal = useRemoveOperatorGroups(groupChoices(groups, namespaceCsvs ?? []), namespace);
  return (
    <RemoveOperatorGroupDialog
      namespace={namespace}
      removal={removal}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type Props = RemedyDialogProps<'remove-operator-group'>;
