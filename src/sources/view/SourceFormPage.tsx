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
import { type ReactNode, useMemo, useState } from 'react';
import { DetailPage } from '~/ui/DetailPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { useCatalogSourceItem } from '~/sources/read/useCatalogSourceItems';
import { all } from '~/kube/loadable';
import { LinkButton } from '~/ui/LinkButton';
import { useAllowedList } from '~/kube/allowedLists';
import { useGlobalNamespace } from '~/sources/read/useSourceFacts';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { Notice } from '~/ui/Notice';
import { readYaml } from '~/form/rules/yamlText';
import { EditObject } from '~/form/view/EditObject';
import { NewObject } from '~/form/view/NewObject';
import type { ObjectForm } from '~/form/view/objectForm';
import { RestoredNotice } from '~/form/view/SubmitButtons';
import { useNewDraft } from '~/form/view/useNewDraft';
import { copiedSource, newSource, readSource } from '~/sources/rules/form/sourceForm';
import { SourceContext } from './form/sourceContext';
import { type SourceFormState, useSourceForm } from './form/useSourceForm';
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
  const where = useMemo(() => ({ namespace, name }), [namespace, name]);
  const source = useAllowedList<CatalogSource>(catalogSourceModel, where);
  const item = useCatalogSourceItem(namespace, name);
  // A catalog that is deleted since remains in the form.
  const [held, setHeld] = useState<CatalogSource | null>(null);
  const live = source.status === 'ready' ? (source.data[0] ?? null) : null;
  if (live !== null && live !== held) setHeld(live);
  return (
    <LoadableView
      of={all({ source, item })}
      what={t('CatalogSource')}
      skeleton={<SourceFormSkeleton />}
    >
      {(found) => {
        if (held === null) return <NoSuchSource name={name} to={routes.newSource(namespace)} />;
        if (found.item?.origin.kind === 'default') {
          return <DefaultSourceNotice namespace={namespace} name={name} />;
        }
        return (
          <Stack hasGutter>
            {live === null && (
              <Notice variant="warning" title={t('This CatalogSource has been deleted')} />
            )}
            <StackItem>
              <Edit source={held} />
            </StackItem>
          </Stack>
        );
      }}
    </LoadableView>
  );
}

function Edit({ source }: { readonly source: CatalogSource }) {
  const { name, namespace = '' } = source.metadata;
  const [opened] = useState(() => readSource(source));
  const found = useSourceForm({ opened, copiedImage: null, namespace });
  return (
    <WithForm found={found}>
      {(form) => (
        <EditObject
          form={form}
          object={source}
          formUrl={routes.editSource(namespace, name)}
          page={routes.source(namespace, name)}
        />
      )}
    </WithForm>
  );
}

/** The form with the schema of the cluster. */
function WithForm({ found: { form, state, isLoading }, children }: WithFormProps) {
  if (isLoading) return <SourceFormSkeleton />;
  return <SourceContext.Provider value={state}>{children(form)}</SourceContext.Provider>;
}

type WithFormProps = {
  readonly found: SourceFormState;
  readonly children: (form: ObjectForm) => ReactNode;
};

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
  const found = useAllowedList<CatalogSource>(catalogSourceModel, copyOf);
  const global = useGlobalNamespace();
  if (copyOf === null) {
    const namespace = scope ?? global;
    if (namespace === null) return <SourceFormSkeleton />;
    return <Create scope={scope} namespace={namespace} start={null} />;
  }
  return (
    <LoadableView of={found} what={t('CatalogSource')} skeleton={<SourceFormSkeleton />}>
      {([source]) =>
        source === undefined ? (
          <NoSuchSource name={copyOf.name} to={routes.newSource(scope)} />
        ) : (
          <Create
            scope={scope}
            namespace={scope ?? source.metadata.namespace ?? ''}
            start={source}
          />
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

function Create({ scope, namespace: place, start }: CreateProps) {
  const navigate = useNavigate();
  // A new catalog does not follow the one that it copies.
  const [source] = useState(start);
  const { namespace: origin = '', name } = source?.metadata ?? {};
  const documents = useMemo(() => {
    const document = source === null ? newSource(place) : copiedSource(source, place);
    return [{ id: 'blank', kind: 'blank' as const, title: '', document }];
  }, [source, place]);
  const draft = useNewDraft({
    model: catalogSourceModel,
    namespace: scope,
    documents,
    from: null,
    taken: [],
    form: routes.newSource(null, name === undefined ? undefined : { namespace: origin, name }),
  });
  const { text } = draft.draft;
  const namespace = useMemo(() => {
    const read = readYaml(text);
    return readSource(read.kind === 'object' ? read.object : {}).namespace;
  }, [text]);
  const found = useSourceForm({
    opened: null,
    copiedImage: source === null ? null : readSource(source).image,
    namespace,
  });
  return (
    <WithForm found={found}>
      {(form) => (
        <NewObject
          form={form}
          draft={draft}
          namespace={scope}
          cancelTo={routes.sources(scope)}
          onCreated={({ metadata }) => {
            void navigate(routes.source(metadata.namespace ?? namespace, metadata.name), {
              replace: true,
            });
          }}
        >
          <RestoredNotice isRestored={draft.isRestored} onStartOver={draft.startOver} />
        </NewObject>
      )}
    </WithForm>
  );
}

type CreateProps = {
  readonly scope: NamespaceScope;
  /** Of the new catalog, unless the user selects another one. */
  readonly namespace: string;
  readonly start: CatalogSource | null;
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
