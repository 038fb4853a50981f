import type { ComponentType } from 'react';
import { List, ListItem } from '@patternfly/react-core';
import { Link, useParams } from 'react-router';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { routes } from '~/routes';
import { PageTabs, pageTabs, type Tabs } from '~/ui/page/PageTabs';
import { NotFound, ResourcePage } from '~/ui/page/ResourcePage';
import { useOperator } from '~/operator/read/useOperator';
import { useOperatorElsewhere } from '~/operator/read/useOperatorDeployments';
import { OperatorHeader } from '~/operator/view/OperatorHeader';
import { OperatorPipeline } from '~/operator/view/pipeline/OperatorPipeline';
import { UnfinishedResubscription } from '~/operator/view/remedies/UnfinishedResubscription';
import { OverviewTab } from '~/operator/view/tabs/OverviewTab';
import '~/operator/view/operator.css';

/** One Operator: its status, its permissions, its objects and its settings. */
function OperatorPage({ tabs }: { readonly tabs: Tabs<OperatorTabProps> }) {
  const t = useT();
  const { ns: namespace = '', name = '' } = useParams();
  const operator = useOperator(namespace, name);
  return (
    <ResourcePage
      id="operator"
      of={operator}
      name={name}
      title={dataOr(operator, null)?.operator.displayName}
      what={t('Operator {{name}}', { name })}
      list={{ title: t('Installed Operators'), of: routes.installed }}
      scope={namespace}
      idle={<UnfinishedResubscription namespace={namespace} name={name} />}
      missing={<OperatorMissing namespace={namespace} name={name} />}
    >
      {(details) => (
        <>
          <OperatorHeader details={details} />
          <OperatorPipeline details={details} />
          <PageTabs
            label={t('About this Operator')}
            tabs={tabs}
            details={details}
            // Those of the URL. A copy's original might not be readable.
            address={(tab) => routes.operator(namespace, name, tab)}
          />
        </>
      )}
    </ResourcePage>
  );
}

export default provideQueries(OperatorPage);

/** No Operator with this name in the namespace: possible reasons, other namespaces with it, and links. */
function OperatorMissing({ namespace, name }: MissingProps) {
  const t = useT();
  const elsewhere = useOperatorElsewhere(namespace, name);
  return (
    <NotFound
      title={t('Operator {{name}} not found in {{namespace}}', { name, namespace })}
      links={[
        { to: routes.installed(namespace), text: t('View installed Operators') },
        { to: routes.catalog(namespace), text: t('Browse catalog') },
      ]}
    >
      {elsewhere.length === 0
        ? t('The Operator might have been uninstalled, or its Subscription has another name.')
        : t('Installed in other namespaces:')}
      {elsewhere.length > 0 && (
        <List isPlain aria-label={t('Namespaces')}>
          {elsewhere.map((place) => (
            <ListItem key={place}>
              <Link to={routes.operator(place, name)}>
                {t('{{name}} in {{namespace}}', { name, namespace: place })}
              </Link>
            </ListItem>
          ))}
        </List>
      )}
    </NotFound>
  );
}

type MissingProps = { readonly namespace: string; readonly name: string };

/** @param Instances the instances of its APIs, from another capability */
export const operatorTabs = (Instances: ComponentType<OperatorTabProps>) =>
  pageTabs<OperatorTabProps>({
    overview: { title: (t) => t('Overview'), Content: OverviewTab },
    updates: { title: (t) => t('Updates'), load: () => import('./tabs/UpdatesTab') },
    permissions: { title: (t) => t('Permissions'), load: () => import('./tabs/PermissionsTab') },
    apis: { title: (t) => t('APIs'), load: () => import('./tabs/ApisTab') },
    instances: { title: (t) => t('Instances'), Content: Instances },
    objects: { title: (t) => t('Resources'), load: () => import('./tabs/ObjectsTab') },
    conditions: { title: (t) => t('Conditions'), load: () => import('./tabs/ConditionsTab') },
    events: { title: (t) => t('Events'), load: () => import('./tabs/EventsTab') },
    yaml: { title: (t) => t('YAML'), load: () => import('./tabs/YamlTab') },
  });
