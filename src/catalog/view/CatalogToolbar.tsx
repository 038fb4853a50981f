import { memo } from 'react';
import { FormSelect, FormSelectOption, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { ListIcon, ThIcon } from '@patternfly/react-icons';
import { type CatalogSort, type CatalogView, SORTS } from '~/catalog/rules/catalogView';
import { useT, type Translate } from '~/i18n';
import { KeywordSearch } from '~/ui/KeywordSearch';
import type { EditView } from './useCatalogUrl';

/** Search, number of results, order and layout. */
export function CatalogToolbar(props: Props) {
  const { view, shown, total, onKeyword, onView } = props;
  const t = useT();
  return (
    <>
      <div className="operator-hub__toolbar-search">
        <KeywordSearch
          label={t('Find Operators')}
          placeholder={t('Name, provider, kind, or keyword…')}
          keyword={view.keyword}
          onKeyword={onKeyword}
          onDown={focusFirstCard}
        />
      </div>
      <span className="operator-hub__toolbar-count" role="status">
        {t('{{shown}} of {{total}}', { shown, total })}
      </span>
      <SortSelect sort={view.sort} onView={onView} />
      <LayoutToggle layout={view.layout} onView={onView} />
    </>
  );
}

type Props = {
  readonly view: CatalogView;
  readonly shown: number;
  readonly total: number;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditView;
};

type PartProps<K extends keyof CatalogView> = Pick<Props, 'onView'> & Pick<CatalogView, K>;

// These do not render again while the user types, because PatternFly's controls are slower than the tiles.
const SortSelect = memo(function SortSelect({ sort, onView }: PartProps<'sort'>) {
  const t = useT();
  return (
    <FormSelect
      className="operator-hub__toolbar-sort"
      aria-label={t('Sort by')}
      value={sort}
      onChange={(_, value) => {
        const next = SORTS.find((known) => known === value);
        if (next !== undefined) onView((before) => ({ ...before, sort: next }));
      }}
    >
      {SORTS.map((known) => (
        <FormSelectOption key={known} value={known} label={sortText(known, t)} />
      ))}
    </FormSelect>
  );
});

const LayoutToggle = memo(function LayoutToggle({ layout, onView }: PartProps<'layout'>) {
  const t = useT();
  const items = [
    { key: 'tiles', name: t('Tiles'), icon: <ThIcon /> },
    { key: 'table', name: t('Table'), icon: <ListIcon /> },
  ] as const;
  return (
    <ToggleGroup aria-label={t('View as')}>
      {items.map(({ key, name, icon }) => (
        <ToggleGroupItem
          key={key}
          icon={icon}
          aria-label={name}
          title={name}
          isSelected={layout === key}
          onChange={() => {
            onView((before) => ({ ...before, layout: key }));
          }}
        />
      ))}
    </ToggleGroup>
  );
});

function sortText(sort: CatalogSort, t: Translate): string {
  switch (sort) {
    case 'relevance':
      return t('Relevance');
    case 'name':
      return t('Name');
    case 'capability':
      return t('Capability level');
    case 'created':
      return t('Recently created');
  }
}

/** Moves the focus from the search to the best result. */
function focusFirstCard(): void {
  document.querySelector<HTMLElement>('[data-package] a')?.focus();
}
