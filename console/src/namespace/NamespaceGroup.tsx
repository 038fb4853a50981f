import { MenuGroup, MenuItem, MenuItemAction, MenuList } from '@patternfly/react-core';
import { StarIcon } from '@patternfly/react-icons';
import { useTranslation } from 'react-i18next';
import type { NamespaceChoice } from './namespaceChoices';

type NamespaceGroupProps = {
  readonly label: string;
  readonly choices: readonly NamespaceChoice[];
  readonly selected: string;
  readonly favorites: Readonly<Record<string, boolean>>;
  readonly onToggleFavorite: (name: string) => void;
};

/** A titled group of the selector; nothing when it is empty. */
export function NamespaceGroup({ label, choices, ...rest }: NamespaceGroupProps) {
  return choices.length === 0 ? null : (
    <MenuGroup label={label} labelHeadingLevel="h2">
      <MenuList>
        {choices.map((choice) => (
          <Item key={choice.name} choice={choice} {...rest} />
        ))}
      </MenuList>
    </MenuGroup>
  );
}

type ItemProps = Omit<NamespaceGroupProps, 'label' | 'choices'> & {
  readonly choice: NamespaceChoice;
};

function Item({ choice: { name, title }, selected, favorites, onToggleFavorite }: ItemProps) {
  const { t } = useTranslation('public');
  const isFavorite = favorites[name] === true;
  return (
    <MenuItem
      itemId={name}
      isSelected={name === selected}
      data-test="dropdown-menu-item-link"
      actions={
        <MenuItemAction
          actionId="favorite"
          icon={<StarIcon />}
          className={isFavorite ? 'co-namespace-dropdown__favorite' : ''}
          aria-label={isFavorite ? t('Remove from favorites') : t('Add to favorites')}
          onClick={() => {
            onToggleFavorite(name);
          }}
        />
      }
    >
      {title}
    </MenuItem>
  );
}
