import { useState } from 'react';
import { AlertActionLink } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { CreateOperatorGroupDialog } from '~/components/remedies/CreateOperatorGroupDialog';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { fromQuery } from '~/data/fromQuery';
import { operatorPackage } from '~/data/packages';
import { useKubeClient } from '~/data/useKubeClient';
import { useCreateOperatorGroup } from '~/data/remedies/useCreateOperatorGroup';
import type { InstallModeType, OperatorPackage } from '~/domain/catalog/operatorPackage';
import { defaultChannel } from '~/domain/install/form/formDefaults';
import { dataOr } from '~/domain/loadable';
import {
  type OperatorGroupOffer,
  operatorGroupOffers,
} from '~/domain/remedies/operatorGroupOffers';
import { useT } from '~/i18n';
import { type FollowedSubscription, useInstallUrl } from '../useInstallUrl';

/** Creates the OperatorGroup that an installation waits for. Nothing as long as the Operator's modes are not known. */
export function OperatorGroupRemedy({ following, channel }: Props) {
  const t = useT();
  const scope = useNamespaceScope();
  const { packageKey } = useInstallUrl();
  const offered = dataOr(fromQuery(useQuery(operatorPackage(scope, packageKey))), null);
  const [isOpen, setOpen] = useState(false);
  const offers = operatorGroupOffers(modesOf(offered, channel), following.namespace);
  const [first] = offers;
  if (first === undefined) return null;
  return (
    <>
      <AlertActionLink
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('Create OperatorGroup')}
      </AlertActionLink>
      {isOpen && (
        <Dialog
          offers={offers}
          first={first}
          packageName={packageKey.packageName}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

type Props = {
  readonly following: FollowedSubscription;
  /** The one that the Subscription names. */
  readonly channel: string | undefined;
};

/** Those of the channel's head: the catalog tells of no other version (IN-004). */
function modesOf(
  offered: OperatorPackage | null,
  channel: string | undefined,
): readonly InstallModeType[] {
  if (offered === null) return [];
  const name = channel ?? defaultChannel(offered);
  return offered.channels.find((one) => one.name === name)?.installModes ?? [];
}

function Dialog({ offers, first, packageName, onClose }: DialogProps) {
  const [mode, setMode] = useState(first.mode);
  const chosen = offers.find((offer) => offer.mode === mode) ?? first;
  const creation = useCreateOperatorGroup(chosen, packageName);
  return (
    <CreateOperatorGroupDialog
      offers={offers}
      chosen={chosen}
      onChoose={setMode}
      creation={creation}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type DialogProps = {
  readonly offers: readonly OperatorGroupOffer[];
  readonly first: OperatorGroupOffer;
  readonly packageName: string;
  readonly onClose: () => void;
};
