import { useCallback, useDeferredValue, useMemo } from 'react';
import { type Searched, useCatalogSearch } from '~/catalog/read/catalogSearch';
import { queryOf } from '~/catalog/rules/catalogQuery';
import { openedIn, opening } from '~/catalog/rules/detailsInUrl';
import type { CatalogEntry } from '~/olm/lists/facets';
import { packageId } from '~/olm/packages/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { CatalogCards } from '~/catalog/view/cards/CatalogCards';
import { CatalogChips } from './CatalogChips';
import { CatalogComparison } from '~/catalog/view/compare/CatalogComparison';
import { CatalogLayout } from './CatalogLayout';
import { CatalogSkeleton } from './CatalogSkeleton';
import { CatalogToolbar } from './CatalogToolbar';
import { DetailsDrawer } from '~/catalog/view/details/DetailsDrawer';
import { FacetPanel } from './FacetPanel';
import { NoMatch } from './NoMatch';
import { UnsupportedNote } from './UnsupportedNote';
import { useCatalogResult } from './useCatalogResult';
import { useCatalogUrl } from './useCatalogUrl';
import { useSettled } from './useSettled';
import { useTypedSearch } from './useTypedSearch';
import './catalogControls.css';

/** The packages with everything to find one: search, facets, order, saved views, details beside them, comparison. */
export function CatalogBrowser(props: Props) {
  const url = useCatalogUrl();
  const searched = useCatalogSearch(url.view.keyword, props.entries);
  // Opened with a keyword that was not searched for yet: how many there are of what is not known.
  if (searched === undefined) return <CatalogSkeleton />;
  return <SearchedCatalog {...props} url={url} searched={searched} />;
}

function SearchedCatalog({ entries, scope, isWaiting, url, searched }: SearchedProps) {
  const { params, view, narrowing, show, type, change } = url;
  const { result, marks, toggleFavourite, sourceLabels } = useCatalogResult(
    searched,
    scope,
    narrowing,
  );
  const search = useTypedSearch(entries, type);
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
          onView={show}
        />
        <CatalogChips view={view} facets={facets} onView={show} />
        <UnsupportedNote count={result.unsupported} isShown={view.showsUnsupported} onView={show} />
        <DetailsDrawer entries={entries} scope={scope} opened={openedKey} change={change}>
          {isEmpty && !isWaiting && <NoMatch onView={show} />}
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

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
  /** Packages of other catalogs are still to come. */
  readonly isWaiting: boolean;
};

type SearchedProps = Props & {
  readonly url: ReturnType<typeof useCatalogUrl>;
  readonly searched: Searched<readonly CatalogEntry[]>;
};
