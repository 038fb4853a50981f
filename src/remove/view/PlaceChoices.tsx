import { List, ListItem } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { type Offer, offered } from '~/remove/rules/choices';
import {
  type NamespaceReason,
  goesAlong,
  groupOffer,
  namespaceOffer,
  namespaceOutlook,
} from '~/remove/rules/placeOffers';
import { deletesNamespace } from '~/remove/rules/uninstallSteps';
import { type Translate, useT } from '~/i18n';
import { ChoiceBox } from './ChoiceBox';
import type { ChoiceProps } from './choiceProps';
import { groupReason, namespaceReason } from './reasonText';

/** What is of no use in the namespace when the last Operator leaves it. */
export function PlaceChoices(props: ChoiceProps) {
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
          : t('Delete the OperatorGroup {{names}}', { names })
      }
      offer={groupOffer(inventory)}
      isChosen={choices.operatorGroup || deletesNamespace(inventory, choices)}
      description={t('Nothing else is installed in namespace {{namespace}}.', inventory.place)}
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
      label={t('Delete namespace {{namespace}} with everything in it', inventory.place)}
      offer={offer}
      isChosen={choices.namespace}
      description={
        isAsked && !found.isOffered
          ? withoutText(found.reason, t)
          : t('Only when nothing in it is of others.')
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
    : `${t('It has to stay: choose it no longer to uninstall the Operator.')} ${why}`;
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
    <Fold title={t('What goes along with the namespace')}>
      <List>
        {along.map(({ kind, names, areCopies }) => (
          <ListItem key={`${kind} ${String(areCopies)}`}>
            {areCopies
              ? t('{{kind}} (copies of OLM): {{names}}', { kind, names: t.list(names) })
              : t('{{kind}}: {{names}}', { kind, names: t.list(names) })}
          </ListItem>
        ))}
      </List>
    </Fold>
  );
}

const MOST_SHOWN = 10;
