import { AlertActionLink } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import type { FollowedInstall } from '~/install/read/useInstallProgress';
import type { GroupRemedy } from '~/install/rules/groupRemedy';
import { changeableGroup, groupChoices, offeredModes } from '~/operator/rules/operatorGroupChange';
import { type Texts, type Translate, useT } from '~/i18n';
import { useInstallUrl, type FollowedSubscription } from '~/install/view/useInstallUrl';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { fromQuery } from '~/kube/fromQuery';
import { operatorPackage } from '~/olm/read/packages';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { dataOr } from '~/kube/loadable';
import { modesOfOperator } from '~/operator/rules/operatorModes';
import {
  changeGroupAction,
  createGroupAction,
  removeGroupAction,
} from '~/operator/view/remedies/groupActions';
import { OneAction } from '~/operator/view/remedies/OneAction';
import type { ActionOf } from '~/ui/calls/action';
import { useOpenDialog } from '~/ui/DialogProvider';

type Kind = NonNullable<GroupRemedy>;

/**
 * Fixes the OperatorGroups of the namespace in place, with the dialogs of the Operator's page. Empty while the choices
 * are unknown.
 */
export function OperatorGroupRemedy({ kind, ...props }: Props) {
  const t = useT();
  const scope = useNamespaceScope();
  const { packageKey } = useInstallUrl();
  const offered = dataOr(fromQuery(useQuery(operatorPackage(scope, packageKey))), null);
  const open = useOpenDialog();
  const action = ACTIONS[kind]({ ...props, offered, packageName: packageKey.packageName }, t);
  if (action === null) return null;
  return (
    <AlertActionLink
      aria-haspopup="dialog"
      onClick={() => {
        open((onClose) => <OneAction action={action} onClose={onClose} />);
      }}
    >
      {TEXTS[kind](t)}
    </AlertActionLink>
  );
}

type Props = Followed & { readonly kind: Kind };

type Followed = {
  readonly install: FollowedInstall;
  readonly following: FollowedSubscription;
  /** The Operator that does not match the OperatorGroup. */
  readonly csvName: string;
};

const TEXTS: Texts<Kind> = {
  create: (t) => t('Create OperatorGroup'),
  remove: (t) => t('Select the OperatorGroup to keep'),
  change: (t) => t('Edit OperatorGroup'),
};

type Facts = Followed & {
  /** The package of the page; `null`: unknown. */
  readonly offered: OperatorPackage | null;
  readonly packageName: string;
};

const ACTIONS: Readonly<Record<Kind, (facts: Facts, t: Translate) => ActionOf | null>> = {
  create: ({ install, following: { namespace }, offered, packageName }, t) => {
    const channel = install.followed.subscription?.spec?.channel ?? null;
    const [first, ...others] = offeredModes(modesOfOperator({ csvs: [], channel }, offered));
    return first === undefined
      ? null
      : createGroupAction([first, ...others], { namespace, packageName }, t);
  },
  remove: ({ install, following: { namespace } }, t) => {
    const choices = groupChoices(install.operatorGroups ?? [], install.followed.namespaceCsvs);
    return choices.length < 2 ? null : removeGroupAction(choices, namespace, t);
  },
  change: ({ csvName, install, following: { namespace } }, t) => {
    const { operatorGroups, followed } = install;
    const { namespaceCsvs } = followed;
    const name = operatorGroups?.[0]?.metadata.name ?? '';
    const place = { namespace, name, csvName };
    const group = changeableGroup({ operatorGroups, namespaceCsvs }, place);
    return group === null ? null : changeGroupAction(group, csvName, t);
  },
};
