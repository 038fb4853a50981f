import { type ReactNode, useId } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Modal } from './Modal';

/** A dialog with a title, its content and its buttons. */
export function DialogFrame({ title, description, size = 'medium', isWarning, ...props }: Props) {
  const t = useT();
  const { children, footer, onClose } = props;
  const titleId = useId();
  // Content that scrolls can be reached with the keyboard.
  const scrolls = size !== 'small' && { tabIndex: 0, 'aria-label': title };
  return (
    <Modal isOpen variant={size} onClose={onClose} aria-labelledby={titleId}>
      <ModalHeader
        labelId={titleId}
        title={title}
        description={description}
        {...(isWarning === true && {
          titleIconVariant: 'warning',
          titleScreenReaderText: t('Warning alert:'),
        })}
      />
      <ModalBody {...scrolls}>{children}</ModalBody>
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

type Props = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  readonly isWarning?: true;
  readonly children: ReactNode;
  /** Buttons in place of the one that closes it. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
};
