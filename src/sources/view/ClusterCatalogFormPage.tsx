import { useMemo, useState } from 'react';
import { EmptyState, Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { useNavigate, useParams } from 'react-router';
import { useT } from '~/i18n';
import type { JsonRecord } from '~/kube/json';
import { recordIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/olmV1';
import { provideQueries } from '~/kube/provideQueries';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { storedManifest } from '~/olm/storedManifest';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { routes } from '~/routes';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useFormDefinition } from '~/form/read/useDefinition';
import { EditObject } from '~/form/view/EditObject';
import { NewObject } from '~/form/view/NewObject';
import type { ObjectForm } from '~/form/view/objectForm';
import { RestoredNotice } from '~/form/view/SubmitButtons';
import { useNewDraft } from '~/form/view/useNewDraft';
import { useClusterCatalog } from '~/sources/read/useClusterCatalog';
import { NEW_CATALOG, pollsDigest } from '~/sources/rules/clusterCatalogForm';
import { CLUSTER_CATALOG } from './clusterCatalog/catalogTable';

/** Creates or edits a ClusterCatalog. */
function ClusterCatalogFormPage() {
  const t = useT();
  const name = useParams()['name'] ?? null;
  const [query] = useUrlQuery();
  const navigate = useNavigate();
  const served = useServesExtensions();
  const from = name ?? query.get('copy');
  const title = name === null ? t('Create ClusterCatalog') : t('Edit ClusterCatalog');
  return (
    <DetailPage
      title={title}
      id="cluster-catalog-form"
      parent={
        name === null
          ? { to: routes.sources(null), text: t('Catalog sources') }
          : { to: routes.source(CLUSTER_SCOPE, name), text: name }
      }
      onScope={(chosen) => {
        if (chosen !== null) void navigate(routes.sources(chosen));
      }}
    >
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h1">{title}</Title>
        </StackItem>
        <StackItem isFilled>
          <LoadableView of={served} what={t('ClusterCatalog')} skeleton={<Pending />}>
            {(isServed) =>
              !isServed ? (
                <EmptyState
                  titleText={t('OLM v1 is not available on this cluster')}
                  headingLevel="h2"
                />
              ) : from === null ? (
                <WithForm>{(form) => <Create form={form} start={NEW_CATALOG} />}</WithForm>
              ) : (
                <Stored name={from} isCopy={name === null} />
              )
            }
          </LoadableView>
        </StackItem>
      </Stack>
    </DetailPage>
  );
}

export default provideQueries(ClusterCatalogFormPage);

function Pending() {
  const t = useT();
  return <Skeleton height="20rem" screenreaderText={t('Loading')} />;
}

/** An existing catalog to edit or duplicate. */
function Stored({ name, isCopy }: { readonly name: string; readonly isCopy: boolean }) {
  const t = useT();
  const catalog = useClusterCatalog(name, true);
  return (
    <LoadableView of={catalog} what={t('ClusterCatalog')} skeleton={<Pending />}>
      {(details) => {
        if (details === null) {
          return (
            <EmptyState
              titleText={t('{{kind}} {{name}} not found', { kind: 'ClusterCatalog', name })}
              headingLevel="h2"
            />
          );
        }
        const { object, facts } = details;
        if (isCopy) return <WithForm>{(form) => <Copy form={form} object={object} />}</WithForm>;
        return facts.isDefault ? (
          <EmptyState titleText={t('Default catalogs cannot be edited')} headingLevel="h2" />
        ) : (
          <WithForm>
            {(form) => (
              <EditObject
                form={form}
                object={object}
                formUrl={routes.editSource(CLUSTER_SCOPE, name)}
                page={routes.source(CLUSTER_SCOPE, name)}
              />
            )}
          </WithForm>
        );
      }}
    </LoadableView>
  );
}

/** The form with the schema of the cluster. */
function WithForm({ children }: { readonly children: (form: ObjectForm) => React.ReactNode }) {
  const t = useT();
  const { definition } = useFormDefinition(
    `${clusterCatalogModel.plural}.${clusterCatalogModel.group}`,
    clusterCatalogModel,
  );
  const known = dataOr(definition, null);
  const form = useMemo<ObjectForm>(
    () => ({
      model: clusterCatalogModel,
      definition: known,
      descriptors: [],
      table: CLUSTER_CATALOG,
      others: (object) =>
        pollsDigest(object)
          ? [
              {
                kind: 'stated',
                severity: 'danger',
                path: 'spec.source.image.pollIntervalMinutes',
                text: t('The image references a digest. Its content does not change.'),
              },
            ]
          : [],
    }),
    [known, t],
  );
  return definition.status === 'loading' ? <Pending /> : children(form);
}

/** A new catalog does not follow the one that it copies. */
function Copy({ form, object }: { readonly form: ObjectForm; readonly object: ClusterCatalog }) {
  const [start] = useState<JsonRecord>(() => {
    const manifest = recordIn(storedManifest(clusterCatalogModel, object));
    return { ...manifest, metadata: { name: '' } };
  });
  return <Create form={form} start={start} />;
}

function Create({ form, start }: { readonly form: ObjectForm; readonly start: JsonRecord }) {
  const navigate = useNavigate();
  const documents = useMemo(
    () => [{ id: 'blank', kind: 'blank' as const, title: '', document: start }],
    [start],
  );
  const [query] = useUrlQuery();
  const copy = query.get('copy');
  const draft = useNewDraft({
    model: clusterCatalogModel,
    namespace: null,
    documents,
    from: null,
    taken: [],
    form: routes.newClusterCatalog(copy ?? undefined),
  });
  return (
    <NewObject
      form={form}
      draft={draft}
      namespace={null}
      cancelTo={routes.sources(null)}
      onCreated={({ metadata }) => {
        void navigate(routes.source(CLUSTER_SCOPE, metadata.name));
      }}
    >
      <RestoredNotice isRestored={draft.isRestored} onStartOver={draft.startOver} />
    </NewObject>
  );
}
