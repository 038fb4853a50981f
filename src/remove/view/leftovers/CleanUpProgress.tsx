import { ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { RemovalButtons } from '~/remove/view/run/RemovalButtons';
import { RemovalProgress } from '~/remove/view/run/RemovalProgress';
import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import { useT } from '~/i18n';

/** How far a clean-up is, and what can be done where it does not go on. */
export function CleanUpProgress({ control, onClose }: Props) {
  const t = useT();
  // The page goes on to follow it: what is out of sight is not to go on deleting.
  const close = () => {
    if (!control.run.isOver) control.pause();
    onClose();
  };
  return (
    <Modal isOpen variant="large" onClose={close} aria-labelledby={TITLE}>
      <ModalHeader
        labelId={TITLE}
        title={t('Clean-up: {{subject}}', { subject: control.run.subject.title })}
      />
      <ModalBody tabIndex={0} aria-labelledby={TITLE}>
        <RemovalProgress control={control} />
      </ModalBody>
      <ModalFooter>
        <RemovalButtons control={control} onClose={close} />
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-clean-up-progress';

type Props = { readonly control: RemovalRunControl; readonly onClose: () => void };
