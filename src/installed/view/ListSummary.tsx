import { Flex, FlexItem } from '@patternfly/react-core';
import {
  isFiltered,
  toggledIn,
  unfiltered,
  withoutFacet,
  type ListResult,
  type ListView,
} from '~/installed/rules/listView';
import { useT } from '~/i18n';
import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import type { FacetValue } from '~/olm/lists/facets';
import { LIST_FACETS, type ListFacet } from '~/installed/rules/listFacets';
import type { EditView } from './useInstalledUrl';
import { facetTitle, valueText } from './listText';

/** How many Operators the view shows, and by what it is narrowed. */
export function ListSummary({ view, result, total, onView }: Props) {
  const t = useT();
  const shown = result.rows.length;
  return (
    <Flex
      className="operator-hub__installed-summary"
      columnGap={{ default: 'columnGapMd' }}
      rowGap={{ default: 'rowGapSm' }}
    >
      <FlexItem role="status">
        {shown === total
          ? t('{{count}} Operator', { count: total })
          : t('{{shown}} of {{count}} Operator', { shown, count: total })}
      </FlexItem>
      <ListChips view={view} facets={result.facets} onView={onView} />
    </Flex>
  );
}

type Props = {
  readonly view: ListView;
  readonly result: ListResult;
  /** Operators of the whole list. */
  readonly total: number;
  readonly onView: EditView;
};

/** What is chosen, each to be given up by itself, by facet or all at once. */
function ListChips({ view, facets, onView }: ListChipsProps) {
  const t = useT();
  if (!isFiltered(view)) return null;
  return (
    <FilterChips
      groups={chosenGroups(LIST_FACETS, {
        choices: view.choices,
        known: facets,
        title: (facet) => facetTitle(facet, t),
        text: (facet, value) => valueText(facet, value, t),
      })}
      onRemove={(facet, value) => {
        onView((before) => toggledIn(before, facet, value));
      }}
      onRemoveFacet={(facet) => {
        onView((before) => withoutFacet(before, facet));
      }}
      onClear={() => {
        onView(unfiltered);
      }}
    />
  );
}

type ListChipsProps = {
  readonly view: ListView;
  readonly facets: Readonly<Record<ListFacet, readonly FacetValue[]>>;
  readonly onView: EditView;
};
