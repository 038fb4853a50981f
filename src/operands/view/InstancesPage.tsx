import { Title } from '@patternfly/react-core';
import { useParams } from 'react-router';
import { useT } from '~/i18n';
import { provideQueries } from '~/kube/provideQueries';
import { type NamespaceScope, routes } from '~/routes';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useAllApis } from '~/operands/read/useAllApis';
import { useOperandApi } from '~/operands/read/useOperandApis';
import { AllInstances } from './list/AllInstances';
import { ApiInstances } from './list/ApiInstances';
import { ApiMissing, ListSkeleton } from './ApiMissing';
import './instances.css';

/** The instances of all APIs, or of one. */
function InstancesPage() {
  const scope = useNamespaceScope();
  const { api } = useParams();
  return api === undefined ? <AllPage scope={scope} /> : <OneApiPage scope={scope} name={api} />;
}

export default provideQueries(InstancesPage);

function AllPage({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const found = useAllApis(scope);
  return (
    <NamespacedPage title={t('Installed Operators')}>
      <OperatorsTabs current="instances" scope={scope} />
      <LoadableView of={found} what={t('Instances')} skeleton={<ListSkeleton />}>
        {({ apis, unread }) => (
          <AllInstances key={scope} apis={apis} unread={unread} scope={scope} />
        )}
      </LoadableView>
      <ChooseProjectHint of={found} scope={scope} />
    </NamespacedPage>
  );
}

function OneApiPage({ scope, name }: { readonly scope: NamespaceScope; readonly name: string }) {
  const t = useT();
  const found = useOperandApi(scope, name);
  const kind = found.status === 'ready' && found.data !== null ? found.data.kind : name;
  return (
    <DetailPage
      title={kind}
      id="instances-breadcrumb"
      parent={{ to: routes.instances(scope), text: t('Instances') }}
    >
      <Title headingLevel="h1" className="operator-hub__instances-title">
        {kind}
      </Title>
      <LoadableView of={found} what={name} skeleton={<ListSkeleton />}>
        {(api) =>
          api?.served === undefined || api.served === null ? (
            <ApiMissing name={name} />
          ) : (
            <ApiInstances key={scope} api={api} model={api.served.model} scope={scope} />
          )
        }
      </LoadableView>
    </DetailPage>
  );
}
