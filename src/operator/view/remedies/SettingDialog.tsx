import { ModalBody, ModalHeader } from '@patternfly/react-core';
import { useId } from 'react';
import { dataOr } from '~/kube/loadable';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { readSettings } from '~/olm/installed/subscription';
import { useSubscription } from '~/operator/read/subscribedPackage';
import { useT } from '~/i18n';
import { Modal } from '~/ui/Modal';
import { Notice } from '~/ui/Notice';
import { useUpdateFacts } from '~/updates/read/useUpdateFacts';
import { onlyChannel } from '~/updates/rules/settings/onlyChannel';
import type { Subscribed } from '~/updates/view/operator/subscribed';
import { SettingsForm } from '~/updates/view/settings/SettingsForm';
import '~/updates/view/operator/updates.css';

/** Changes the setting that a cause names. The page below shows what follows. */
export function SettingDialog({ title, remedy, details, onClose }: Props) {
  const t = useT();
  const id = useId();
  // The details are those at the time of opening, but a save is compared with the current Subscription.
  const live = useSubscription(remedy.subscription);
  const subscription = dataOr(live, details.facts.subscription);
  return (
    <Modal isOpen variant="large" aria-labelledby={id} onClose={onClose}>
      <ModalHeader labelId={id} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        {subscription === null ? (
          <Notice isPlain variant="info" title={t('Already deleted')} />
        ) : (
          <OneSetting {...{ details, subscription, onClose }} setting={remedy.setting} />
        )}
      </ModalBody>
    </Modal>
  );
}

type Props = {
  readonly title: string;
  readonly remedy: Extract<Remedy, { kind: 'edit-subscription' }>;
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};

/** The only channel that is possible is selected. */
function OneSetting({ details, subscription, setting, onClose }: OneProps) {
  const now = readSettings(subscription);
  const { updateFacts } = useUpdateFacts(details, subscription, now);
  const channel = setting === 'channel' ? onlyChannel(updateFacts, now.channel) : null;
  return (
    <SettingsForm
      // Nothing can be entered before the channels are known.
      key={channel}
      details={details}
      subscription={subscription}
      only={setting}
      initial={channel === null ? {} : { channel }}
      onCancel={onClose}
      onSaved={onClose}
    />
  );
}

type OneProps = Subscribed & {
  readonly setting: Props['remedy']['setting'];
  readonly onClose: () => void;
};
