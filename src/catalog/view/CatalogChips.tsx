import { FilterChips } from '~/ui/lists/FilterChips';
import { namedValue } from '~/ui/lists/facetValue';
import { type CatalogView, cleared, toggled } from '~/catalog/rules/catalogView';
import { FACETS, type Facet, type FacetValue } from '~/olm/lists/facets';
import { useT } from '~/i18n';
import { facetText, facetValueText } from './facetText';
import type { EditView } from './useCatalogUrl';

/** What is chosen, each to be given up by itself or all at once. */
export function CatalogChips({ view, facets, onView }: Props) {
  const t = useT();
  const used = FACETS.filter((facet) => view.choices[facet].length > 0);
  if (used.length === 0 && view.keyword === '') return null;
  return (
    <FilterChips
      groups={used.map((facet) => ({
        facet,
        title: facetText(facet, t),
        chosen: view.choices[facet].map((value) => ({
          value,
          text: facetValueText(facet, namedValue(facets[facet], value), t),
        })),
      }))}
      onRemove={(facet, value) => {
        onView((before) => toggled(before, facet, value));
      }}
      onClear={() => {
        onView(cleared);
      }}
    />
  );
}

type Props = {
  readonly view: CatalogView;
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
  readonly onView: EditView;
};
