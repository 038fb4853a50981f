import {
  Breadcrumb,
  BreadcrumbItem,
  Button,
  EmptyState,
  PageSection,
} from '@patternfly/react-core';
import type { K8sModel, K8sResourceKind } from '@openshift-console/dynamic-plugin-sdk';
import { kindOfModel } from '../kube/reference';
import { useWatch } from '../kube/useWatch';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { resourcePath } from '../kube/resourcePath';
import ListPageHeader from '../sdk/internal/components/factory/ListPage/ListPageHeader';
import { HorizontalNavFacade } from '../sdk/internal/components/utils/horizontal-nav';
import { ResourceIcon } from '../sdk/internal/components/utils/resource-icon';
import { DocumentTitle } from '../sdk/shared/src/components/document-title/DocumentTitle';
import { useDeleteModal } from '../sdk/shared/src/hooks/useDeleteModal';
import { LoadingBox } from '../shell/LoadingBox';
import { NotFoundPage } from './NotFoundPage';
import { ResourceDetails, ResourceEvents, ResourceYaml } from './ResourceTabs';
import { useRouteModel } from './useRouteModel';

/** A plain page of one object with details, YAML and events, at the console's own URLs. */
export function ResourceDetailsPage() {
  const { ns, resource = '', name = '' } = useParams();
  const { model, areLoaded } = useRouteModel(resource);
  if (model === undefined) {
    return areLoaded ? <NotFoundPage /> : <LoadingBox />;
  }
  return (
    <Watched key={`${resource}/${ns ?? ''}/${name}`} model={model} name={name} namespace={ns} />
  );
}

type WatchedProps = {
  readonly model: K8sModel;
  readonly name: string;
  readonly namespace: string | undefined;
};

function Watched({ model, name, namespace }: WatchedProps) {
  const {
    data: object,
    isLoaded,
    failure,
  } = useWatch<K8sResourceKind>({
    groupVersionKind: kindOfModel(model),
    name,
    ...(namespace === undefined ? {} : { namespace }),
  });
  if (failure !== undefined) {
    return (
      <PageSection hasBodyWrapper={false}>
        <EmptyState titleText={failure} headingLevel="h1" status="danger" />
      </PageSection>
    );
  }
  return isLoaded ? <Details model={model} object={object} /> : <LoadingBox />;
}

type DetailsProps = { readonly model: K8sModel; readonly object: K8sResourceKind };

function Details({ model, object }: DetailsProps) {
  const { t } = useTranslation('public');
  const { name = '', namespace } = object.metadata ?? {};
  const list = resourcePath(model, { namespace });
  const launchDelete = useDeleteModal(object, list);
  const pages = [
    { name: t('Details'), href: '', component: ResourceDetails },
    { name: t('YAML'), href: 'yaml', component: ResourceYaml },
    { name: t('Events'), href: 'events', component: ResourceEvents },
  ];
  return (
    <>
      <DocumentTitle>{`${name} · ${model.label}`}</DocumentTitle>
      <PageSection hasBodyWrapper={false} className="stand-in-breadcrumb">
        <Breadcrumb ouiaId="breadcrumb">
          <BreadcrumbItem>
            <Link to={list}>{model.labelPlural}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem isActive>{t('{{kind}} details', { kind: model.label })}</BreadcrumbItem>
        </Breadcrumb>
      </PageSection>
      <ListPageHeader title={name} badge={<ResourceIcon groupVersionKind={kindOfModel(model)} />}>
        <Button variant="secondary" isDanger onClick={launchDelete}>
          {t('Delete {{kind}}', { kind: model.label })}
        </Button>
      </ListPageHeader>
      <HorizontalNavFacade resource={object} pages={pages} />
    </>
  );
}
