import { ModalBody, ModalHeader, Skeleton } from '@patternfly/react-core';
import { useId } from 'react';
import { useOperator } from '~/operator/read/useOperator';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { Modal } from '~/ui/Modal';
import { Notice } from '~/ui/Notice';
import { offerOf } from './remedies';

/** The dialog of one setting over a list of Operators. */
export function SettingOver({ namespace, name, subscriptionName, setting, onClose }: Props) {
  const t = useT();
  const id = useId();
  const details = useOperator(namespace, name);
  const subscription = { namespace, name: subscriptionName };
  const offer = offerOf({ kind: 'edit-subscription', subscription, setting }, t);
  if (details.status === 'ready' && details.data !== null && 'Content' in offer) {
    return <offer.Content details={details.data} onClose={onClose} />;
  }
  return (
    <Modal isOpen variant="large" aria-labelledby={id} onClose={onClose}>
      <ModalHeader labelId={id} title={offer.text} />
      <ModalBody tabIndex={0} aria-label={offer.text}>
        <LoadableView
          of={details}
          what={t('Subscription settings')}
          skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
        >
          {() => <Notice isPlain variant="info" title={t('Already deleted')} />}
        </LoadableView>
      </ModalBody>
    </Modal>
  );
}

type Props = {
  readonly namespace: string;
  readonly name: string;
  readonly subscriptionName: string;
  readonly setting: 'channel' | 'approval';
  readonly onClose: () => void;
};
