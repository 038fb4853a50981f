import { useDeferredValue, useMemo } from 'react';
import { Button, EmptyState, EmptyStateActions, EmptyStateFooter } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons';
import { resultOf, toggled } from '~/domain/catalog/catalogView';
import {
  type CatalogEntry,
  FACETS,
  type Facet,
  facetValues,
  noChoices,
} from '~/domain/catalog/facets';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { CatalogChips } from './CatalogChips';
import { CatalogLayout } from './CatalogLayout';
import { CatalogToolbar } from './CatalogToolbar';
import { FacetGroup } from './FacetGroup';
import { TileGrid } from './TileGrid';
import { useCatalogUrl } from './useCatalogUrl';

/** The packages with everything to find one: search, facets, order. */
export function CatalogBrowser({ entries, scope }: Props) {
  const t = useT();
  const { view, show } = useCatalogUrl();
  // Typing stays fluent: the tiles follow as soon as there is time.
  const calm = useDeferredValue(view);
  const result = useMemo(() => resultOf(entries, calm), [entries, calm]);
  const valuesOf = (facet: Facet) => facetValues(result.matching, view.choices, facet);
  const clear = () => {
    show({ ...view, keyword: '', choices: noChoices });
  };
  const facets = FACETS.map((facet) => (
    <FacetGroup
      key={facet}
      facet={facet}
      values={valuesOf(facet)}
      chosen={view.choices[facet]}
      onToggle={(changed, value) => {
        show(toggled(view, changed, value));
      }}
    />
  ));
  return (
    <CatalogLayout facets={facets}>
      <CatalogToolbar view={view} shown={result.shown.length} total={result.total} onView={show} />
      <CatalogChips view={view} valuesOf={valuesOf} onView={show} onClear={clear} />
      {result.shown.length === 0 ? (
        <EmptyState icon={SearchIcon} titleText={t('No Operator matches')} headingLevel="h2">
          <EmptyStateFooter>
            <EmptyStateActions>
              <Button variant="secondary" onClick={clear}>
                {t('Show all Operators')}
              </Button>
            </EmptyStateActions>
          </EmptyStateFooter>
        </EmptyState>
      ) : (
        <TileGrid entries={result.shown} scope={scope} />
      )}
    </CatalogLayout>
  );
}

type Props = { readonly entries: readonly CatalogEntry[]; readonly scope: NamespaceScope };
