import { Grid, GridItem, Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { MissingRights } from '~/ui/MissingRights';
import { Commands } from '~/ui/calls/Commands';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ReadInventory } from '~/remove/read/useUninstallInventory';
import type { Right } from '~/kube/failure';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { remainsOf } from '~/remove/rules/remains';
import { useT } from '~/i18n';
import type { ChoiceProps } from './choiceProps';
import { DefinitionChoice } from './DefinitionChoice';
import { DependentsNotice } from './DependentsNotice';
import { OperandChoice } from './OperandChoice';
import { PlaceChoices } from './PlaceChoices';
import { PluginChoice } from './PluginChoice';
import { ReadNotes } from './ReadNotes';
import { RemainsList } from './RemainsList';
import { VendorMessage } from './VendorMessage';
import { WhatGoes } from './WhatGoes';

/** Everything that somebody has to know before, with what they can choose. */
export function UninstallContent({ read, choices, onChoices, steps, missing }: Props) {
  const t = useT();
  const { inventory, home } = read;
  if (home.status === 'loading') return <Waiting />;
  const areKnown = home.status === 'ready' && home.data.csvs !== null;
  const props = { inventory, choices, onChoices };
  return (
    <Stack hasGutter>
      <MissingRights missing={missing} title={t('You do not have the right to do all of this')} />
      <DependentsNotice dependents={inventory.dependents} />
      {inventory.message !== null && (
        <VendorMessage operator={inventory.operator} message={inventory.message} />
      )}
      <ReadNotes read={read} />
      <StackItem>
        {t('The Operator stops running in namespace {{namespace}} and gets no more updates.', {
          namespace: inventory.place.namespace,
        })}
      </StackItem>
      <Choices {...props} />
      <StackItem>
        <Grid hasGutter>
          <GridItem md={6}>
            <WhatGoes inventory={inventory} steps={steps} />
          </GridItem>
          <GridItem md={6}>
            <RemainsList remains={remainsOf(inventory, choices)} areKnown={areKnown} />
          </GridItem>
        </Grid>
      </StackItem>
      <StackItem>
        <StepCommands steps={steps} />
      </StackItem>
    </Stack>
  );
}

type Props = ChoiceOf & {
  readonly read: ReadInventory;
  readonly steps: readonly RemovalStep[];
  /** Rights that the user does not have. */
  readonly missing: readonly Right[];
};

/** What may go along, if somebody wants that. */
function Choices(props: ChoiceProps) {
  const t = useT();
  return (
    <StackItem>
      <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
        {t('What may go along')}
      </Title>
      <div className="operator-hub__uninstall-choices">
        <OperandChoice {...props} />
        <DefinitionChoice {...props} />
        <PlaceChoices {...props} />
        <PluginChoice {...props} />
      </div>
    </StackItem>
  );
}

type ChoiceOf = Pick<ChoiceProps, 'choices' | 'onChoices'>;

function StepCommands({ steps }: { readonly steps: readonly RemovalStep[] }) {
  const t = useT();
  const client = useKubeClient();
  const calls = steps.flatMap(({ action }) =>
    action.kind === 'disable-plugins' ? [] : [action.call],
  );
  return (
    <Fold title={t('Show the commands')}>
      <Commands calls={calls} client={client} />
    </Fold>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div role="status" aria-busy="true">
      <Skeleton height="2rem" screenreaderText={t('Looking for what belongs to the Operator')} />
      <br />
      <Skeleton height="12rem" />
    </div>
  );
}
