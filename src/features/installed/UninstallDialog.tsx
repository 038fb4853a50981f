import { useState } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { DeletionButton } from '~/components/DeletionButton';
import { Notice } from '~/components/Notice';
import { useUninstall } from '~/data/useUninstall';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { isComplete } from '~/domain/steps';
import { canUninstall, deletionsOf } from '~/domain/uninstall/uninstallPlan';
import { useT } from '~/i18n';
import { UninstallContent } from './UninstallContent';

/**
 * Removes an Operator: what goes, what stays, progress object by object.
 * @param operator absent when there is none of the name the URL gives
 */
export function UninstallDialog({ operator, onClose }: Props) {
  // The Operator leaves the list while it is removed; the dialog goes on showing what it was opened for.
  const [target] = useState(operator);
  const t = useT();
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby="uninstall-title">
      {target === undefined || !canUninstall(target).allowed ? (
        <NothingToUninstall onClose={onClose} />
      ) : (
        <>
          <ModalHeader
            labelId="uninstall-title"
            title={t('Uninstall {{name}}?', { name: target.displayName })}
          />
          <Uninstall operator={target} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}

type Props = {
  readonly operator: InstalledOperator | undefined;
  readonly onClose: () => void;
};

function Uninstall({ operator, onClose }: Props & { readonly operator: InstalledOperator }) {
  const t = useT();
  const deletions = deletionsOf(operator);
  const { states, isRunning, missing, uninstall } = useUninstall(deletions);
  const isDone = isComplete(deletions, states);
  return (
    <>
      <ModalBody>
        <UninstallContent
          operator={operator}
          deletions={deletions}
          states={states}
          isDone={isDone}
          missing={missing}
        />
      </ModalBody>
      <ModalFooter>
        {!isDone && (
          <DeletionButton
            text={t('Uninstall')}
            states={states}
            isRunning={isRunning}
            missing={missing}
            onDelete={uninstall}
          />
        )}
        <Button variant={isDone ? 'primary' : 'link'} onClick={onClose}>
          {isDone ? t('Close') : t('Cancel')}
        </Button>
      </ModalFooter>
    </>
  );
}

function NothingToUninstall({ onClose }: Pick<Props, 'onClose'>) {
  const t = useT();
  return (
    <>
      <ModalHeader labelId="uninstall-title" title={t('Nothing to uninstall')} />
      <ModalBody>
        <Notice
          isPlain
          variant="info"
          title={t(
            'This Operator is not installed in this project, or it is being removed already.',
          )}
        />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('Close')}</Button>
      </ModalFooter>
    </>
  );
}
