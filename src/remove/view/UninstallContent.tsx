import {
  Grid,
  GridItem,
  Skeleton,
  Stack,
  StackItem,
  Title,
  List,
  ListItem,
} from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { MissingRights } from '~/ui/MissingRights';
import type { ReadInventory } from '~/remove/read/useUninstallInventory';
import type { Right } from '~/kube/failure';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { remainsOf } from '~/remove/rules/remains';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { offered, withheld, type Offer } from '~/remove/rules/choices';
import { definitionOffer, offeredDefinitions } from '~/remove/rules/definitionOffer';
import type { ApiInventory } from '~/remove/rules/inventory';
import {
  goesAlong,
  groupOffer,
  namespaceOffer,
  namespaceOutlook,
  type NamespaceReason,
} from '~/remove/rules/placeOffers';
import { deletesNamespace } from '~/remove/rules/uninstallSteps';
import type { ChoiceProps } from './choiceProps';
import { DependentsNotice } from './DependentsNotice';
import { OperandChoice } from './OperandChoice';
import { PluginChoice } from './PluginChoice';
import { ReadNotes } from './ReadNotes';
import { RemainsList } from './RemainsList';
import { VendorMessage } from './VendorMessage';
import { StepCommands, WhatGoes } from './WhatGoes';
import { ChoiceBox } from './ChoiceBox';
import { definitionReason, groupReason, namespaceReason } from './reasonText';

/** Everything that somebody has to know before, with what they can choose. */
export function UninstallContent({ read, choices, onChoices, steps, missing }: Props) {
  const t = useT();
  const { inventory, home } = read;
  if (home.status === 'loading') return <Waiting />;
  const areKnown = home.status === 'ready' && home.data.csvs !== null;
  const props = { inventory, choices, onChoices };
  return (
    <Stack hasGutter>
      <MissingRights missing={missing} title={t('Insufficient permissions')} />
      <DependentsNotice dependents={inventory.dependents} />
      {inventory.message !== null && (
        <VendorMessage operator={inventory.operator} message={inventory.message} />
      )}
      <ReadNotes read={read} />
      <StackItem>
        {t(
          'The Operator is uninstalled from namespace {{namespace}} and no longer receives updates.',
          {
            namespace: inventory.place.namespace,
          },
        )}
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
        {t('Also delete')}
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

function Waiting() {
  const t = useT();
  return (
    <div role="status" aria-busy="true">
      <Skeleton height="2rem" screenreaderText={t('Loading Operator resources')} />
      <br />
      <Skeleton height="12rem" />
    </div>
  );
}

/** The definitions of the Operator's APIs, those that nobody else needs. */
function DefinitionChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const defined = inventory.apis.filter(({ api }) => api.source === 'definition');
  const possible = offeredDefinitions(inventory, choices);
  if (defined.length === 0) return null;
  const offer: Offer<null> = possible.length > 0 ? offered : withheld(null);
  const count = possible.length === 0 ? defined.length : possible.length;
  return (
    <ChoiceBox
      label={t('Delete {{count}} CustomResourceDefinition', { count })}
      offer={offer}
      isChosen={choices.definitions}
      description={impactText(possible, t)}
      reasonText={() => t('The CRDs cannot be deleted with the Operator.')}
      onChoose={(definitions) => {
        onChoices({ ...choices, definitions });
      }}
    >
      <List className="operator-hub__uninstall-details">
        {defined.map((one) => (
          <ListItem key={one.api.name}>
            <DefinitionLine one={one} {...{ inventory, choices }} />
          </ListItem>
        ))}
      </List>
    </ChoiceBox>
  );
}

function impactText(possible: readonly ApiInventory[], t: Translate): string {
  const idle = [...new Set(possible.flatMap(({ idleOwners }) => idleOwners))];
  return idle.length === 0
    ? t('The CRDs are deleted from the whole cluster. No other Operator is known to require them.')
    : t(
        'The CRDs are deleted from the whole cluster. Operators that are not running also provide them: {{names}}',
        { names: t.list(idle) },
      );
}

function DefinitionLine({
  one,
  inventory,
  choices,
}: Pick<ChoiceProps, 'inventory' | 'choices'> & { readonly one: ApiInventory }) {
  const t = useT();
  const offer = definitionOffer(one, inventory, choices);
  const name = <Mono>{one.api.name}</Mono>;
  if (offer.isOffered) return name;
  const text = t('<name/> remains: {{why}}', { why: definitionReason(offer.reason, t) });
  return <Sentence text={text} parts={{ name }} />;
}

/** What is of no use in the namespace when the last Operator leaves it. */
function PlaceChoices(props: ChoiceProps) {
  return (
    <>
      <GroupChoice {...props} />
      <NamespaceChoice {...props} />
    </>
  );
}

function GroupChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const groups = inventory.place.operatorGroups ?? [];
  const names = t.list(groups.map(({ name }) => name));
  return (
    <ChoiceBox
      label={
        groups.length === 0
          ? t('Delete the OperatorGroup')
          : t('Delete OperatorGroup {{names}}', { names })
      }
      offer={groupOffer(inventory)}
      isChosen={choices.operatorGroup || deletesNamespace(inventory, choices)}
      description={t('No other Operator is installed in namespace {{namespace}}.', inventory.place)}
      reasonText={(reason) => groupReason(reason, t)}
      onChoose={(operatorGroup) => {
        onChoices({ ...choices, operatorGroup });
      }}
    />
  );
}

