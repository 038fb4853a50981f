import { lazy, useMemo, type ComponentType } from 'react';
import { EmptyState, EmptyStateActions, EmptyStateFooter, Skeleton } from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { useNavigate, useParams } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { provideQueries } from '~/kube/provideQueries';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { DetailPage } from '~/ui/DetailPage';
import { LinkButton } from '~/ui/LinkButton';
import { LinkTabs } from '~/ui/LinkTabs';
import { LoadableView } from '~/ui/LoadableView';
import { PendingTitle } from '~/ui/PendingTitle';
import { type ExtensionDetails, useExtension } from '~/olm/read/extensions/useExtension';
import { useOwnedDefinitions } from '~/extensions/read/useOwnedObjects';
import { dataOr, map } from '~/kube/loadable';
import {
  ifServed,
  orNotServed,
  useServesExtensions,
} from '~/olm/read/extensions/useServesExtensions';
import { DialogProvider } from './dialogs';
import { ExtensionHead } from './ExtensionHead';
import { EXTENSION_TABS, type ExtensionTab, type ExtensionTabProps, tabIn } from './extensionTab';
import { GrantDialog } from './GrantDialog';
import { OverviewTab } from './tabs/OverviewTab';
import { SafetyNotice } from './SafetyNotice';
import { StatusCard } from './StatusCard';
import { TargetDialog } from './TargetDialog';
import './extension.css';

/** The page of one ClusterExtension: status, problems and resources. */
function ExtensionPage({ Instances }: PageProps) {
  const t = useT();
  const { name = '', tab } = useParams();
  const navigate = useNavigate();
  const served = useServesExtensions();
  const extension = orNotServed(ifServed(served, useExtension(name, dataOr(served, false))));
  return (
    <DetailPage
      title={name}
      id="extension"
      parent={{ to: routes.installed(null), text: t('Installed Operators') }}
      onScope={(chosen) => {
        if (chosen !== null) void navigate(routes.installed(chosen));
      }}
    >
      <PendingTitle of={extension} title={name} />
      <LoadableView
        of={extension}
        what={t('ClusterExtension')}
        skeleton={<Skeleton height="20rem" screenreaderText={t('Loading')} />}
      >
        {(details) =>
          details === 'not-served' ? (
            <Missing title={t('OLM v1 is not available on this cluster')} />
          ) : details === null ? (
            <Missing title={t('{{kind}} {{name}} not found', { kind: 'ClusterExtension', name })} />
          ) : (
            // A new resource of the same name resets the page.
            <Found
              key={details.extension.uid}
              details={details}
              tab={tabIn(tab)}
              Instances={Instances}
            />
          )
        }
      </LoadableView>
    </DetailPage>
  );
}

export default provideQueries(ExtensionPage);

type PageProps = {
  /** The instances of some APIs, by the names of their CRDs. */
  readonly Instances: ComponentType<{
    readonly operator: ExtensionDetails['operator'];
    readonly names: readonly string[];
  }>;
};

function Found({ details, tab, Instances }: FoundProps) {
  return (
    <DialogProvider
      own={(dialog, close) =>
        dialog === 'target' ? (
          <TargetDialog details={details} onClose={close} />
        ) : (
          <GrantDialog details={details} isAdmin={dialog === 'admin'} onClose={close} />
        )
      }
    >
      <ExtensionHead details={details} />
      <StatusCard details={details} />
      <SafetyNotice details={details} />
      <Tabs details={details} tab={tab} Instances={Instances} />
    </DialogProvider>
  );
}

type FoundProps = PageProps & {
  readonly details: ExtensionDetails;
  readonly tab: ExtensionTab;
};

function Missing({ title }: { readonly title: string }) {
  const t = useT();
  return (
    <EmptyState headingLevel="h1" icon={CubesIcon} titleText={title}>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.installed(null)}>
            {t('View installed Operators')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

function Tabs({ details, tab: current, Instances }: FoundProps) {
  const t = useT();
  const { name } = details.extension;
  const { operator } = details;
  return (
    <LinkTabs
      label={t('ClusterExtension details')}
      tabs={EXTENSION_TABS.map((tab) => ({
        id: tab,
        title: TITLES[tab](t),
        address: routes.operator(CLUSTER_SCOPE, name, tab === EXTENSION_TABS[0] ? undefined : tab),
      }))}
      current={current}
      contentOf={(tab) => {
        if (tab === 'instances') return <OwnInstances operator={operator} Instances={Instances} />;
        const Content = CONTENTS[tab];
        return <Content details={details} />;
      }}
    />
  );
}

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

type OwnProps = PageProps & Pick<ExtensionDetails, 'operator'>;

const TITLES: Readonly<Record<ExtensionTab, (t: Translate) => string>> = {
  overview: (t) => t('Overview'),
  updates: (t) => t('Updates'),
  revisions: (t) => t('Revisions'),
  apis: (t) => t('APIs'),
  instances: (t) => t('Instances'),
  objects: (t) => t('Resources'),
  events: (t) => t('Events'),
  yaml: (t) => t('YAML'),
};

/** Only the first tab is loaded with the page. */
const CONTENTS: Readonly<
  Record<Exclude<ExtensionTab, 'instances'>, ComponentType<ExtensionTabProps>>
> = {
  overview: OverviewTab,
  updates: lazy(async () => ({ default: (await import('./tabs/UpdatesTab')).UpdatesTab })),
  revisions: lazy(async () => ({ default: (await import('./tabs/RevisionsTab')).RevisionsTab })),
  apis: lazy(async () => ({ default: (await import('./tabs/ApisTab')).ApisTab })),
  objects: lazy(async () => ({ default: (await import('./tabs/ObjectsTab')).ObjectsTab })),
  events: lazy(async () => ({ default: (await import('./tabs/EventsTab')).EventsTab })),
  yaml: lazy(async () => ({ default: (await import('./tabs/YamlTab')).YamlTab })),
};
