import { AlertActionLink } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useOperator } from '~/operator/read/useOperator';
import { useOpenRemedy } from '~/operator/view/remedies/RemedyDialog';
import { offerOf } from '~/operator/view/remedies/remedies';
import type { FollowedSubscription } from '~/install/view/useInstallUrl';

/** Retries a failed unpacking, with the dialog of the Operator's page. Empty until its data is loaded. */
export function UnpackRemedy({ namespace, name }: FollowedSubscription) {
  const details = dataOr(useOperator(namespace, name), null);
  const actions = details?.diagnosis.findings.flatMap((finding) => finding.actions) ?? [];
  const remedy = actions.find(({ kind }) => kind === 'retry-unpack');
  if (details === null || remedy === undefined) return null;
  return <RemedyLink remedy={remedy} details={details} />;
}

function RemedyLink({ remedy, details }: LinkProps) {
  const offer = offerOf(remedy, useT());
  const open = useOpenRemedy(details);
  return (
    <AlertActionLink
      aria-haspopup="dialog"
      onClick={() => {
        open(offer);
      }}
    >
      {offer.text}
    </AlertActionLink>
  );
}

type LinkProps = { readonly remedy: Remedy; readonly details: OperatorDetails };
