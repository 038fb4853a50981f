import { FormSelect, FormSelectOption } from '@patternfly/react-core';
import { type CatalogSort, type CatalogView, SORTS } from '~/domain/catalog/catalogView';
import { type Translate, useT } from '~/i18n';
import { KeywordSearch } from '~/components/KeywordSearch';

/** Search, how much of everything is shown, and in which order. */
export function CatalogToolbar({ view, shown, total, onView }: Props) {
  const t = useT();
  return (
    <div className="operator-hub__toolbar">
      <div className="operator-hub__toolbar-search">
        <KeywordSearch
          label={t('Find Operators')}
          placeholder={t('Name, provider, kind or keyword…')}
          keyword={view.keyword}
          onKeyword={(keyword) => {
            onView({ ...view, keyword });
          }}
        />
      </div>
      <span className="operator-hub__toolbar-count" role="status">
        {t('{{shown}} of {{total}}', { shown, total })}
      </span>
      <FormSelect
        className="operator-hub__toolbar-sort"
        aria-label={t('Sort by')}
        value={view.sort}
        onChange={(_, value) => {
          const sort = SORTS.find((known) => known === value);
          if (sort !== undefined) onView({ ...view, sort });
        }}
      >
        {SORTS.map((sort) => (
          <FormSelectOption key={sort} value={sort} label={sortText(sort, t)} />
        ))}
      </FormSelect>
    </div>
  );
}

type Props = {
  readonly view: CatalogView;
  readonly shown: number;
  readonly total: number;
  readonly onView: (view: CatalogView) => void;
};

function sortText(sort: CatalogSort, t: Translate): string {
  switch (sort) {
    case 'relevance':
      return t('Relevance');
    case 'name':
      return t('Name');
    case 'capability':
      return t('Capability level');
  }
}
