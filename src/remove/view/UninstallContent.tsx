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
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { MissingPermissions } from '~/ui/MissingPermissions';
import type { ReadInventory } from '~/remove/read/useUninstallInventory';
import type { Permission } from '~/kube/failure';
import { callsOf, type RemovalStep } from '~/remove/rules/run/removalStep';
import { remainsOf } from '~/remove/rules/remains';
import { useT, type Translate } from '~/i18n';
import { offered, type Offer } from '~/remove/rules/choices';
import { operandOffer } from '~/remove/rules/operands';
import {
  deletedWith,
  groupOffer,
  namespaceOffer,
  namespaceOutlook,
  type NamespaceReason,
  pluginOffer,
} from '~/remove/rules/placeOffers';
import {
  definitionOffer,
  offeredDefinitions,
  possibleDefinitions,
} from '~/remove/rules/definition';
import type { ApiInventory } from '~/remove/rules/inventory';
import { deletesNamespace } from '~/remove/rules/uninstallSteps';
import { type ChoiceProps, ChoiceBox } from '~/remove/view/ChoiceBox';
import { DependentsNotice } from '~/remove/view/DependentsNotice';
import { FirstOf } from '~/remove/view/FirstOf';
import { OperandChoice } from '~/remove/view/OperandChoice';
import { PluginChoice } from '~/remove/view/PluginChoice';
import { ReadNotes } from '~/remove/view/ReadNotes';
import { RemainsList } from '~/remove/view/RemainsList';
import { VendorMessage } from '~/remove/view/VendorMessage';
import { StepCommands, DeletedResources } from './DeletedResources';
import { definitionReason, placeReason, remainReasons } from '~/remove/view/texts';

/** The data before an uninstallation, with the options. */
export function UninstallContent({ read, choices, onChoices, isAll, onAll, ...rest }: Props) {
  const t = useT();
  const { steps, missing } = rest;
  const { inventory, home } = read;
  if (home.status === 'loading') return <Waiting />;
  const areKnown = home.status === 'ready' && home.data.csvs !== null;
  const props = { inventory, choices, onChoices };
  return (
    <Stack hasGutter>
      <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
      <GitOpsNotice calls={callsOf(steps)} />
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
      <StackItem>
        <Grid hasGutter>
          <GridItem lg={7}>
            <Choices {...props} isAll={isAll} onAll={onAll} />
          </GridItem>
          <GridItem lg={5} className="operator-hub__uninstall-outcome">
            <DeletedResources inventory={inventory} steps={steps} />
            <RemainsList
              remains={remainsOf(inventory, choices)}
              why={remainReasons(inventory, choices, t)}
              areKnown={areKnown}
            />
          </GridItem>
        </Grid>
      </StackItem>
      <StackItem>
        <StepCommands steps={steps} />
      </StackItem>
    </Stack>
  );
}

type Props = ChoiceOf &
  AllProps & {
    readonly read: ReadInventory;
    readonly steps: readonly RemovalStep[];
    /** The permissions that the user does not have. */
    readonly missing: readonly Permission[];
  };

/** The resources that can be deleted with the Operator. The others are among the remaining ones, with a reason. */
function Choices({ isAll, onAll, ...props }: ChoiceProps & AllProps) {
  const t = useT();
  const { inventory, choices } = props;
  const offers = [
    inventory.apis.some((one) => operandOffer(one, inventory).isOffered),
    possibleDefinitions(inventory, choices).length > 0,
    groupOffer(inventory).isOffered,
    namespaceOutlook(inventory).isOffered,
    pluginOffer(inventory).isOffered,
  ].filter(Boolean).length;
  if (offers === 0 && inventory.apis.length === 0) return null;
  return (
    <>
      {offers > 0 && (
        <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
          {t('Also delete')}
        </Title>
      )}
      <div className="operator-hub__uninstall-choices">
        {offers > 1 && (
          <ChoiceBox
            label={t('Remove everything')}
            isChosen={isAll}
            description={t('Selects all of the following that nothing else requires.')}
            onChoose={onAll}
          />
        )}
        <OperandChoice {...props} />
        <DefinitionChoice {...props} />
        <GroupChoice {...props} />
        <NamespaceChoice {...props} />
        <PluginChoice {...props} />
      </div>
    </>
  );
}

