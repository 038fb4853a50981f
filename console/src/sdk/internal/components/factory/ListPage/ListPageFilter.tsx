import {
  SearchInput,
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarItem,
} from '@patternfly/react-core';
import type { ListPageFilterProps, RowFilter } from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChoiceMenu } from '../../../../../shell/ChoiceMenu';

/** Name filter and row filters above a list, stored in the URL. */
export default function ListPageFilter(props: ListPageFilterProps) {
  const { t } = useTranslation('public');
  const { loaded, rowFilters = [], onFilterChange, nameFilterPlaceholder } = props;
  const [query, setQuery] = useSearchParams();
  const name = query.get('name') ?? '';
  const setName = (value: string) => {
    onFilterChange('name', { selected: [value] });
    setQuery(
      (known) => {
        known.set('name', value);
        return known;
      },
      { replace: true },
    );
  };
  return loaded ? (
    <Toolbar>
      <ToolbarContent>
        {rowFilters.map((filter) => (
          <RowFilterItem key={filter.type} filter={filter} onFilterChange={onFilterChange} />
        ))}
        {props.hideNameLabelFilters !== true && (
          <ToolbarItem>
            <SearchInput
              value={name}
              data-test="name-filter-input"
              aria-label={t('Filter by name')}
              placeholder={nameFilterPlaceholder ?? t('Search by name…')}
              onChange={(_, value) => {
                setName(value);
              }}
              onClear={() => {
                setName('');
              }}
            />
          </ToolbarItem>
        )}
      </ToolbarContent>
    </Toolbar>
  ) : null;
}

type RowFilterItemProps = {
  readonly filter: RowFilter;
  readonly onFilterChange: ListPageFilterProps['onFilterChange'];
};

function RowFilterItem({ filter, onFilterChange }: RowFilterItemProps) {
  const [selected, setSelected] = useState<readonly string[]>(filter.defaultSelected ?? []);
  const change = (next: readonly string[]) => {
    setSelected(next);
    onFilterChange(filter.type, {
      selected: [...next],
      all: filter.items.map(({ id }) => id),
    });
  };
  return (
    <ToolbarFilter
      categoryName={filter.filterGroupName}
      labels={[...selected]}
      deleteLabel={(_, label) => {
        change(selected.filter((id) => id !== label));
      }}
    >
      <ChoiceMenu
        label={filter.filterGroupName}
        toggleText={filter.filterGroupName}
        choices={filter.items.map(({ id, title }) => ({ value: id, label: title }))}
        selected={selected}
        onChoose={(id) => {
          change(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
        }}
      />
    </ToolbarFilter>
  );
}