/** What else is in the namespace is looked for when somebody chooses it: it takes a request for every kind there is. */
function NamespaceChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const outlook = namespaceOutlook(inventory);
  const found = namespaceOffer(inventory, choices);
  const isAsked = choices.namespace && outlook.isOffered;
  const offer: Offer<NamespaceReason> = outlook.isOffered ? offered : outlook;
  return (
    <ChoiceBox
      label={t('Delete namespace {{namespace}} and all its resources', inventory.place)}
      offer={offer}
      isChosen={choices.namespace}
      description={
        isAsked && !found.isOffered
          ? withoutText(found.reason, t)
          : t('Only if the namespace contains no other resources.')
      }
      reasonText={(reason) => namespaceReason(reason, t)}
      onChoose={(namespace) => {
        onChoices({ ...choices, namespace });
      }}
    >
      {isAsked && <PlaceDetails {...{ inventory, choices, found }} />}
    </ChoiceBox>
  );
}

/** Nobody is to believe that it goes: as long as it is chosen and cannot go, nothing is begun. */
function withoutText(reason: NamespaceReason, t: Translate): string {
  const why = namespaceReason(reason, t);
  return reason.kind === 'checking'
    ? why
    : `${t('The namespace must remain. Clear this option to uninstall the Operator.')} ${why}`;
}

function PlaceDetails({
  inventory,
  choices,
  found,
}: Pick<ChoiceProps, 'inventory' | 'choices'> & { readonly found: Offer<NamespaceReason> }) {
  const t = useT();
  const { contents } = inventory.place;
  if (!found.isOffered) {
    if (found.reason.kind !== 'others') return null;
    const { others } = found.reason;
    return (
      <List className="operator-hub__uninstall-details">
        {others.slice(0, MOST_SHOWN).map(({ model, metadata }) => (
          <ListItem key={`${model.kind} ${metadata.name}`}>
            {model.kind} <Mono>{metadata.name}</Mono>
          </ListItem>
        ))}
        {others.length > MOST_SHOWN && (
          <ListItem>{t('and {{count}} more', { count: others.length - MOST_SHOWN })}</ListItem>
        )}
      </List>
    );
  }
  if (contents?.status !== 'ready') return null;
  const along = goesAlong(contents.data, inventory, choices);
  return along.length === 0 ? null : (
    <Fold title={t('Resources deleted with the namespace')}>
      <List>
        {along.map(({ kind, names, areCopies }) => (
          <ListItem key={`${kind} ${String(areCopies)}`}>
            {areCopies
              ? t('{{kind}} (copied): {{names}}', { kind, names: t.list(names) })
              : t('{{kind}}: {{names}}', { kind, names: t.list(names) })}
          </ListItem>
        ))}
      </List>
    </Fold>
  );
}

const MOST_SHOWN = 10;
