import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Skeleton } from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useParams } from 'react-router';
import { useT } from '~/i18n';
import { dataOr, map, ready } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import {
  type ExtensionDetails,
  type ExtensionTabProps,
  useExtension,
} from '~/olm/read/extensions/useExtension';
import { ifServed, useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { routes } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { PageTabs, pageTabs, type Tabs } from '~/ui/page/PageTabs';
import { NotFound, ResourcePage } from '~/ui/page/ResourcePage';
import { useOwnedDefinitions } from '~/extensions/read/useOwnedObjects';
import { DialogProvider } from './dialogs';
import { ExtensionHead } from './ExtensionHead';
import { GrantDialog } from './GrantDialog';
import { OverviewTab } from './tabs/OverviewTab';
import { SafetyNotice } from './SafetyNotice';
import { StatusCard } from './StatusCard';
import { SettingsDialog } from './SettingsDialog';
import { TargetDialog } from './TargetDialog';
import './extension.css';

/** The page of one ClusterExtension: status, problems and resources. */
function ExtensionPage({ tabs }: { readonly tabs: Tabs<ExtensionTabProps> }) {
  const t = useT();
  const { name = '' } = useParams();
  const served = useServesExtensions();
  const extension = ifServed(served, useExtension(name, dataOr(served, false)));
  return (
    <ResourcePage
      id="extension"
      of={extension ?? ready(null)}
      name={name}
      what={t('ClusterExtension')}
      list={{ title: t('Installed Operators'), of: routes.installed }}
      scope={null}
      missing={
        <NotFound
          icon={CubesIcon}
          title={
            extension === null
              ? t('OLM v1 is not available on this cluster')
              : t('{{kind}} {{name}} not found', { kind: 'ClusterExtension', name })
          }
          links={[{ to: routes.installed(null), text: t('View installed Operators') }]}
        />
      }
    >
      {(details) => (
        // A new resource of the same name resets the page.
        <Dialogs key={details.extension.uid} details={details}>
          <ExtensionHead details={details} />
          <StatusCard details={details} />
          <SafetyNotice details={details} />
          <PageTabs
            label={t('ClusterExtension details')}
            tabs={tabs}
            details={details}
            address={(tab) => routes.operator(CLUSTER_SCOPE, name, tab)}
          />
        </Dialogs>
      )}
    </ResourcePage>
  );
}

export default provideQueries(ExtensionPage);

function Dialogs({ details, children }: ExtensionTabProps & { readonly children: ReactNode }) {
  return (
    <DialogProvider
      own={(dialog, close) => {
        switch (dialog) {
          case 'target':
            return <TargetDialog details={details} onClose={close} />;
          case 'settings':
            return <SettingsDialog details={details} onClose={close} />;
          case 'grant':
          case 'admin':
            return <GrantDialog details={details} isAdmin={dialog === 'admin'} onClose={close} />;
        }
      }}
    >
      {children}
    </DialogProvider>
  );
}

/** @param Instances the instances of some APIs, from another capability */
export const extensionTabs = (Instances: InstancesOf) =>
  pageTabs<ExtensionTabProps>({
    overview: { title: (t) => t('Overview'), Content: OverviewTab },
    updates: { title: (t) => t('Updates'), load: () => import('./tabs/UpdatesTab') },
    revisions: { title: (t) => t('Revisions'), load: () => import('./tabs/RevisionsTab') },
    apis: { title: (t) => t('APIs'), load: () => import('./tabs/ApisTab') },
    instances: {
      title: (t) => t('Instances'),
      Content: function InstancesTab({ details: { operator } }: ExtensionTabProps) {
        return <OwnInstances operator={operator} Instances={Instances} />;
      },
    },
    objects: { title: (t) => t('Resources'), load: () => import('./tabs/ObjectsTab') },
    events: { title: (t) => t('Events'), load: () => import('./tabs/EventsTab') },
    yaml: { title: (t) => t('YAML'), load: () => import('./tabs/YamlTab') },
  });

type InstancesOf = ComponentType<{
  readonly operator: ExtensionDetails['operator'];
  /** The names of their CRDs. */
  readonly names: readonly string[];
}>;

/** The instances of the APIs that the extension owns. */
function OwnInstances({ operator, Instances }: OwnProps) {
  const t = useT();
  const definitions = useOwnedDefinitions(operator.name);
  const names = useMemo(
    () => map(definitions, (list) => list.map((definition) => definition.name)),
    [definitions],
  );
  return (
    <LoadableView
      of={names}
      what={t('APIs')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(own) => <Instances operator={operator} names={own} />}
    </LoadableView>
  );
}

type OwnProps = Pick<ExtensionDetails, 'operator'> & { readonly Instances: InstancesOf };
