import { useState } from 'react';
import { ChangeOperatorGroupDialog } from '~/operator/view/remedies/ChangeOperatorGroupDialog';
import { CreateOperatorGroupDialog } from '~/operator/view/remedies/CreateOperatorGroupDialog';
import { RemoveOperatorGroupDialog } from '~/operator/view/remedies/RemoveOperatorGroupDialog';
import { useChangeOperatorGroup } from '~/operator/read/useChangeOperatorGroup';
import { useCreateOperatorGroup } from '~/operator/read/useCreateOperatorGroup';
import { useRemoveOperatorGroups } from '~/operator/read/useRemoveOperatorGroups';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ChangeableGroup } from '~/operator/rules/operatorGroupChange';
import type { GroupChoice } from '~/operator/rules/operatorGroupChoice';

/** Gives the namespace the OperatorGroup that it lacks. */
export function CreateGroup({ modes, place, onClose }: CreateProps) {
  const creation = useCreateOperatorGroup(modes, place);
  return (
    <CreateOperatorGroupDialog
      namespace={place.namespace}
      creation={creation}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type CreateProps = {
  readonly modes: Parameters<typeof useCreateOperatorGroup>[0];
  readonly place: Parameters<typeof useCreateOperatorGroup>[1];
  readonly onClose: () => void;
};

/** Leaves the namespace one OperatorGroup; those of the moment when it was opened. */
export function RemoveGroups({ choices, namespace, onClose }: RemoveProps) {
  const [opened] = useState(choices);
  const removal = useRemoveOperatorGroups(opened, namespace);
  return (
    <RemoveOperatorGroupDialog
      namespace={namespace}
      removal={removal}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type RemoveProps = {
  readonly choices: readonly GroupChoice[];
  readonly namespace: string;
  readonly onClose: () => void;
};

/** Makes the OperatorGroup fit the Operator; as it was when it was opened. */
export function ChangeGroup({ subject, ...rest }: ChangeProps) {
  const [opened] = useState(subject);
  const change = useChangeOperatorGroup(opened);
  return <ChangeOperatorGroupDialog change={change} client={useKubeClient()} {...rest} />;
}

type ChangeProps = {
  readonly subject: ChangeableGroup;
  readonly name: string;
  readonly csvName: string;
  readonly onClose: () => void;
};
