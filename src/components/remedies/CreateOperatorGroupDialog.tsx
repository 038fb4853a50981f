import { Content, FormGroup, Radio, StackItem } from '@patternfly/react-core';
import { modeMeaning, modeName } from '~/components/modeText';
import type { InstallModeType } from '~/domain/catalog/operatorPackage';
import type { KubeClient } from '~/domain/install/consequences/exports';
import type { ClusterCall } from '~/domain/remedies/clusterCall';
import type { OperatorGroupOffer } from '~/domain/remedies/operatorGroupOffers';
import { useT } from '~/i18n';
import { ActionDialog, type ActionRun } from './ActionDialog';

/** Gives a namespace the OperatorGroup that it lacks: which one, exactly what is created, and what the server says to it. */
export function CreateOperatorGroupDialog({ creation, client, onClose, ...choice }: Props) {
  const t = useT();
  const { namespace = '' } = choice.chosen.manifest.metadata;
  return (
    <ActionDialog
      titles={{
        question: t('Create an OperatorGroup in namespace {{namespace}}?', { namespace }),
        action: t('Create OperatorGroup'),
        done: t('Namespace {{namespace}} has an OperatorGroup', { namespace }),
      }}
      calls={creation.calls}
      run={creation}
      client={client}
      onClose={onClose}
    >
      <Content component="p">{t('OLM then goes on with what waits for it there.')}</Content>
      {choice.offers.length > 1 && <Modes {...choice} isFixed={creation.isRunning} />}
    </ActionDialog>
  );
}

type Props = ModesProps & {
  readonly creation: ActionRun & { readonly calls: readonly ClusterCall[] };
  /** Whose command is shown. */
  readonly client: KubeClient;
  readonly onClose: () => void;
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
    <StackItem>
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
    </StackItem>
  );
}
