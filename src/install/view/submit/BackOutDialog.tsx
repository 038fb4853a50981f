import { useState } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader, Skeleton } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { DeletionButton } from '~/ui/DeletionButton';
import { LoadableView } from '~/ui/LoadableView';
import { type BackOutPlan, useBackOut, useBackOutPlan } from '~/install/read/useBackOut';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import { BackOutContent } from './BackOutContent';
import { ProjectOffer } from './ProjectOffer';

/** Takes an installation back: exactly what it has created goes, object by object; or everything is kept. */
export function BackOutDialog({ install, onClose, onKeep, onRemoved }: Props) {
  const t = useT();
  const plan = useBackOutPlan(install);
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby="operator-hub-back-out">
      <ModalHeader
        labelId="operator-hub-back-out"
        title={t('Remove what this installation created?')}
      />
      <LoadableView
        of={withoutAge(plan)}
        what={t('What this installation created')}
        skeleton={
          <ModalBody>
            <Skeleton height="8rem" screenreaderText={t('Loading')} />
          </ModalBody>
        }
      >
        {(ready) => (
          <BackOut plan={ready} onClose={onClose} onKeep={onKeep} onRemoved={onRemoved} />
        )}
      </LoadableView>
    </Modal>
  );
}

type Ends = {
  /** Nothing is decided. */
  readonly onClose: () => void;
  /** The user goes away and leaves what was created; not offered when absent. */
  readonly onKeep?: (() => void) | undefined;
  /** Everything that could go is gone. */
  readonly onRemoved: () => void;
};

type Props = Ends & { readonly install: InstallIdentity };

/** A watch that breaks off later does not matter: the plan is the one that was shown first. */
function withoutAge<T>(plan: Loadable<T>): Loadable<T> {
  return plan.status === 'ready' ? { ...plan, stale: null } : plan;
}

function BackOut({ plan, onClose, onKeep, onRemoved }: Ends & { readonly plan: BackOutPlan }) {
  const t = useT();
  // The objects leave the cluster while they are removed; the dialog goes on showing what it was opened for.
  const [shown] = useState(plan);
  const [isTaken, setTaken] = useState(false);
  const { removals, states, isRunning, isDone, missing, missingForProject, run } = useBackOut(
    shown,
    isTaken,
  );
  return (
    <>
      <ModalBody>
        <BackOutContent
          removals={removals}
          kept={shown.kept}
          offer={
            shown.offered !== null && (
              <ProjectOffer
                project={shown.offered}
                unseen={shown.unseen}
                choice={{ isTaken, isFixed: isRunning || isDone, onTake: setTaken }}
                missing={missingForProject}
              />
            )
          }
          states={states}
          isDone={isDone}
          missing={missing}
        />
      </ModalBody>
      <ModalFooter>
        {isDone && <Button onClick={onRemoved}>{t('Close')}</Button>}
        {!isDone && removals.length > 0 && (
          <DeletionButton
            text={t('Remove')}
            states={states}
            isRunning={isRunning}
            missing={missing}
            onDelete={run}
          />
        )}
        {!isDone && onKeep !== undefined && (
          <Button variant="secondary" isDisabled={isRunning} onClick={onKeep}>
            {t('Keep what was created')}
          </Button>
        )}
        {!isDone && (
          <Button variant="link" isDisabled={isRunning} onClick={onClose}>
            {t('Go back')}
          </Button>
        )}
      </ModalFooter>
    </>
  );
}
