import { useCallback, useDeferredValue, useMemo } from 'react';
import { queryOf } from '~/domain/catalog/view/catalogQuery';
import { openedIn, opening } from '~/domain/catalog/view/detailsInUrl';
import type { CatalogEntry } from '~/domain/catalog/facets/facets';
import { packageId } from '~/domain/catalog/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { CatalogCards } from './cards/CatalogCards';
import { CatalogChips } from './CatalogChips';
import { CatalogComparison } from './compare/CatalogComparison';
import { CatalogLayout } from './CatalogLayout';
import { CatalogToolbar } from './CatalogToolbar';
import { DetailsDrawer } from './details/DetailsDrawer';
import { FacetPanel } from './facets/FacetPanel';
import { NoMatch } from './NoMatch';
import { UnsupportedNote } from './UnsupportedNote';
import { useCatalogResult } from './useCatalogResult';
import { useCatalogUrl } from './useCatalogUrl';
import { useSettled } from './useSettled';
import { useTypedSearch } from './useTypedSearch';
import './catalogControls.css';

/** The packages with everything to find one: search, facets, order, saved views, details beside them, comparison. */
export function CatalogBrowser({ entries, scope }: Props) {
  const { params, view, narrowing, show, type, change } = useCatalogUrl();
  const { result, isSearching, marks, toggleFavourite, sourceLabels } = useCatalogResult(
    { entries, scope },
    view.keyword,
    narrowing,
  );
  const { search, prepare } = useTypedSearch(entries, type);
  // The packages come first; their numbers follow as soon as there is time.
  const counted = useDeferredValue(useSettled(result.facets, view.keyword));
  const facets = useMemo(() => counted(), [counted]);
  const openedKey = openedIn(params);
  const isOpened = openedKey !== null;
  const isEmpty = result.cards.length === 0;
  const open = useCallback(
    ({ item }: CatalogEntry) => {
      // The way back leads out of the details, not through all that were looked at.
      change((before) => opening(before, item.key), { replace: isOpened });
    },
    [change, isOpened],
  );
  return (
    <CatalogComparison entries={entries} scope={scope} params={params} change={change}>
      <CatalogLayout
        facets={
          <FacetPanel
            facets={facets}
            choices={narrowing.choices}
            total={result.total}
            onView={show}
          />
        }
      >
        <CatalogToolbar
          view={view}
          query={queryOf(view)}
          shown={result.cards.length}
          total={result.total}
          onKeyword={search}
          onSearchFocus={prepare}
          onView={show}
        />
        <CatalogChips view={view} facets={facets} onView={show} />
        <UnsupportedNote count={result.unsupported} isShown={view.showsUnsupported} onView={show} />
        <DetailsDrawer entries={entries} scope={scope} opened={openedKey} change={change}>
          {isEmpty && !isSearching && <NoMatch onView={show} />}
          <div hidden={isEmpty}>
            <CatalogCards
              cards={result.cards}
              scope={scope}
              marks={marks}
              sourceLabels={sourceLabels}
              selected={openedKey === null ? null : packageId(openedKey)}
              layout={narrowing.layout}
              sort={narrowing.sort}
              onOpen={open}
              onFavourite={toggleFavourite}
              onView={show}
            />
          </div>
        </DetailsDrawer>
      </CatalogLayout>
    </CatalogComparison>
  );
}

type Props = { readonly entries: readonly CatalogEntry[]; readonly scope: NamespaceScope };
