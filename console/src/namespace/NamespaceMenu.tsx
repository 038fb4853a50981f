import {
  Button,
  Divider,
  EmptyState,
  EmptyStateBody,
  MenuContent,
  MenuFooter,
  MenuSearch,
  MenuSearchInput,
  SearchInput,
  Switch,
} from '@patternfly/react-core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserPreference } from '../preferences/useUserPreference';
import { useFlagValue } from '../store/useFlagValue';
import { NamespaceGroup } from './NamespaceGroup';
import { choicesOf } from './namespaceChoices';
import type { NamespaceOptions } from './namespaceOptions';

type NamespaceMenuProps = {
  readonly options: NamespaceOptions;
  readonly selected: string;
  /** Absent if the user cannot list all namespaces. */
  readonly allTitle: string | undefined;
  readonly onCreate: () => void;
};

export function NamespaceMenu({ options, selected, allTitle, onCreate }: NamespaceMenuProps) {
  const { t } = useTranslation('public');
  const { areProjects } = options;
  const [search, setSearch] = useState('');
  const [favorites = {}, setFavorites] = useUserPreference<Readonly<Record<string, boolean>>>(
    'console.namespace.bookmarks',
  );
  const [showSystem = false, setShowSystem] = useUserPreference(
    'console.namespace.systemNamespace',
    false,
  );
  const canCreate = useFlagValue(areProjects ? 'CAN_CREATE_PROJECT' : 'CAN_CREATE_NS');
  const { shown, favored, hasSystem } = choicesOf({
    names: options.names,
    selected,
    allTitle,
    search,
    showSystem,
    favorites,
  });
  const group = {
    selected,
    favorites,
    onToggleFavorite: (name: string) => {
      setFavorites({ ...favorites, [name]: favorites[name] !== true });
    },
  };
  return (
    <>
      <MenuSearch>
        <Search areProjects={areProjects} value={search} onChange={setSearch} />
        {hasSystem && (
          <Switch
            className="co-namespace-dropdown__switch"
            label={areProjects ? t('Show default projects') : t('Show default namespaces')}
            isChecked={showSystem}
            onChange={(_, checked) => {
              setShowSystem(checked);
            }}
          />
        )}
      </MenuSearch>
      <Divider />
      <MenuContent maxMenuHeight="50vh">
        <NamespaceGroup label={t('Favorites')} choices={favored} {...group} />
        <NamespaceGroup
          label={areProjects ? t('Projects') : t('Namespaces')}
          choices={shown}
          {...group}
        />
        {shown.length === 0 && <NothingFound areProjects={areProjects} />}
      </MenuContent>
      {canCreate === true && (
        <MenuFooter>
          <Button variant="secondary" onClick={onCreate}>
            {areProjects ? t('Create Project') : t('Create Namespace')}
          </Button>
        </MenuFooter>
      )}
    </>
  );
}

type SearchProps = {
  readonly areProjects: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Search({ areProjects, value, onChange }: SearchProps) {
  const { t } = useTranslation('public');
  const label = areProjects ? t('Select project…') : t('Select namespace…');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <MenuSearchInput>
      <SearchInput
        ref={input}
        value={value}
        aria-label={label}
        placeholder={label}
        data-test="dropdown-text-filter"
        onChange={(_, text) => {
          onChange(text);
        }}
        onClear={() => {
          onChange('');
        }}
        onKeyDown={focusFirstItem}
      />
    </MenuSearchInput>
  );
}

/** PatternFly's arrow keys go from item to item only: down leads from the search into the list. */
function focusFirstItem(event: KeyboardEvent<HTMLInputElement>): void {
  const menu = event.currentTarget.closest('.co-namespace-dropdown__menu');
  const first = menu?.querySelector('[role="menuitem"]');
  if (event.key === 'ArrowDown' && first instanceof HTMLElement) {
    event.preventDefault();
    event.stopPropagation();
    first.focus();
  }
}

function NothingFound({ areProjects }: { readonly areProjects: boolean }) {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      titleText={areProjects ? t('No projects found') : t('No namespaces found')}
      headingLevel="h2"
      variant="xs"
    >
      <EmptyStateBody>{t('No results match the filter criteria.')}</EmptyStateBody>
    </EmptyState>
  );
}
