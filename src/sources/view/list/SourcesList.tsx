import { useMemo } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { NoMatch } from '~/ui/lists/NoMatch';
import type { SourceRows } from '~/sources/read/useSourceRows';
import { listedSources, unfilteredSources } from '~/sources/rules/sourceView';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { SourceNotes } from './SourceNotes';
import { SourcesEmpty } from './SourcesEmpty';
import { SourcesSummary } from './SourcesSummary';
import { SourcesTable } from './SourcesTable';
import { SourcesToolbar } from './SourcesToolbar';
import { useSourceUrl } from './useSourceUrl';
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
