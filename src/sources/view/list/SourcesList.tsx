import { useMemo } from 'react';
import {
  Stack,
  StackItem,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Flex,
  FlexItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { CatalogIcon } from '@patternfly/react-icons';
import { NoMatch } from '~/ui/lists/NoMatch';
import type { SourceRows } from '~/sources/read/useSourceRows';
import {
  listedSources,
  unfilteredSources,
  toggledSources,
  areSourcesFiltered,
  withoutSourceFacet,
  type SourceResult,
  type SourceView,
} from '~/sources/rules/sourceView';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { FilterToolbar } from '~/ui/lists/FilterToolbar';
import { SOURCE_FACETS } from '~/sources/rules/sourceFacets';
import { FilterChips } from '~/ui/lists/FilterChips';
import { chosenGroups } from '~/ui/lists/chosenGroups';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { useRightText } from '~/ui/rightText';
import type { Right } from '~/kube/failure';
import { SourcesTable } from './SourcesTable';
import { useSourceUrl, type EditSources } from './useSourceUrl';
import { facetTitle, optionsOf, valueText } from './sourceText';
import { CreateSource } from './CreateSource';
import './sourcesList.css';

/** The list with its notes and filters; where there is nothing, why. */
export function SourcesList({ list, scope }: Props) {
  const t = useT();
  const { view, show, type } = useSourceUrl();
  const { rows } = list;
  const result = useMemo(() => listedSources(rows, view), [rows, view]);
  const clear = () => {
    show(unfilteredSources);
  };
  return (
    <Stack hasGutter>
      <SourceNotes list={list} scope={scope} />
      <StackItem>
        {rows.length === 0 ? (
          <SourcesEmpty scope={scope} isLimited={list.unseen !== null} />
        ) : (
          <>
            <SourcesToolbar view={view} facets={result.facets} onKeyword={type} onView={show} />
            <SourcesSummary view={view} result={result} total={rows.length} onView={show} />
            <SourcesTable rows={result.rows} view={view} onView={show} />
            {result.rows.length === 0 && (
              <NoMatch title={t('No catalog source matches the filters')} onClear={clear} />
            )}
          </>
        )}
      </StackItem>
      {list.hub !== null && list.hub !== 'hidden' && (
        <StackItem className="operator-hub__sources-second">
          <Link to={routes.operatorHubSettings}>{t('OperatorHub in the console’s own pages')}</Link>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = { readonly list: SourceRows; readonly scope: NamespaceScope };

/** Search and facets. */
function SourcesToolbar({ view, facets, onKeyword, onView }: SourcesToolbarProps) {
  const t = useT();
  return (
    <FilterToolbar
      search={{
        label: t('Find by name, publisher or image'),
        placeholder: t('Find a catalog source'),
        keyword: view.keyword,
        onKeyword,
      }}
      groups={SOURCE_FACETS.map((facet) => ({
        facet,
        title: facetTitle(facet, t),
        options: optionsOf(facet, facets[facet], t),
        chosen: view.choices[facet],
      }))}
      onToggle={(facet, value) => {
        onView((before) => toggledSources(before, facet, value));
      }}
    >
      {null}
    </FilterToolbar>
  );
}

type SourcesToolbarProps = Pick<SourceResult, 'facets'> & {
  readonly view: SourceView;
  readonly onKeyword: (keyword: string) => void;
  readonly onView: EditSources;
};

/** There is none: what that means, and the one thing to do. */
function SourcesEmpty({ scope, isLimited }: SourcesEmptyProps) {
  const t = useT();
  return (
    <EmptyState titleText={t('There are no catalog sources')} headingLevel="h2" icon={CatalogIcon}>
      <EmptyStateBody>{useReason({ scope, isLimited })}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <CreateSource scope={scope} variant="secondary" />
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type SourcesEmptyProps = {
  readonly scope: NamespaceScope;
  /** The user does not see the catalogs of other namespaces. */
  readonly isLimited: boolean;
};

function useReason({ scope, isLimited }: SourcesEmptyProps): string {
  const t = useT();
  if (scope === null) return t('OLM has nothing to install Operators from.');
  const namespace = { namespace: scope };
  return isLimited
    ? t(
        'Namespace {{namespace}} has none of its own. Catalogs that serve all namespaces may be there: you do not see them.',
        namespace,
      )
    : t(
        'Namespace {{namespace}} has none of its own, and none serves all namespaces: OLM has nothing to install Operators from here.',
        namespace,
      );
}

/** How many catalogs the view shows, and by what it is narrowed. */
function SourcesSummary({ view, result, total, onView }: SourcesSummaryProps) {
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

type SourcesSummaryProps = {
  readonly view: SourceView;
  readonly result: SourceResult;
  /** Catalogs of the whole list. */
  readonly total: number;
  readonly onView: EditSources;
};

/** What one has to know of the list besides its rows: what is not seen of it. */
function SourceNotes({ list, scope }: SourceNotesProps) {
  const t = useT();
  const { rows, unseen, hubFailure, missing } = list;
  const failures = [...(hubFailure === null ? [] : [hubFailure]), ...missing];
  const unexpected = failures.filter(({ kind }) => kind !== 'forbidden');
  const refused = failures.filter(({ kind }) => kind === 'forbidden');
  return (
    <>
      {unseen !== null && (
        <StackItem>
          <Unseen right={unseen} scope={scope} />
        </StackItem>
      )}
      {unexpected.length > 0 && (
        <StackItem>
          <Notice variant="warning" title={t('Something about these catalogs could not be read')}>
            {unexpected.map((failure) => (
              <FailureText key={`${failure.kind} ${failure.message}`} failure={failure} />
            ))}
          </Notice>
        </StackItem>
      )}
      {rows.length > 0 && refused.length > 0 && (
        <StackItem className="operator-hub__sources-incomplete">
          <Fold title={t('Not everything could be read')}>
            {refused.map((failure) => (
              <FailureText
                key={`${failure.right?.resource ?? ''} ${failure.message}`}
                failure={failure}
              />
            ))}
          </Fold>
        </StackItem>
      )}
    </>
  );
}

type SourceNotesProps = { readonly list: SourceRows; readonly scope: NamespaceScope };

/** Hardly anybody but cluster administrators may read all: it is no trouble. */
function Unseen({ right, scope }: { readonly right: Right; readonly scope: NamespaceScope }) {
  const t = useT();
  const rightText = useRightText();
  return (
    <Notice
      variant="info"
      title={t('Catalogs of other namespaces are not shown')}
      actionLinks={<Link to={routes.catalog(scope)}>{t('What they offer is in the catalog')}</Link>}
    >
      <p>{t('Those that serve all namespaces may be among them.')}</p>
      <p>{t('You need the right to {{right}}.', { right: rightText(right) })}</p>
    </Notice>
  );
}
