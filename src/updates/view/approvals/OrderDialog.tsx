import { useState } from 'react';
import {
  Button,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { Fold } from '~/ui/Fold';
import { Commands } from '~/ui/calls/Commands';
import { useKubeClient } from '~/kube/useKubeClient';
import { useMissingRights } from '~/kube/useMissingRights';
import { approvalCall, approvalRight } from '~/olm/plans/approval';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { NotAllowed } from './NotAllowed';
import { OrderList } from './OrderList';

/** In which order plans are approved, and by which requests; those that the user may not approve are left out. */
export function OrderDialog({ plans: given, onBegin, onClose }: Props) {
  const t = useT();
  const [order, setOrder] = useState(given);
  const client = useKubeClient();
  const namespaces = [...new Set(given.map(({ plan }) => plan.namespace))];
  const missing = useMissingRights(namespaces.map(approvalRight));
  const isRefused = ({ plan }: InboxPlan) =>
    missing.some(({ namespace }) => namespace === plan.namespace);
  const allowed = order.filter((one) => !isRefused(one));
  const count = allowed.length;
  return (
    <Modal isOpen variant="large" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader
        labelId={TITLE}
        title={t('Approve {{count}} plan in order', { count: given.length })}
      />
      <ModalBody tabIndex={0} aria-labelledby={TITLE}>
        <Stack hasGutter>
          <StackItem>
            {t(
              'Each is approved when the one before it is installed and all its Operators have succeeded. The first that fails stops the rest.',
            )}
          </StackItem>
          {count > 0 && (
            <StackItem>
              <OrderList
                plans={allowed}
                onOrder={(moved) => {
                  setOrder([...moved, ...order.filter(isRefused)]);
                }}
              />
            </StackItem>
          )}
          <NotAllowed plans={order.filter(isRefused)} missing={missing} client={client} />
          {count > 0 && (
            <StackItem>
              <Fold title={t('Show the commands')}>
                <Commands calls={allowed.map(({ plan }) => approvalCall(plan))} client={client} />
              </Fold>
            </StackItem>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        {count > 0 && (
          <Button
            variant="primary"
            onClick={() => {
              onBegin(allowed.map(({ plan }) => plan));
            }}
          >
            {t('Approve {{count}} plan', { count })}
          </Button>
        )}
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-approval-order';

type Props = {
  readonly plans: readonly InboxPlan[];
  readonly onBegin: (plans: readonly ReviewedPlan[]) => void;
  readonly onClose: () => void;
};
