import { type RefObject, useState } from 'react';
import { Button, Dropdown, DropdownItem, DropdownList } from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons';
import type { Place } from '~/config/rules/affinityRows';
import { useT } from '~/i18n';
import { offeredRules } from './ruleText';

/** What kinds of rules there are, each with what it does. */
export function AddRuleMenu({ toggle, onAdd }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldFocusToggleOnSelect={false}
      onSelect={() => {
        setOpen(false);
      }}
      toggle={{
        toggleRef: toggle,
        toggleNode: (
          <Button
            ref={toggle}
            variant="link"
            isInline
            icon={<PlusCircleIcon />}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {t('Add affinity rule')}
          </Button>
        ),
      }}
    >
      <DropdownList aria-label={t('Affinity rules')}>
        {offeredRules(t).map(({ place, title, description }) => (
          <DropdownItem
            key={title}
            description={description}
            onClick={() => {
              onAdd(place);
            }}
          >
            {title}
          </DropdownItem>
        ))}
      </DropdownList>
    </Dropdown>
  );
}

type Props = {
  readonly toggle: RefObject<HTMLButtonElement>;
  readonly onAdd: (place: Place) => void;
};
