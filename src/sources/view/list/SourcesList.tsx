import {
  Stack,
  StackItem,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { CatalogIcon } from '@patternfly/react-icons';
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { useOlmParts } from '~/sources/read/useOlmParts';
import type { SourceRows } from '~/sources/read/useSourceRows';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { fieldTexts } from '~/ui/lists/fields';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import { type ShownList, useList } from '~/ui/lists/useList';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import type { Permission } from '~/kube/failure';
import { FIELDS, SOURCES } from './fields';
import { SourcesTable } from './SourcesTable';
import { AddCatalog } from './AddCatalog';
import { OlmHealth, OlmProblems } from './OlmHealth';
import './sourcesList.css';

/** The list with its notices and filters; the reason if it is empty. */
export function SourcesList({ list, scope }: Props) {
  const t = useT();
  const all = list.rows;
  const shown = useList(SOURCES, all);
  const texts = fieldTexts(FIELDS, t('Find catalog sources'), t);
  const count = all.length;
  const olm = useOlmParts();
  return (
    <Stack hasGutter>
      <SourceNotes list={list} scope={scope} />
      <OlmProblems of={olm} />
      <StackItem>
        {count === 0 ? (
          <SourcesEmpty scope={scope} isLimited={list.unseen !== null} />
        ) : (
          <>
            <ListToolbar
              list={{ ...shown, facets: choicesIn(shown) }}
              texts={texts}
              count={
                shown.rows.length === count
                  ? t('{{count}} catalog source', { count })
                  : t('{{shown}} of {{count}} catalog source', { shown: shown.rows.length, count })
              }
            />
            <ListSummary list={shown} texts={texts} />
            <SourcesTable list={shown} all={all} />
            {shown.rows.length === 0 && <NoMatch onClear={shown.clear} />}
          </>
        )}
      </StackItem>
      <OlmHealth of={olm} />
    </Stack>
  );
}

type Props = { readonly list: SourceRows; readonly scope: NamespaceScope };

/** Without the facets whose values are equal in all rows. */
function choicesIn({ facets, view }: Pick<ShownList, 'facets' | 'view'>): ShownList['facets'] {
  return Object.fromEntries(
    Object.entries(facets).filter(
      ([name, values]) => values.length > 1 || (view.choices[name] ?? []).length > 0,
    ),
  );
}

/** No catalogs: the consequence, and the main action. */
function SourcesEmpty({ scope, isLimited }: SourcesEmptyProps) {
  const t = useT();
  return (
    <EmptyState titleText={t('No CatalogSources found')} headingLevel="h2" icon={CatalogIcon}>
      <EmptyStateBody>
        {isLimited && scope !== null
          ? t('Cluster-wide catalog sources might not be listed.')
          : t('Create a CatalogSource to provide Operators.')}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <AddCatalog scope={scope} variant="secondary" />
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type SourcesEmptyProps = {
  readonly scope: NamespaceScope;
  /** The user cannot read the catalogs of other namespaces. */
  readonly isLimited: boolean;
};

/** The catalogs that the list does not contain. */
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
          <Unseen permission={unseen} scope={scope} />
        </StackItem>
      )}
      {unexpected.length > 0 && (
        <StackItem>
          <Notice variant="warning" title={t('Some data could not be loaded')}>
            {unexpected.map((failure) => (
              <FailureText key={`${failure.kind} ${failure.message}`} failure={failure} />
            ))}
          </Notice>
        </StackItem>
      )}
      {rows.length > 0 && refused.length > 0 && (
        <StackItem className="operator-hub__sources-incomplete">
          <Fold title={t('Some data could not be loaded')}>
            {refused.map((failure) => (
              <FailureText
                key={`${failure.permission?.resource ?? ''} ${failure.message}`}
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

/** Usually only cluster administrators can read all, so that it is not a warning. */
function Unseen({
  permission,
  scope,
}: {
  readonly permission: Permission;
  readonly scope: NamespaceScope;
}) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('Some resources might not be listed')}
      actionLinks={<Link to={routes.catalog(scope)}>{t('View in catalog')}</Link>}
    >
      <p>{t('Cluster-wide catalog sources might not be listed.')}</p>
      <p>{neededText([permission], t)}</p>
    </Notice>
  );
}
