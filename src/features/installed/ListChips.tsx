import { FilterChips } from '~/components/filters/FilterChips';
import { namedValue } from '~/components/filters/facetValue';
import type { FacetValue } from '~/domain/catalog/facets/facets';
import { LIST_FACETS, type ListFacet } from '~/domain/installed/list/listFacets';
import {
  type ListView,
  isFiltered,
  toggledIn,
  unfiltered,
  withoutFacet,
} from '~/domain/installed/list/listView';
import { useT } from '~/i18n';
import { facetTitle, valueText } from './listText';
import type { EditView } from './useInstalledUrl';

/** What is chosen, each to be given up by itself, by facet or all at once. */
export function ListChips({ view, facets, onView }: Props) {
  const t = useT();
  if (!isFiltered(view)) return null;
  return (
    <FilterChips
      groups={LIST_FACETS.filter((facet) => view.choices[facet].length > 0).map((facet) => ({
        facet,
        title: facetTitle(facet, t),
        chosen: view.choices[facet].map((value) => ({
          value,
          text: valueText(facet, namedValue(facets[facet], value), t),
        })),
      }))}
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
