import { useRef } from 'react';
import { Select, SelectList, SelectOption } from '@patternfly/react-core';
import type { NamespaceOffer } from '~/install/rules/namespaceOffers';
import { type Translate, useT } from '~/i18n';
import { NamespaceInput } from './NamespaceInput';
import { type Source, useNamespaceMenu } from './useNamespaceMenu';

/** A namespace to search for, or the name of a new one. */
export function NamespaceSelect({ id, label, ...source }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const menu = useNamespaceMenu(source);
  return (
    <Select
      ref={list}
      isOpen={menu.isOpen}
      selected={source.value}
      onSelect={(_event, name) => {
        if (typeof name === 'string') menu.choose(name);
      }}
      onOpenChange={menu.open}
      isScrollable
      maxMenuHeight="20rem"
      variant="typeahead"
      toggle={(toggleRef) => (
        <NamespaceInput
          toggleRef={toggleRef}
          id={id}
          label={label}
          value={source.value}
          menu={menu}
          isInList={(element) => list.current?.contains(element) === true}
        />
      )}
    >
      <SelectList id={`${id}-list`} aria-label={label}>
        {menu.options.map((option) => (
          <SelectOption
            key={option.name}
            id={`${id}-${option.name}`}
            value={option.name}
            isFocused={option.name === menu.active?.name}
            description={option.offer === null ? undefined : offerText(option.offer, t)}
          >
            {option.isNew ? t('Create "{{name}}"', { name: option.name }) : option.name}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}

type Props = Source & {
  readonly id: string;
  /** The accessible name of the field. */
  readonly label: string;
};

function offerText(offer: NamespaceOffer, t: Translate): string {
  switch (offer.why) {
    case 'suggested':
      return t('Recommended by the Operator');
    case 'global':
      return t('Where Operators for all namespaces usually are');
    case 'custom-global':
      return t('Its Operators watch all namespaces');
    case 'watches':
      return t('Its Operators watch {{namespaces}}', { namespaces: t.list(offer.targets) });
  }
}
