import type { ReactNode } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Modal } from './Modal';

/** A dialog that changes nothing. */
export function InfoDialog({ title, description, isLarge = false, ...props }: Props) {
  const t = useT();
  const { children, footer, onClose } = props;
  return (
    <Modal isOpen variant={isLarge ? 'large' : 'medium'} onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader labelId={TITLE} title={title} description={description} />
      <ModalBody tabIndex={0} aria-label={title}>
        {children}
      </ModalBody>
      <ModalFooter>
        {footer ?? (
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-info';

type Props = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
  /** Buttons in place of the one that closes it. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
};
