import { useState } from 'react';
import { AlertActionLink } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import type { FollowedInstall } from '~/install/read/useInstallProgress';
import type { GroupRemedy } from '~/install/rules/groupRemedy';
import { changeableGroup } from '~/operator/rules/operatorGroupChange';
import { groupChoices } from '~/operator/rules/operatorGroupChoice';
import { useT, type Translate } from '~/i18n';
import { useInstallUrl, type FollowedSubscription } from '~/install/view/useInstallUrl';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { fromQuery } from '~/kube/fromQuery';
import { operatorPackage } from '~/olm/read/packages';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { dataOr } from '~/kube/loadable';
import { offeredModes } from '~/operator/rules/operatorGroupCreation';
import { modesOfOperator } from '~/operator/rules/operatorModes';
import {
  changeGroupAction,
  createGroupAction,
  removeGroupAction,
} from '~/operator/view/remedies/groupActions';
import { OneAction } from '~/operator/view/remedies/OneAction';
import type { ActionOf } from '~/ui/calls/action';

/**
 * Fixes the OperatorGroups of the namespace in place, with the dialogs of the Operator's page. Empty while the choices
 * are unknown.
 */
export function OperatorGroupRemedy({ kind, csvName, install, following }: Props) {
  switch (kind) {
    case 'create':
      return <Creation install={install} following={following} />;
    case 'remove':
      return <Removal install={install} following={following} />;
    case 'change':
      return <Change csvName={csvName} install={install} following={following} />;
  }
}

type FollowProps = { readonly install: FollowedInstall; readonly following: FollowedSubscription };

type Props = ChangeProps & { readonly kind: NonNullable<GroupRemedy> };

type ChangeProps = FollowProps & {
  /** The Operator that does not match the OperatorGroup. */
  readonly csvName: string;
};

function Creation({ install, following: { namespace } }: FollowProps) {
  const t = useT();
  const { modes, packageName } = useOfferedModes(install.followed.subscription?.spec?.channel);
  const [first, ...others] = modes;
  if (first === undefined) return null;
  return (
    <Opening
      kind="create"
      action={createGroupAction([first, ...others], { namespace, packageName }, t)}
    />
  );
}

function Removal({ install, following: { namespace } }: FollowProps) {
  const t = useT();
  const choices = groupChoices(install.operatorGroups ?? [], install.followed.namespaceCsvs);
  if (choices.length < 2) return null;
  return <Opening kind="remove" action={removeGroupAction(choices, namespace, t)} />;
}

function Change({ csvName, install, following: { namespace } }: ChangeProps) {
  const t = useT();
  const { operatorGroups, followed } = install;
  const { namespaceCsvs } = followed;
  const name = operatorGroups?.[0]?.metadata.name ?? '';
  const place = { namespace, name, csvName };
  const group = changeableGroup({ operatorGroups, namespaceCsvs }, place);
  if (group === null) return null;
  return <Opening kind="change" action={changeGroupAction(group, csvName, t)} />;
}

/** A link that opens the dialog of an action with its facts at this time. */
function Opening({ kind, action }: OpeningProps) {
  const t = useT();
  const [opened, setOpened] = useState<{ readonly action: typeof action } | null>(null);
  return (
    <>
      <AlertActionLink
        aria-haspopup="dialog"
        onClick={() => {
          setOpened({ action });
        }}
      >
        {textOf(kind, t)}
      </AlertActionLink>
      {opened !== null && (
        <OneAction
          {...opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

type OpeningProps = {
  readonly kind: NonNullable<GroupRemedy>;
  readonly action: ActionOf;
};

function textOf(kind: NonNullable<GroupRemedy>, t: Translate): string {
  switch (kind) {
    case 'create':
      return t('Create OperatorGroup');
    case 'remove':
      return t('Select the OperatorGroup to keep');
    case 'change':
      return t('Edit OperatorGroup');
  }
}

/**
 * The supported modes of the page's package, from its channel head; empty: unknown.
 * @param channel that of the Subscription
 */
function useOfferedModes(channel: string | undefined): Offered {
  const scope = useNamespaceScope();
  const { packageKey } = useInstallUrl();
  const offered = dataOr(fromQuery(useQuery(operatorPackage(scope, packageKey))), null);
  const modes = modesOfOperator({ csvs: [], channel: channel ?? null }, offered);
  return { modes: offeredModes(modes), packageName: packageKey.packageName };
}

type Offered = { readonly modes: readonly InstallModeType[]; readonly packageName: string };
