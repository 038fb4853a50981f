import {
  Button,
  FormGroup,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Radio,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { FailureAlert } from '~/components/FailureAlert';
import { Notice } from '~/components/Notice';
import { MissingRights } from '~/components/MissingRights';
import { modeMeaning, modeName } from '~/components/modeText';
import type { InstallModeType } from '~/domain/catalog/operatorPackage';
import type { Failure, Right } from '~/domain/failure';
import type { KubeClient } from '~/domain/install/consequences/exports';
import type { DryRun } from '~/domain/install/submit/dryRun';
import type { OperatorGroupOffer } from '~/domain/remedies/operatorGroupOffers';
import { useT } from '~/i18n';
import { Commands } from './Commands';
import { DryRunAnswer } from './DryRunAnswer';

/** Gives a namespace the OperatorGroup that it lacks: which one, exactly what is created, and what the server says to it. */
export function CreateOperatorGroupDialog({ offers, chosen, onChoose, ...rest }: Props) {
  const t = useT();
  const { creation, client, onClose } = rest;
  const { namespace = '' } = chosen.manifest.metadata;
  const isForbidden = creation.missing.length > 0;
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader
        labelId={TITLE}
        title={t('Create an OperatorGroup in namespace {{namespace}}?', { namespace })}
        description={t('OLM then goes on with what waits for it there.')}
      />
      <ModalBody>
        <Stack hasGutter>
          <MissingRights
            missing={creation.missing}
            title={t('You do not have the right to create it')}
          >
            <p>{t('A cluster administrator can create the OperatorGroup for you.')}</p>
          </MissingRights>
          {creation.isDone && (
            <Notice
              variant="success"
              title={t('Namespace {{namespace}} has an OperatorGroup', { namespace })}
              isLiveRegion
            />
          )}
          {offers.length > 1 && (
            <StackItem>
              <Modes
                offers={offers}
                chosen={chosen}
                isFixed={creation.isPending}
                onChoose={onChoose}
              />
            </StackItem>
          )}
          <Commands
            calls={[{ kind: 'create', model: chosen.model, manifest: chosen.manifest }]}
            client={client}
          />
          <StackItem>
            {creation.failure === null ? (
              !isForbidden &&
              !creation.isDone && <DryRunAnswer dryRun={creation.dryRun} what="OperatorGroup" />
            ) : (
              <FailureAlert failure={creation.failure} what="OperatorGroup" />
            )}
          </StackItem>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button
          isLoading={creation.isPending}
          isDisabled={creation.isPending || creation.isDone || isForbidden}
          onClick={creation.create}
        >
          {creation.failure === null ? t('Create OperatorGroup') : t('Try again')}
        </Button>
        <Button variant="link" isDisabled={creation.isPending} onClick={onClose}>
          {creation.isDone ? t('Close') : t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-create-operator-group';

type Props = ModesProps & {
  readonly creation: Creation;
  /** Whose command is shown. */
  readonly client: KubeClient;
  readonly onClose: () => void;
};

/** How the creation of the chosen one stands. */
type Creation = {
  readonly missing: readonly Right[];
  readonly dryRun: DryRun;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly failure: Failure | null;
  readonly create: () => void;
};

type ModesProps = {
  /** The default first. */
  readonly offers: readonly OperatorGroupOffer[];
  readonly chosen: OperatorGroupOffer;
  readonly onChoose: (mode: InstallModeType) => void;
};

function Modes({ offers, chosen, isFixed, onChoose }: ModesProps & { readonly isFixed: boolean }) {
  const t = useT();
  return (
    <FormGroup
      isStack
      role="radiogroup"
      fieldId="operator-hub-group-mode"
      label={t('Installation mode')}
    >
      {offers.map(({ mode }) => (
        <Radio
          key={mode}
          id={`operator-hub-group-mode-${mode}`}
          name="operator-hub-group-mode"
          label={modeName(mode, t)}
          description={modeMeaning(mode, t)}
          isChecked={mode === chosen.mode}
          isDisabled={isFixed}
          onChange={() => {
            onChoose(mode);
          }}
        />
      ))}
    </FormGroup>
  );
}
