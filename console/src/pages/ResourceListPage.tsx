import { EmptyState, PageSection, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { K8sModel, K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import { kindOfModel } from '../kube/reference';
import { useWatch } from '../kube/useWatch';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import ListPageHeader from '../sdk/internal/components/factory/ListPage/ListPageHeader';
import { ResourceLink } from '../sdk/internal/components/utils/resource-link';
import Timestamp from '../sdk/shared/src/components/datetime/Timestamp';
import { DocumentTitle } from '../sdk/shared/src/components/document-title/DocumentTitle';
import { LoadingBox } from '../shell/LoadingBox';
import { NotFoundPage } from './NotFoundPage';
import { useRouteModel } from './useRouteModel';

/** A plain list of one kind, at the console's own URLs. */
export function ResourceListPage() {
  const { ns, resource = '' } = useParams();
  const { model, areLoaded } = useRouteModel(resource);
  if (model === undefined) {
    return areLoaded ? <NotFoundPage /> : <LoadingBox />;
  }
  return (
    <>
      <DocumentTitle>{model.labelPlural}</DocumentTitle>
      <ListPageHeader title={model.labelPlural} />
      <PageSection hasBodyWrapper={false}>
        <ObjectTable key={`${resource}/${ns ?? ''}`} model={model} namespace={ns} />
      </PageSection>
    </>
  );
}

type ObjectTableProps = { readonly model: K8sModel; readonly namespace: string | undefined };

function ObjectTable({ model, namespace }: ObjectTableProps) {
  const { t } = useTranslation('public');
  const kind = kindOfModel(model);
  const {
    data: objects,
    isLoaded,
    failure,
  } = useWatch<K8sResourceCommon[]>({
    groupVersionKind: kind,
    isList: true,
    ...(namespace === undefined ? {} : { namespace }),
  });
  if (failure !== undefined) {
    return <EmptyState titleText={failure} headingLevel="h2" status="danger" variant="sm" />;
  }
  if (!isLoaded) {
    return <Skeleton height="12rem" screenreaderText={t('Loading')} />;
  }
  if (objects.length === 0) {
    return (
      <EmptyState
        titleText={t('No {{label}} found', { label: model.labelPlural })}
        headingLevel="h2"
        variant="sm"
      />
    );
  }
  return (
    <Table variant="compact" aria-label={model.labelPlural}>
      <Thead>
        <Tr>
          <Th>{t('Name')}</Th>
          {model.namespaced === true && <Th>{t('Namespace')}</Th>}
          <Th>{t('Created')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {objects.map(({ metadata = {} }) => (
          <Tr key={metadata.uid}>
            <Td dataLabel={t('Name')}>
              <ResourceLink groupVersionKind={kind} {...nameOf(metadata)} />
            </Td>
            {model.namespaced === true && (
              <Td dataLabel={t('Namespace')}>
                <ResourceLink kind="Namespace" name={metadata.namespace ?? ''} />
              </Td>
            )}
            <Td dataLabel={t('Created')}>
              <Timestamp timestamp={metadata.creationTimestamp} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function nameOf({ name = '', namespace }: NonNullable<K8sResourceCommon['metadata']>) {
  return namespace === undefined ? { name } : { name, namespace };
}