type AllProps = {
  /** All that is available is selected. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
};

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

/** The CustomResourceDefinitions of the Operator that no other Operator requires. */
function DefinitionChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const possible = possibleDefinitions(inventory, choices);
  const selectable = offeredDefinitions(inventory, choices);
  if (possible.length === 0) return null;
  const isReady = selectable.length > 0;
  return (
    <ChoiceBox
      label={t('Delete {{count}} CustomResourceDefinition', {
        count: isReady ? selectable.length : possible.length,
      })}
      isChosen={isReady && choices.definitions}
      isDisabled={!isReady}
      description={
        isReady ? impactText(selectable, t) : whyNot(possible, { inventory, choices }, t)
      }
      onChoose={(definitions) => {
        onChoices({ ...choices, definitions });
      }}
    >
      <FirstOf names={(isReady ? selectable : possible).map(({ api }) => ({ name: api.name }))} />
    </ChoiceBox>
  );
}

/** Their instances are not selected. */
function whyNot(
  [one]: readonly ApiInventory[],
  { inventory, choices }: Pick<ChoiceProps, 'inventory' | 'choices'>,
  t: Translate,
): string {
  const offer = one === undefined ? offered : definitionOffer(one, inventory, choices);
  return offer.isOffered ? '' : definitionReason(offer.reason, t);
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

/** The OperatorGroup, when the last Operator of the namespace is uninstalled. */
function GroupChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const groups = inventory.place.operatorGroups ?? [];
  if (!groupOffer(inventory).isOffered) return null;
  return (
    <ChoiceBox
      label={t('Delete OperatorGroup {{names}}', { names: t.list(groups.map(({ name }) => name)) })}
      isChosen={choices.operatorGroup || deletesNamespace(inventory, choices)}
      description={t('No other Operator is installed in namespace {{namespace}}.', inventory.place)}
      onChoose={(operatorGroup) => {
        onChoices({ ...choices, operatorGroup });
      }}
    />
  );
}

/** The other resources of the namespace are read when the option is selected, with a request per kind. */
function NamespaceChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const found = namespaceOffer(inventory, choices);
  const isKnown = inventory.place.contents !== null;
  if (!namespaceOutlook(inventory).isOffered) return null;
  return (
    <ChoiceBox
      label={t('Delete namespace {{namespace}} and all its resources', inventory.place)}
      isChosen={choices.namespace}
      description={
        isKnown && !found.isOffered
          ? withoutText(found.reason, choices, t)
          : t('Only if the namespace contains no other resources.')
      }
      onChoose={(namespace) => {
        onChoices({ ...choices, namespace });
      }}
    >
      {isKnown && <PlaceDetails {...{ inventory, choices, found }} />}
    </ChoiceBox>
  );
}

/** The uninstallation does not start while the namespace is selected but cannot be deleted. */
function withoutText(
  reason: NamespaceReason,
  { namespace }: ChoiceProps['choices'],
  t: Translate,
): string {
  const why = placeReason(reason, t);
  return reason.kind === 'checking' || !namespace
    ? why
    : `${t('The namespace cannot be deleted. Clear this option to uninstall the Operator.')} ${why}`;
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
    return (
      <FirstOf
        names={found.reason.others.map(({ model, metadata }) => ({
          kind: model.kind,
          name: metadata.name,
        }))}
      />
    );
  }
  if (contents?.status !== 'ready') return null;
  const along = deletedWith(contents.data, inventory, choices);
  return along.length === 0 ? null : (
    <Fold title={t('Resources deleted with the namespace')}>
      <List>
        {along.map(({ kind, names, areCopies }) => (
          <ListItem key={`${kind} ${String(areCopies)}`}>
            {areCopies
              ? t('{{kind}} (copied): {{names}}', { kind, names: t.list(names) })
              : t('{{what}}: {{state}}', { what: kind, state: t.list(names) })}
          </ListItem>
        ))}
      </List>
    </Fold>
  );
}
