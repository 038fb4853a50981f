import {
  Button,
  List,
  ListItem,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import type { Finding } from '~/install/rules/problems/finding';
import { useT } from '~/i18n';
import { FindingDetail } from '~/install/view/findings/FindingList';
import { findingText } from '~/install/view/findings/findingText';

/** The second step where a part of the installation is expected to fail: says which, and asks. */
export function ConfirmInstall({ predicted, onConfirm, onClose }: Props) {
  const t = useT();
  return (
    <Modal
      isOpen
      variant="small"
      onClose={onClose}
      aria-labelledby={TITLE}
      aria-describedby={FAILURES}
    >
      <ModalHeader
        labelId={TITLE}
        titleIconVariant="warning"
        title={t('Install despite predicted failures?')}
      />
      <ModalBody id={FAILURES}>
        <List isPlain>
          {predicted.map((finding) => {
            const text = findingText(finding, t);
            return (
              <ListItem key={`${finding.kind} ${text.title}`}>
                <strong>{text.title}</strong>
                <FindingDetail text={text} />
              </ListItem>
            );
          })}
        </List>
      </ModalBody>
      <ModalFooter>
        <Button variant="danger" onClick={onConfirm}>
          {t('Install anyway')}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-confirm-install';
const FAILURES = 'operator-hub-confirm-install-failures';

type Props = {
  readonly predicted: readonly Finding[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};
