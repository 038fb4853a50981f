import { memo, useCallback } from 'react';
import { toggled } from '~/catalog/rules/catalogView';
import { FACETS, type Facet, type FacetChoices, type FacetValue } from '~/olm/lists/facets';
import { FacetGroup } from './FacetGroup';
import type { EditView } from './useCatalogUrl';

/** Every facet that could tell packages apart. Kept while its numbers stay the same. */
export const FacetPanel = memo(function FacetPanel({ facets, choices, total, onView }: Props) {
  const toggle = useCallback(
    (facet: Facet, value: string) => {
      onView((view) => toggled(view, facet, value));
    },
    [onView],
  );
  return (
    <>
      {FACETS.filter((facet) => isOffered(facets[facet], choices[facet], total)).map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={facets[facet]}
          chosen={choices[facet]}
          isFoldedAtFirst={!UNFOLDED.includes(facet)}
          onToggle={toggle}
        />
      ))}
    </>
  );
});

type Props = {
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
  readonly choices: FacetChoices;
  /** Packages of the whole catalog. */
  readonly total: number;
  readonly onView: EditView;
};

/** What most people look for; the others are a click away. */
const UNFOLDED: readonly Facet[] = ['state', 'mark', 'source', 'category', 'provider'];

/** A single value that every package has tells nothing. */
function isOffered(
  values: readonly FacetValue[],
  chosen: readonly string[],
  total: number,
): boolean {
  return chosen.length > 0 || values.length > 1 || values.some((value) => value.total < total);
}
