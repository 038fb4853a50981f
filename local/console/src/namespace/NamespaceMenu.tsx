import {
  Button,
  Divider,
  EmptyState,
  EmptyStateBody,
  MenuContent,
  MenuFooter,
  MenuGroup,
  MenuItem,
  MenuItemAction,
  MenuList,
  MenuSearch,
  MenuSearchInput,
  SearchInput,
  Switch,
} from '@patternfly/react-core';
import { StarIcon } from '@patternfly/react-icons';
import { useFlag } from '@openshift-console/dynamic-plugin-sdk/lib/utils/flags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserPreference } from '../preferences/useUserPreference';
import { isSystemNamespace } from './namespaceOptions';
import type { NamespaceOptions } from './namespaceOptions';
import { ALL_NAMESPACES } from './namespaceRoute';

type NamespaceMenuProps = {
  readonly options: NamespaceOptions;
  readonly selected: string;
  /** Absent where the user may not list all namespaces. */
  readonly allTitle: string | undefined;
  readonly onCreate: () => void;
};

type Favorites = Readonly<Record<string, boolean>>;

export function NamespaceMenu({ options, selected, allTitle, onCreate }: NamespaceMenuProps) {
  const { t } = useTranslation('public');
  const [search, setSearch] = useState('');
  const [favorites, setFavorites] = useUserPreference<Favorites>('console.namespace.bookmarks');
  const [showSystem, setShowSystem] = useUserPreference('console.namespace.systemNamespace', false);
  const canCreate = useFlag(options.areProjects ? 'CAN_CREATE_PROJECT' : 'CAN_CREATE_NS');
  const { areProjects } = options;

  const names = withSelected(options.names, selected);
  const found = names.filter((name) => matches(name, search));
  const shown = found.filter((name) => showSystem === true || !isSystemNamespace(name));
  const favored = found.filter((name) => favorites?.[name] === true);
  const showsAll = allTitle !== undefined && matches(allTitle, search);

  const item = (name: string, title: string) => (
    <MenuItem
      key={name}
      itemId={name}
      isSelected={name === selected}
      data-test="dropdown-menu-item-link"
      actions={
        <MenuItemAction
          actionId="favorite"
          icon={<StarIcon />}
          className={favorites?.[name] === true ? 'co-namespace-dropdown__favorite' : ''}
          aria-label={
            favorites?.[name] === true ? t('Remove from favorites') : t('Add to favorites')
          }
          onClick={() => {
            setFavorites({ ...favorites, [name]: favorites?.[name] !== true });
          }}
        />
      }
    >
      {title}
    </MenuItem>
  );
  return (
    <>
      <MenuSearch>
        <MenuSearchInput>
          <SearchInput
            value={search}
            aria-label={areProjects ? t('Select project…') : t('Select namespace…')}
            placeholder={areProjects ? t('Select project…') : t('Select namespace…')}
            data-test="dropdown-text-filter"
            onChange={(_, value) => {
              setSearch(value);
            }}
            onClear={() => {
              setSearch('');
            }}
          />
        </MenuSearchInput>
        {names.some(isSystemNamespace) && (
          <Switch
            className="co-namespace-dropdown__switch"
            label={areProjects ? t('Show default projects') : t('Show default namespaces')}
            isChecked={showSystem === true}
            onChange={(_, checked) => {
              setShowSystem(checked);
            }}
          />
        )}
      </MenuSearch>
      <Divider />
      <MenuContent maxMenuHeight="50vh">
        {favored.length > 0 && (
          <MenuGroup label={t('Favorites')} labelHeadingLevel="h3">
            <MenuList>{favored.map((name) => item(name, name))}</MenuList>
          </MenuGroup>
        )}
        {shown.length > 0 || showsAll ? (
          <MenuGroup label={areProjects ? t('Projects') : t('Namespaces')} labelHeadingLevel="h3">
            <MenuList>
              {showsAll && item(ALL_NAMESPACES, allTitle)}
              {shown.map((name) => item(name, name))}
            </MenuList>
          </MenuGroup>
        ) : (
          <EmptyState
            titleText={areProjects ? t('No projects found') : t('No namespaces found')}
            headingLevel="h3"
            variant="xs"
          >
            <EmptyStateBody>{t('No results match the filter criteria.')}</EmptyStateBody>
          </EmptyState>
        )}
      </MenuContent>
      {canCreate && (
        <MenuFooter>
          <Button variant="secondary" onClick={onCreate}>
            {areProjects ? t('Create Project') : t('Create Namespace')}
          </Button>
        </MenuFooter>
      )}
    </>
  );
}

function withSelected(names: readonly string[], selected: string): readonly string[] {
  const all =
    selected === ALL_NAMESPACES || names.includes(selected) ? names : [...names, selected];
  return all.toSorted((one, other) => one.localeCompare(other));
}

/** Whether all letters of the search occur in the name in this order, as the console's search does it. */
function matches(name: string, search: string): boolean {
  const rest = [...search.toLowerCase()];
  for (const letter of name.toLowerCase()) {
    if (letter === rest[0]) {
      rest.shift();
    }
  }
  return rest.length === 0;
}
