import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import type { FacetValue } from '~/olm/lists/facets';
import { LIST_FACETS, type ListFacet } from '~/installed/rules/listFacets';
import {
  type ListView,
  isFiltered,
  toggledIn,
  unfiltered,
  withoutFacet,
} from '~/installed/rules/listView';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './listText';
import type { EditView } from './useInstalledUrl';

/** What is chosen, each to be given up by itself, by facet or all at once. */
export function ListChips({ view, facets, onView }: Props) {
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

type Props = {
  readonly view: ListView;
  readonly facets: Readonly<Record<ListFacet, readonly FacetValue[]>>;
  readonly onView: EditView;
};
