import { CubesIcon } from '@patternfly/react-icons';
import { useNavigate, useParams } from 'react-router';
import { useT } from '~/i18n';
import { listIn, recordIn } from '~/kube/json';
import { map, dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import { iconData } from '~/olm/packages/iconData';
import { routes } from '~/routes';
import { useOpenDialog } from '~/ui/DialogProvider';
import { PageHead } from '~/ui/page/PageHead';
import { PageTabs, pageTabs } from '~/ui/page/PageTabs';
import { NotFound, ResourceContent, ResourcePage } from '~/ui/page/ResourcePage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useDescribedApi } from '~/operands/read/useDescribedApi';
import { useInstance } from '~/operands/read/useInstance';
import { useOperandApi } from '~/operands/read/useOperandApis';
import { instanceHealth } from '~/operands/rules/instanceHealth';
import type { OperandApi } from '~/operands/rules/operandApis';
import { ApiMissing } from './ApiMissing';
import { DeleteInstance } from './DeleteInstance';
import { OverviewTab } from './details/OverviewTab';
import { InstanceActions } from './InstanceActions';
import type { InstanceDetails, InstanceTabProps } from './instanceDetails';
import { InstanceHealthLabel } from './InstanceHealthLabel';
import './instances.css';

/** One instance: status, owned resources, events and YAML. */
function InstancePage() {
  const t = useT();
  const scope = useNamespaceScope();
  const { api: apiName = '', name = '' } = useParams();
  const { api, description } = useDescribedApi(useOperandApi(scope, apiName));
  return (
    <ResourcePage
      id="instance-breadcrumb"
      of={map(api, served)}
      name={name}
      what={t('{{kind}} {{name}}', { kind: apiName, name })}
      root={{ to: routes.instances(scope), text: t('Instances') }}
      list={{
        title: dataOr(api, null)?.kind ?? apiName,
        of: (chosen) => routes.instancesOf(chosen, apiName),
      }}
      scope={scope}
      missing={<ApiMissing name={apiName} />}
    >
      {({ api: found, model }) => (
        <Instance
          api={found}
          model={model}
          namespace={model.namespaced ? scope : null}
          name={name}
          description={description}
        />
      )}
    </ResourcePage>
  );
}

export default provideQueries(InstancePage);

function served(api: OperandApi | null) {
  const model = api?.served?.model;
  return api === null || model === undefined ? null : { api, model };
}

function Instance({ name, ...given }: Omit<InstanceDetails, 'object'> & { readonly name: string }) {
  const t = useT();
  const { api, model, namespace } = given;
  return (
    <ResourceContent
      of={useInstance(model, namespace, name)}
      name={name}
      what={t('{{kind}} {{name}}', { kind: model.kind, name })}
      missing={
        <NotFound
          icon={CubesIcon}
          title={t('{{kind}} {{name}} not found', { kind: api.kind, name })}
          links={[{ to: routes.instancesOf(namespace, api.name), text: t('View all instances') }]}
        />
      }
    >
      {(object) => (
        <>
          <Head {...given} object={object} />
          <PageTabs
            label={t('About this instance')}
            tabs={TABS}
            details={{ ...given, object }}
            address={(tab) => routes.instance({ api: api.name, namespace, name }, tab)}
          />
        </>
      )}
    </ResourceContent>
  );
}

function Head({ api, namespace, object }: InstanceDetails) {
  const t = useT();
  const navigate = useNavigate();
  const open = useOpenDialog();
  const { name } = object.metadata;
  const row = { api, namespace, name };
  const [icon] = listIn(recordIn(api.providers[0]?.source.spec)['icon']);
  const onDelete = () => {
    open((onClose) => (
      <DeleteInstance
        {...row}
        onClose={onClose}
        onDeleted={() => {
          void navigate(routes.instancesOf(namespace, api.name));
        }}
      />
    ));
  };
  return (
    <PageHead
      icon={iconData(icon)}
      title={name}
      place={
        namespace === null
          ? api.kind
          : t('{{name}} in namespace {{namespace}}', { name: api.kind, namespace })
      }
      actions={<InstanceActions row={row} onDelete={onDelete} />}
    >
      <InstanceHealthLabel health={instanceHealth(object)} />
    </PageHead>
  );
}

const TABS = pageTabs<InstanceTabProps>({
  overview: { title: (t) => t('Overview'), Content: OverviewTab },
  resources: { title: (t) => t('Resources'), load: () => import('./details/ResourcesTab') },
  events: { title: (t) => t('Events'), load: () => import('./details/EventsTab') },
  yaml: { title: (t) => t('YAML'), load: () => import('./details/YamlTab') },
});
