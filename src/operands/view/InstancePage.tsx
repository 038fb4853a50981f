import { lazy, useState, type ComponentType } from 'react';
import {
  EmptyState,
  EmptyStateActions,
  EmptyStateFooter,
  Skeleton,
  Title,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useNavigate, useParams } from 'react-router';
import { useT, type Translate } from '~/i18n';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { provideQueries } from '~/kube/provideQueries';
import { type NamespaceScope, routes } from '~/routes';
import { DetailHead } from '~/ui/DetailHead';
import { DetailPage } from '~/ui/DetailPage';
import { LinkButton } from '~/ui/LinkButton';
import { LinkTabs } from '~/ui/LinkTabs';
import { LoadableView } from '~/ui/LoadableView';
import { PendingTitle } from '~/ui/PendingTitle';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { iconData } from '~/olm/packages/iconData';
import { listIn, recordIn } from '~/kube/json';
import { useInstance } from '~/operands/read/useInstance';
import { type DescribedApi, useDescribedApi } from '~/operands/read/useDescribedApi';
import { useOperandApi } from '~/operands/read/useOperandApis';
import type { OperandApi } from '~/operands/rules/operandApis';
import { instanceHealth } from '~/operands/rules/instanceHealth';
import { ApiMissing } from './ApiMissing';
import { DeleteInstance } from './DeleteInstance';
import { OverviewTab } from './details/OverviewTab';
import {
  INSTANCE_TABS,
  instanceTabIn,
  type InstanceTab,
  type InstanceTabProps,
} from './instanceTab';
import { InstanceActions } from './InstanceActions';
import { InstanceHealthLabel } from './InstanceHealthLabel';
import './instances.css';

/** One instance: status, owned resources, events and YAML. */
function InstancePage() {
  const t = useT();
  const scope = useNamespaceScope();
  const { api: apiName = '', name = '', tab } = useParams();
  const navigate = useNavigate();
  const { api, description } = useDescribedApi(useOperandApi(scope, apiName));
  return (
    <DetailPage
      title={name}
      id="instance-breadcrumb"
      root={{ to: routes.instances(scope), text: t('Instances') }}
      parent={{ to: routes.instancesOf(scope, apiName), text: kindOf(api, apiName) }}
      onScope={(chosen) => {
        if (chosen !== scope) void navigate(routes.instancesOf(chosen, apiName));
      }}
    >
      <PendingTitle of={api} title={name} />
      <LoadableView
        of={api}
        what={t('{{kind}} {{name}}', { kind: apiName, name })}
        skeleton={<PageSkeleton />}
      >
        {(found) =>
          found?.served === undefined || found.served === null ? (
            <ApiMissing name={apiName} />
          ) : (
            <Found
              api={found}
              model={found.served.model}
              namespace={found.served.model.namespaced ? scope : null}
              name={name}
              description={description}
              tab={instanceTabIn(tab)}
            />
          )
        }
      </LoadableView>
    </DetailPage>
  );
}

export default provideQueries(InstancePage);

function kindOf(api: ReturnType<typeof useOperandApi>, name: string): string {
  return api.status === 'ready' && api.data !== null ? api.data.kind : name;
}

function PageSkeleton() {
  const t = useT();
  return <Skeleton height="20rem" screenreaderText={t('Loading')} />;
}

function Found({ api, model, namespace, name, description, tab }: FoundProps) {
  const t = useT();
  const instance = useInstance(model, namespace, name);
  return (
    <>
      <PendingTitle of={instance} title={name} />
      <LoadableView
        of={instance}
        what={t('{{kind}} {{name}}', { kind: model.kind, name })}
        skeleton={<PageSkeleton />}
      >
        {(object) =>
          object === null ? (
            <Missing api={api} namespace={namespace} name={name} />
          ) : (
            <>
              <Head api={api} namespace={namespace} object={object} />
              <Tabs details={{ api, model, namespace, object, description }} tab={tab} />
            </>
          )
        }
      </LoadableView>
    </>
  );
}

type FoundProps = {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: NamespaceScope;
  readonly name: string;
  readonly description: DescribedApi['description'];
  readonly tab: InstanceTab;
};

function Missing({ api, namespace, name }: Pick<FoundProps, 'api' | 'namespace' | 'name'>) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      icon={CubesIcon}
      titleText={t('{{kind}} {{name}} not found', { kind: api.kind, name })}
    >
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.instancesOf(namespace, api.name)}>
            {t('View all instances')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

function Head({ api, namespace, object }: HeadProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { name } = object.metadata;
  const [icon] = listIn(recordIn(api.providers[0]?.source.spec)['icon']);
  return (
    <>
      <DetailHead
        icon={iconData(icon)}
        title={
          <Title headingLevel="h1" size="2xl">
            {name}
          </Title>
        }
        place={
          namespace === null
            ? api.kind
            : t('{{name}} in namespace {{namespace}}', { name: api.kind, namespace })
        }
        facts={
          <div>
            <InstanceHealthLabel health={instanceHealth(object)} />
          </div>
        }
        actions={
          <InstanceActions
            row={{ api, namespace, name }}
            onDelete={() => {
              setDeleting(true);
            }}
          />
        }
      />
      {isDeleting && (
        <DeleteInstance
          api={api}
          namespace={namespace}
          name={name}
          onClose={() => {
            setDeleting(false);
          }}
          onDeleted={() => {
            void navigate(routes.instancesOf(namespace, api.name));
          }}
        />
      )}
    </>
  );
}

type HeadProps = Pick<FoundProps, 'api' | 'namespace'> & { readonly object: Stored<string> };

function Tabs({ details, tab: current }: TabsProps) {
  const t = useT();
  const { api, namespace, object } = details;
  const path = { api: api.name, namespace, name: object.metadata.name };
  return (
    <LinkTabs
      label={t('About this instance')}
      tabs={INSTANCE_TABS.map((tab) => ({
        id: tab,
        title: tabTitle(tab, t),
        address: routes.instance(path, tab === INSTANCE_TABS[0] ? undefined : tab),
      }))}
      current={current}
      contentOf={(tab) => {
        const Content = CONTENTS[tab];
        return <Content details={details} />;
      }}
    />
  );
}

type TabsProps = InstanceTabProps & { readonly tab: InstanceTab };

function tabTitle(tab: InstanceTab, t: Translate): string {
  switch (tab) {
    case 'overview':
      return t('Overview');
    case 'resources':
      return t('Resources');
    case 'events':
      return t('Events');
    case 'yaml':
      return t('YAML');
  }
}

/** Only the first tab is loaded with the page. */
const CONTENTS: Readonly<Record<InstanceTab, ComponentType<InstanceTabProps>>> = {
  overview: OverviewTab,
  resources: lazy(async () => ({
    default: (await import('./details/ResourcesTab')).ResourcesTab,
  })),
  events: lazy(async () => ({ default: (await import('./details/EventsTab')).EventsTab })),
  yaml: lazy(async () => ({ default: (await import('./details/YamlTab')).YamlTab })),
};
