import { Flex, FlexItem } from '@patternfly/react-core';
import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import { SOURCE_FACETS } from '~/sources/rules/sourceFacets';
import {
  type SourceResult,
  type SourceView,
  areSourcesFiltered,
  toggledSources,
  unfilteredSources,
  withoutSourceFacet,
} from '~/sources/rules/sourceView';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './sourceText';
import type { EditSources } from './useSourceUrl';

/** How many catalogs the view shows, and by what it is narrowed. */
export function SourcesSummary({ view, result, total, onView }: Props) {
  const t = useT();
  const shown = result.rows.length;
  return (
    <Flex
      className="operator-hub__sources-summary"
      columnGap={{ default: 'columnGapMd' }}
      rowGap={{ default: 'rowGapSm' }}
    >
      <FlexItem role="status">
        {shown === total
          ? t('{{count}} catalog source', { count: total })
          : t('{{shown}} of {{count}} catalog source', { shown, count: total })}
      </FlexItem>
      {areSourcesFiltered(view) && (
        <FilterChips
          groups={chosenGroups(SOURCE_FACETS, {
            choices: view.choices,
            known: result.facets,
            title: (facet) => facetTitle(facet, t),
            text: (facet, value) => valueText(facet, value, t),
          })}
          onRemove={(facet, value) => {
            onView((before) => toggledSources(before, facet, value));
          }}
          onRemoveFacet={(facet) => {
            onView((before) => withoutSourceFacet(before, facet));
          }}
          onClear={() => {
            onView(unfilteredSources);
          }}
        />
      )}
    </Flex>
  );
}

type Props = {
  readonly view: SourceView;
  readonly result: SourceResult;
  /** Catalogs of the whole list. */
  readonly total: number;
  readonly onView: EditSources;
};
