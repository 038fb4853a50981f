import {
  Stack,
  StackItem,
  Title,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Skeleton,
} from '@patternfly/react-core';
import { useNavigate, useParams } from 'react-router';
import { useMemo } from 'react';
import { DetailPage } from '~/ui/DetailPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { useStoredSource, useNewSource } from '~/sources/read/sourceStart';
import { useCatalogSourceItem } from '~/sources/read/useCatalogSourceItems';
import { all } from '~/kube/loadable';
import { LinkButton } from '~/ui/LinkButton';
import { SourceEditor } from '~/sources/view/form/SourceEditor';
import { FormLayout } from '~/ui/form/FormLayout';

/** Creates or edits a CatalogSource. */
function SourceFormPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const name = useParams()['name'] ?? null;
  const navigate = useNavigate();
  const [query] = useUrlQuery();
  const copy = query.get('copy');
  const isEdit = name !== null && scope !== null;
  const title = isEdit
    ? t('Edit CatalogSource', { name })
    : copy === null
      ? t('Create CatalogSource')
      : t('Create CatalogSource', { name: copy.slice(copy.indexOf('/') + 1) });
  const list = { to: routes.sources(scope), text: t('Catalog sources') };
  return (
    <DetailPage
      title={title}
      id="source-form"
      {...(isEdit
        ? { root: list, parent: { to: routes.source(scope, name), text: name } }
        : { parent: list })}
      onScope={(chosen) => {
        if (isEdit) void navigate(routes.sources(chosen));
      }}
    >
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h1">{title}</Title>
        </StackItem>
        <StackItem isFilled>
          {isEdit ? (
            <EditSourceForm key={`${scope}/${name}`} namespace={scope} name={name} />
          ) : (
            <NewSourceForm scope={scope} copy={copy} />
          )}
        </StackItem>
      </Stack>
    </DetailPage>
  );
}

export default provideQueries(SourceFormPage);

/** An existing catalog. A default one cannot be edited and shows the reason (CS-021). */
function EditSourceForm({ namespace, name }: Props) {
  const t = useT();
  const start = useStoredSource({ namespace, name });
  const item = useCatalogSourceItem(namespace, name);
  return (
    <LoadableView
      of={all({ start, item })}
      what={t('CatalogSource')}
      skeleton={<SourceFormSkeleton />}
    >
      {(found) => {
        if (found.start === null) {
          return <NoSuchSource name={name} to={routes.newSource(namespace)} />;
        }
        return found.item?.origin.kind === 'default' ? (
          <DefaultSourceNotice namespace={namespace} name={name} />
        ) : (
          <SourceEditor start={found.start} cancelTo={routes.source(namespace, name)} />
        );
      }}
    </LoadableView>
  );
}

type Props = { readonly namespace: string; readonly name: string };

/** CS-021: the reason why a default catalog cannot be edited, and how to copy it. */
function DefaultSourceNotice({ namespace, name }: DefaultSourceNoticeProps) {
  const t = useT();
  return (
    <EmptyState titleText={t('Default catalogs cannot be edited')} headingLevel="h2">
      <EmptyStateBody>
        {t(
          'The Marketplace Operator reverts changes to default catalogs. To customize a default catalog, duplicate it.',
        )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.newSource(namespace, { namespace, name })}>
            {t('Duplicate')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.source(namespace, name)}>
            {t('View CatalogSource')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type DefaultSourceNoticeProps = { readonly namespace: string; readonly name: string };

/** A new catalog, possibly a copy of another one. */
function NewSourceForm({ scope, copy }: NewSourceFormProps) {
  const t = useT();
  const copyOf = useMemo(() => sourceNameIn(copy), [copy]);
  const start = useNewSource(scope, copyOf);
  return (
    <LoadableView of={start} what={t('CatalogSource')} skeleton={<SourceFormSkeleton />}>
      {(found) =>
        found === null ? (
          <NoSuchSource name={copyOf?.name ?? ''} to={routes.newSource(scope)} />
        ) : (
          <SourceEditor key={found.id} start={found} cancelTo={routes.sources(scope)} />
        )
      }
    </LoadableView>
  );
}

type NewSourceFormProps = {
  readonly scope: NamespaceScope;
  /** `<namespace>/<name>` of the copied catalog; `null`: none. */
  readonly copy: string | null;
};

function sourceNameIn(text: string | null) {
  const [namespace = '', name = ''] = text?.split('/') ?? [];
  return namespace === '' || name === '' ? null : { namespace, name };
}

/** With the layout of the form: fields left, consequences right. */
function SourceFormSkeleton() {
  const t = useT();
  return (
    <FormLayout
      choices={<Skeleton height="36rem" screenreaderText={t('Loading')} />}
      consequences={<Skeleton height="16rem" screenreaderText={t('Loading')} />}
    />
  );
}

/** The catalog to edit or copy does not exist. */
function NoSuchSource({ name, to }: { readonly name: string; readonly to: string }) {
  const t = useT();
  return (
    <EmptyState
      titleText={t('{{kind}} {{name}} not found', { kind: 'CatalogSource', name })}
      headingLevel="h2"
    >
      <EmptyStateBody>{t('The CatalogSource might have been deleted or disabled.')}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={to}>
            {t('Create CatalogSource')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
