import { useState } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { Modal } from '~/ui/Modal';
import { useLostObjectsOf } from '~/remove/read/useLostObjects';
import { useObjectsOfEach } from '~/remove/read/useObjectsOf';
import { useVerification } from '~/remove/read/useVerification';
import { useReviewedRights } from '~/kube/useMissingRights';
import { withPrerequisites } from '~/remove/rules/leftovers/choice';
import { cleanUpSteps } from '~/remove/rules/leftovers/cleanUpSteps';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { type HeldObject, holdingObjects, releaseSteps } from '~/remove/rules/leftovers/held';
import { canBeCleanedUp } from '~/remove/rules/leftovers/severity';
import { inStageOrder } from '~/remove/rules/run/stageOrder';
import { callsOf, type RemovalStep } from '~/remove/rules/run/removalStep';
import { rightOf } from '~/olm/calls/clusterCall';
import { useT } from '~/i18n';
import { CleanUpPreview } from './CleanUpPreview';

/** What is about to be cleaned up: exactly what is sent, what is lost, and a last look whether it still is as it was. */
export function CleanUpDialog({ chosen, all, onBegin, onClose }: Props) {
  const t = useT();
  const [wanted, setWanted] = useState<readonly Leftover[]>(() =>
    withPrerequisites(chosen, all).filter(canBeCleanedUp),
  );
  const [typed, setTyped] = useState('');
  const verification = useVerification();
  const losses = useLostObjectsOf(wanted);
  const holding = useHolding(wanted);
  const steps = stepsFor(wanted, holding);
  const calls = callsOf(steps);
  const { missing, isAsking } = useReviewedRights(calls.map(rightOf));
  const word = confirmationFor(wanted, losses);
  const isCounting = [...losses.values()].some(({ status }) => status === 'loading');
  const begin = () => {
    verification.verify(wanted, ({ still, changed }) => {
      // What has changed is left out; whoever decided about the others is asked again.
      if (changed.length === 0) onBegin(stepsFor(still, holding));
      else setWanted(still);
    });
  };
  return (
    <Modal isOpen variant="large" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader
        labelId={TITLE}
        title={t('Delete {{count}} leftover resources?', { count: wanted.length })}
      />
      <ModalBody tabIndex={0} aria-labelledby={TITLE}>
        <CleanUpPreview
          wanted={wanted}
          chosen={chosen}
          calls={calls}
          missing={missing}
          held={new Map([...holding].map(([id, objects]) => [id, objects.length]))}
          verification={verification}
          confirmation={{ word, typed, onType: setTyped }}
        />
      </ModalBody>
      <ModalFooter>
        <BusyButton
          variant="danger"
          isLoading={verification.isVerifying}
          isDisabled={
            steps.length === 0 ||
            isAsking ||
            missing.length > 0 ||
            isCounting ||
            verification.isVerifying ||
            (word !== null && typed !== word)
          }
          onClick={begin}
        >
          {verification.isVerifying ? t('Scanning again') : t('Clean up')}
        </BusyButton>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-clean-up';

type Props = {
  readonly chosen: readonly Leftover[];
  /** Everything that was found: some of it may have to go first. */
  readonly all: readonly Leftover[];
  readonly onBegin: (steps: readonly RemovalStep[]) => void;
  readonly onClose: () => void;
};

type Holding = ReadonlyMap<string, readonly HeldObject[]>;

/** Custom resources with finalizers, by the ids of their definitions: those would hang with what holds them unseen. */
function useHolding(wanted: readonly Leftover[]): Holding {
  const definitions = wanted.filter(({ kind }) => kind === 'ownerless-definition');
  const found = useObjectsOfEach(definitions.map(({ object }) => object.name));
  return new Map(
    definitions.map(({ id, object }) => [id, holdingObjects(found.get(object.name) ?? null)]),
  );
}

function stepsFor(wanted: readonly Leftover[], holding: Holding): readonly RemovalStep[] {
  const objects = wanted.flatMap(({ id }) => holding.get(id) ?? []);
  return inStageOrder([...releaseSteps(objects), ...cleanUpSteps(wanted)]);
}

/** The word to be typed when custom resources may be lost: the name of their definition, where there is one only. */
function confirmationFor(
  wanted: readonly Leftover[],
  losses: ReturnType<typeof useLostObjectsOf>,
): string | null {
  const losing = wanted.filter(({ id }) => {
    const loss = losses.get(id);
    return loss !== undefined && !(loss.status === 'ready' && loss.data.total === 0);
  });
  const [only, ...others] = losing;
  if (only === undefined) return null;
  return others.length === 0 ? only.object.name : SEVERAL;
}

const SEVERAL = 'delete';
