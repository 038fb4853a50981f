import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { subscribedPackage } from '~/operator/read/subscribedPackage';
import { useT } from '~/i18n';
import { OfferButton } from '~/ui/calls/OfferButton';
import { useOpenDialog } from '~/ui/DialogProvider';
import { OneAction } from './OneAction';
import { offerOf, type RemedyOffer } from './remedies';

/** Opens the dialog of a remedy, or links to its page. */
export function RemedyButton({ remedy, details }: Props) {
  const t = useT();
  const open = useOpenRemedy(details);
  const offer = offerOf(remedy, t);
  return (
    <OfferButton
      {...offer}
      onOpen={() => {
        open(offer);
      }}
    />
  );
}

type Props = { readonly remedy: Remedy; readonly details: OperatorDetails };

/** Opens the dialog of an offer with the details at this time. A link is not opened. */
export function useOpenRemedy(details: OperatorDetails): (offer: RemedyOffer) => void {
  const open = useOpenDialog();
  return (offer) => {
    if ('to' in offer) return;
    open((onClose) =>
      'Content' in offer ? (
        <offer.Content details={details} onClose={onClose} />
      ) : (
        <RemedyDialog offer={offer} details={details} onClose={onClose} />
      ),
    );
  };
}

function RemedyDialog({ offer, details, onClose }: DialogProps) {
  const [now] = useState(() => new Date().toISOString());
  const { subscription, namespace } = details.facts;
  const { data = null, isLoading } = useQuery(
    subscribedPackage(offer.needsPackage === true ? subscription : null, namespace),
  );
  const missing = [...details.missing, ...useMissingPermissions(offer.asks ?? NONE)];
  const facts = { details, offered: isLoading ? ('loading' as const) : data, missing, now };
  return <OneAction action={(input) => offer.action(facts, input)} onClose={onClose} />;
}

type DialogProps = {
  readonly offer: Extract<RemedyOffer, { readonly action: unknown }>;
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};

const NONE = [] as const;
