import { List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { type Offer, offered, withheld } from '~/remove/rules/choices';
import { definitionOffer, offeredDefinitions } from '~/remove/rules/definitionOffer';
import type { ApiInventory } from '~/remove/rules/inventory';
import { type Translate, useT } from '~/i18n';
import { ChoiceBox } from './ChoiceBox';
import type { ChoiceProps } from './choiceProps';
import { definitionReason } from './reasonText';

/** The definitions of the Operator's APIs, those that nobody else needs. */
export function DefinitionChoice({ inventory, choices, onChoices }: ChoiceProps) {
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
      reasonText={() => t('None of them can go with the Operator now.')}
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
    ? t('The APIs are gone for the whole cluster. Nothing else needs them as far as is known.')
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
  const text = t('<name/> stays: {{why}}', { why: definitionReason(offer.reason, t) });
  return <Sentence text={text} parts={{ name }} />;
}
