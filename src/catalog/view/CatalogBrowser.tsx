import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useEffect,
  useState,
  useRef,
} from 'react';
import { Button, EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { useIsOpenShift } from '~/kube/useServed';
import { SearchIcon } from '@patternfly/react-icons';
import { Link } from 'react-router';
import {
  useCatalogSearch,
  isSearched,
  prepareSearch,
  searchCatalog,
  type Searched,
} from '~/catalog/read/catalogSearch';
import { catalogLabels, type ShownCard } from '~/catalog/rules/cards';
import { type CatalogView, cleared, queryOf, resultOf, toggled } from '~/catalog/rules/catalogView';
import { openedIn, opening } from '~/catalog/rules/detailsInUrl';
import { keptPlaces } from '~/catalog/rules/keptPlaces';
import { FACETS, type Facet, type FacetChoices } from '~/catalog/rules/facets';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { FacetValue } from '~/olm/lists/list';
import { packageId } from '~/olm/packages/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { CatalogCards } from '~/catalog/view/cards/CatalogCards';
import { DetailsDrawer } from '~/catalog/view/details/DetailsDrawer';
import { useT } from '~/i18n';
import { whenIdle } from '~/ui/whenIdle';
import { useCatalogPriorities } from '~/olm/read/catalogSources';
import { useExtensionFits } from '~/olm/read/extensions/useExtensionFits';
import { useFavorites } from '~/catalog/read/catalogPreferences';
import { useProjectInstall } from '~/catalog/read/useProjectInstall';
import { useCatalogNews } from '~/catalog/read/catalogVisits';
import { useNodePlatforms } from '~/olm/read/nodePlatforms';
import { preparedCatalog } from '~/catalog/rules/preparedCatalog';
import { FilterChips } from '~/ui/lists/FilterChips';
import { namedValue } from '~/ui/lists/facetValue';
import { WebText } from '~/ui/package/Fact';
import { CatalogLayout, CatalogSkeleton } from './CatalogLayout';
import { CatalogToolbar } from './CatalogToolbar';
import { FacetPanel } from './FacetPanel';
import { useCatalogUrl, type EditView } from './useCatalogUrl';
import { facetText, facetValueText } from '~/catalog/view/texts';
import './catalogControls.css';

/** The packages with search, facets, order and details. */
export function CatalogBrowser(props: Props) {
  const url = useCatalogUrl();
  const searched = useCatalogSearch(url.view.keyword, props.entries);
  // Opened with a keyword before its search, so that the counts are unknown.
  if (searched === undefined) return <CatalogSkeleton />;
  return <SearchedCatalog {...props} url={url} searched={searched} />;
}

function SearchedCatalog(props: SearchedProps) {
  const { entries, scope, isWaiting, round = '', more = null, url, searched } = props;
  const { params, view, narrowing, show, type, change } = url;
  const { result, marks, toggleFavorite, sourceLabels } = useCatalogResult(
    searched,
    scope,
    narrowing,
  );
  const search = useTypedSearch(entries, type);
  // The packages are rendered first; their counts follow.
  const counted = useDeferredValue(useSettled(result.facets, view.keyword));
  const facets = useMemo(() => counted(), [counted]);
  const settledKeyword = useSettled(view.keyword, view.keyword);
  const cards = useKeptPlaces(
    result.cards,
    JSON.stringify([scope, round, queryOf(narrowing), searched.keyword]),
  );
  const openedKey = openedIn(params);
  const isOpened = openedKey !== null;
  const isEmpty = result.cards.length === 0;
  const open = useCallback(
    ({ item }: CatalogEntry) => {
      // Back closes the details, without returning to earlier ones.
      change((before) => opening(before, item.key), { replace: isOpened });
    },
    [change, isOpened],
  );
  return (
    <CatalogLayout
      toolbar={
        <>
          <CatalogToolbar
            view={view}
            shown={result.cards.length}
            total={result.total}
            onKeyword={search}
            onView={show}
          />
          {more}
        </>
      }
      facets={
        <FacetPanel
          facets={facets}
          choices={narrowing.choices}
          total={result.total}
          onView={show}
        />
      }
    >
      <CatalogChips
        keyword={view.keyword && settledKeyword}
        choices={narrowing.choices}
        facets={facets}
        onView={show}
      />
      <DetailsDrawer entries={entries} scope={scope} opened={openedKey} change={change}>
        {isEmpty && !isWaiting && <NoMatch />}
        <div hidden={isEmpty}>
          <CatalogCards
            cards={cards}
            scope={scope}
            marks={marks}
            sourceLabels={sourceLabels}
            selected={openedKey === null ? null : packageId(openedKey)}
            layout={narrowing.layout}
            sort={narrowing.sort}
            onOpen={open}
            onFavorite={toggleFavorite}
            onView={show}
          />
        </div>
      </DetailsDrawer>
      {/* After the packages, which it must not move. */}
      <UnsupportedNote count={result.unsupported} isShown={view.showsUnsupported} onView={show} />
    </CatalogLayout>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
  /** Packages of other catalogs are loading. */
  readonly isWaiting: boolean;
  /** The order starts again when this changes: the user has requested a failed catalog again. */
  readonly round?: string;
  /** The state of further catalogs, in the toolbar. */
  readonly more?: ReactNode;
};

type SearchedProps = Props & {
  readonly url: ReturnType<typeof useCatalogUrl>;
  readonly searched: Searched<readonly CatalogEntry[]>;
};

/** While the user looks at one view, the tiles stay where they are. */
function useKeptPlaces(cards: readonly ShownCard[], view: string): readonly ShownCard[] {
  const [kept, setKept] = useState({ view, given: cards, shown: cards });
  if (kept.view === view && kept.given === cards) return kept.shown;
  const shown = kept.view === view ? keptPlaces(kept.shown, cards) : cards;
  setKept({ view, given: cards, shown });
  return shown;
}

/**
 * A value that is delayed while the user types, for slow and less urgent parts. Other changes are shown immediately.
 */
function useSettled<T>(value: T, typed: string): T {
  const [settled, setSettled] = useState({ value, typed });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled({ value, typed });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [value, typed]);
  return settled.typed === typed ? value : settled.value;
}

/** Milliseconds: longer than between two key presses. */
const PAUSE = 120;

/** The number of packages that no node can run, and whether they are shown; empty without any. */
function UnsupportedNote({ count, isShown, onView }: UnsupportedNoteProps) {
  const t = useT();
  if (count === 0) return null;
  return (
    <p className="operator-hub__unsupported">
      {isShown
        ? t('Showing {{count}} Operators that are not compatible with any node.', { count })
        : t('{{count}} Operators hidden because no node is compatible.', { count })}{' '}
      <Button
        variant="link"
        isInline
        onClick={() => {
          onView((before) => ({ ...before, showsUnsupported: !isShown }));
        }}
      >
        {isShown ? t('Hide') : t('Show')}
      </Button>
    </p>
  );
}

type UnsupportedNoteProps = {
  readonly count: number;
  readonly isShown: boolean;
  readonly onView: EditView;
};

/**
 * Searches the typed text, and shows the keyword together with its result: the page renders once per key, in the same
 * frame if the result is cached. The data for the first key is prepared when the page is idle.
 */
function useTypedSearch(
  entries: readonly CatalogEntry[],
  show: (keyword: string) => void,
): (keyword: string) => void {
  const typed = useRef('');
  useEffect(
    () =>
      whenIdle(() => {
        prepareSearch(entries);
      }),
    [entries],
  );
  return useCallback(
    (keyword: string) => {
      typed.current = keyword;
      const isAtHand = isSearched(keyword, entries);
      const searched = searchCatalog(keyword, entries);
      const showIfLast = () => {
        if (typed.current === keyword) show(keyword);
      };
      if (isAtHand) show(keyword);
      // The page repeats a failed search and shows its failure.
      else searched.then(showIfLast, showIfLast);
    },
    [entries, show],
  );
}

/**
 * The result of a view. Data that does not depend on the view is computed once.
 * @param narrowing the view without its keyword
 */
function useCatalogResult(
  { hits, packages: entries }: Searched<readonly CatalogEntry[]>,
  scope: NamespaceScope,
  narrowing: CatalogView,
) {
  const { favorites, toggleFavorite } = useFavorites();
  const news = useCatalogNews(entries);
  const nodes = useNodePlatforms();
  const priorities = useCatalogPriorities(scope);
  const ofSources = useMemo(() => itemsOfSources(entries), [entries]);
  const fits = useExtensionFits(scope, ofSources);
  const { mode: modeHere } = useProjectInstall(scope);
  const marks = useMemo(() => ({ favorites, news }), [favorites, news]);
  const catalog = useMemo(
    () => preparedCatalog(entries, { marks, nodes, priorities, fits, modeHere }),
    [entries, marks, nodes, priorities, fits, modeHere],
  );
  return {
    marks,
    toggleFavorite,
    result: useMemo(() => resultOf(catalog, narrowing, hits), [catalog, narrowing, hits]),
    sourceLabels: useMemo(() => catalogLabels(entries.map(({ item }) => item)), [entries]),
  };
}

function itemsOfSources(entries: readonly CatalogEntry[]): readonly CatalogItem[] {
  return entries.flatMap(({ item, fit }) => (fit === undefined ? item : []));
}

/** The keyword and the selected filters, which can be removed one by one or all at once. */
const CatalogChips = memo(function CatalogChips(props: CatalogChipsProps) {
  const { keyword, choices, facets, onView } = props;
  const t = useT();
  const used = FACETS.filter((facet) => choices[facet].length > 0);
  if (used.length === 0 && keyword === '') return null;
  const search = { value: keyword, text: keyword };
  return (
    <FilterChips<Facet | 'keyword'>
      groups={[
        ...(keyword === ''
          ? []
          : [{ facet: 'keyword' as const, title: t('Keywords'), chosen: [search] }]),
        ...used.map((facet) => ({
          facet,
          title: facetText(facet, t),
          chosen: choices[facet].map((value) => ({
            value,
            text: facetValueText(facet, namedValue(facets[facet], value), t),
          })),
        })),
      ]}
      onRemove={(facet, value) => {
        onView((before) =>
          facet === 'keyword' ? { ...before, keyword: '' } : toggled(before, facet, value),
        );
      }}
      onClear={() => {
        onView(cleared);
      }}
    />
  );
});

type CatalogChipsProps = {
  readonly keyword: string;
  readonly choices: FacetChoices;
  readonly facets: Readonly<Record<Facet, readonly FacetValue[]>>;
  readonly onView: EditView;
};

/** Shown if no package matches, with further places to search. */
function NoMatch() {
  const t = useT();
  const isOpenShift = useIsOpenShift();
  return (
    <EmptyState icon={SearchIcon} titleText={t('No results found')} headingLevel="h2">
      {isOpenShift && <Elsewhere />}
    </EmptyState>
  );
}

/** Parts of OpenShift are in no catalog (BR-059); Red Hat lists Operators for disconnected clusters (BR-062). */
function Elsewhere() {
  const t = useT();
  return (
    <EmptyStateBody>
      <p>
        {t('The Operators that are part of OpenShift are not in the catalog:')}{' '}
        <Link to="/settings/cluster/clusteroperators">{t('Cluster Operators')}</Link>
      </p>
      <p>
        <WebText
          url={ECOSYSTEM_CATALOG}
          text={t('Operators for clusters without internet access')}
        />
      </p>
    </EmptyStateBody>
  );
}

const ECOSYSTEM_CATALOG =
  'https://catalog.redhat.com/software/search?deployed_as=Operator&type=Containerized%20application&badges_and_features=Disconnected';
