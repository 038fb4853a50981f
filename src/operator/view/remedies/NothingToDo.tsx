import type { ReactNode } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { useT } from '~/i18n';

/** Replaces an unavailable action: the reason and alternatives. */
export function NothingToDo({ title, children, onClose }: Props) {
  const t = useT();
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader labelId={TITLE} title={title} />
      <ModalBody>{children}</ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('Close')}</Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-nothing-to-do';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
};
