import type { ReactNode } from 'react';
import { Button, ToolbarItem } from '@patternfly/react-core';
import { ColumnsIcon } from '@patternfly/react-icons';
import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import { type ListFacet, LIST_FACETS } from '~/installed/rules/listFacets';
import { type ListResult, type ListView, toggledIn } from '~/installed/rules/listView';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './listText';
import type { EditView } from './useInstalledUrl';

/** Search, facets, columns, and what can be done with the chosen rows. */
export function InstalledToolbar(props: Props) {
  const { view, result, onKeyword, onView, onColumns, bulk } = props;
  const t = useT();
  const toggle = (facet: ListFacet, value: string) => {
    onView((before) => toggledIn(before, facet, value));
  };
  const groupOf = (facet: ListFacet) => ({
    facet,
    title: facetTitle(facet, t),
    options: result.facets[facet].map((value) => ({ ...value, text: valueText(facet, value, t) })),
    chosen: view.choices[facet],
  });
  return (
    <FilterToolbar
      search={{
        label: t('Find by name or key=value'),
        placeholder: t('Find by name or key=value'),
        keyword: view.keyword,
        onKeyword,
      }}
      groups={FIRST_FACETS.map(groupOf)}
      more={MORE_FACETS.map(groupOf)}
      onToggle={toggle}
    >
      <ToolbarItem>
        <Button
          variant="plain"
          icon={<ColumnsIcon />}
          aria-label={t('Manage columns')}
          title={t('Manage columns')}
          onClick={onColumns}
        />
      </ToolbarItem>
      <ToolbarItem>{bulk}</ToolbarItem>
    </FilterToolbar>
  );
}

type Props = {
  readonly view: ListView;
  readonly result: ListResult;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditView;
  readonly onColumns: () => void;
  readonly bulk: ReactNode;
};

/** As many as leave the toolbar in one row at 1280 px; the others are one click further. */
const FIRST_FACETS: readonly ListFacet[] = ['status', 'update', 'namespace'];
const MORE_FACETS = LIST_FACETS.filter((facet) => !FIRST_FACETS.includes(facet));
