import { Navigate, useSearchParams } from 'react-router';
import {
  Skeleton,
  Stack,
  StackItem,
  Tab,
  TabContentBody,
  TabTitleText,
  Tabs,
} from '@patternfly/react-core';
import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { CatalogDownAlert } from '~/ui/CatalogDownAlert';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { PendingTitle } from '~/ui/PendingTitle';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useDownSources } from '~/olm/read/catalogSources';
import { useExtensionRows } from '~/olm/read/extensions/useExtensions';
import { usePlans } from '~/olm/read/usePlans';
import { isInScope, namespaceInParameter } from '~/updates/rules/planInUrl';
import { useT, type Translate } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useTabScroll } from '~/ui/usePlace';
import { useInbox } from '~/updates/read/inbox';
import { Approvals } from '~/updates/view/approvals/Approvals';
import {
  ExtensionUpdates,
  areUpdatesUnknown,
  extensionsUpToDate,
  hasExtensionUpdates,
} from '~/updates/view/inbox/ExtensionUpdates';
import { PendingInbox } from '~/updates/view/inbox/PendingInbox';
import './updates.css';

/** The plans that require approval or are in progress. */
function InboxTab({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const inbox = useInbox(scope);
  const extensions = useExtensionRows(scope === null, true);
  return (
    <Approvals scope={scope}>
      {(approve) => (
        <>
          <LoadableView of={inbox} what={t('InstallPlans')} skeleton={<UpdatesSkeleton />}>
            {(found) => (
              <PendingInbox
                inbox={found}
                scope={scope}
                onApprove={approve}
                isAlone={!hasExtensionUpdates(extensions)}
                isComplete={!areUpdatesUnknown(extensions)}
                upToDate={found.upToDate + extensionsUpToDate(extensions)}
              />
            )}
          </LoadableView>
          <ChooseProjectHint of={inbox} scope={scope} />
          <ExtensionUpdates of={extensions} />
        </>
      )}
    </Approvals>
  );
}

/** All plans that require approval. */
function UpdatesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const [query] = useSearchParams();
  const opened = query.get('plan');
  const extension = query.get('extension');
  if (opened !== null && !isInScope(opened, scope)) {
    // The user selected another project while the plan was open.
    return <Navigate replace to={routes.updates(scope)} />;
  }
  if (opened !== null) return <Opened parameter={opened} scope={scope} />;
  if (extension !== null) {
    return (
      <LazyPart skeleton={<UpdatesSkeleton />}>
        <ExtensionReview name={extension} to={query.get('to') ?? ''} />
      </LazyPart>
    );
  }
  return (
    <NamespacedPage title={t('Updates')}>
      <DownCatalogs scope={scope} />
      <UpdatesTabs key={scope} scope={scope} />
    </NamespacedPage>
  );
}

const ExtensionReview = lazy(async () => ({
  default: (await import('~/updates/view/extension/ExtensionReview')).ExtensionReview,
}));

/** Outside of the list, which then does not render again when a catalog's pod changes. */
function DownCatalogs({ scope }: { readonly scope: NamespaceScope }) {
  const rows = useDownSources(scope);
  return (
    <div className="operator-hub__updates-down">
      <CatalogDownAlert rows={rows} />
    </div>
  );
}

const loadPlan = () => import(/* webpackChunkName: 'OpenedPlan' */ './OpenedPlan');

const OpenedPlan = lazy(async () => ({ default: (await loadPlan()).OpenedPlan }));

/** Watches only the plan's namespace, which the user might be able to read alone. */
function Opened({ parameter, scope }: OpenedProps) {
  const t = useT();
  const plans = usePlans(namespaceInParameter(parameter) ?? scope);
  const title = parameter.slice(parameter.indexOf('/') + 1);
  // Together with the plans. A failure is shown when the plan is rendered.
  useEffect(() => {
    loadPlan().catch(() => undefined);
  }, []);
  return (
    <DetailPage title={title} id="plan" parent={{ to: routes.updates(scope), text: t('Updates') }}>
      <PendingTitle of={plans} title={title} />
      <LoadableView of={plans} what={t('InstallPlans')} skeleton={<UpdatesSkeleton />}>
        {(all) => (
          <LazyPart skeleton={<UpdatesSkeleton />}>
            <OpenedPlan parameter={parameter} plans={all} scope={scope} />
          </LazyPart>
        )}
      </LoadableView>
      <ChooseProjectHint of={plans} scope={scope} />
    </DetailPage>
  );
}

type OpenedProps = { readonly parameter: string; readonly scope: NamespaceScope };

export default provideQueries(UpdatesPage);

/** Pending plans, past plans, and the Operators that block the cluster's next version. */
function UpdatesTabs({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const [query, change] = useUrlQuery();
  const current = updatesTabIn(query);
  const scroll = useTabScroll(current);
  return (
    <Tabs
      activeKey={current}
      mountOnEnter
      unmountOnExit
      aria-label={t('Updates')}
      {...scroll}
      onSelect={(_, key) => {
        const tab = UPDATES_TABS.find((known) => known === key);
        if (tab !== undefined) change(() => updatesTabQuery(tab));
      }}
    >
      {UPDATES_TABS.map((tab) => {
        const Content = UPDATES_TAB_CONTENTS[tab];
        return (
          <Tab key={tab} eventKey={tab} title={<TabTitleText>{tabTitle(tab, t)}</TabTitleText>}>
            <TabContentBody>
              <LazyPart skeleton={<UpdatesSkeleton />}>
                <Content scope={scope} />
              </LazyPart>
            </TabContentBody>
          </Tab>
        );
      })}
    </Tabs>
  );
}

function tabTitle(tab: UpdatesTab, t: Translate): string {
  switch (tab) {
    case 'pending':
      return t('Pending');
    case 'history':
      return t('History');
    case 'readiness':
      return t('Readiness');
  }
}

type Content = ComponentType<{ readonly scope: NamespaceScope }>;

/** The contents of the tabs. All but the first are loaded when they are opened. */
const UPDATES_TAB_CONTENTS: Readonly<Record<UpdatesTab, Content | LazyExoticComponent<Content>>> = {
  pending: InboxTab,
  history: lazy(async () => ({
    default: (await import('~/updates/view/history/HistoryTab')).HistoryTab,
  })),
  readiness: lazy(async () => ({
    default: (await import('~/updates/view/readiness/ReadinessTab')).ReadinessTab,
  })),
};

/** The tabs of the Updates page in order. Their names are in the URL, except for the first. */
const UPDATES_TABS = ['pending', 'history', 'readiness'] as const;
type UpdatesTab = (typeof UPDATES_TABS)[number];

/** The tab in a query string; the first for unknown values. */
function updatesTabIn(params: URLSearchParams): UpdatesTab {
  return UPDATES_TABS.find((tab) => tab === params.get('tab')) ?? UPDATES_TABS[0];
}

/** The query string of a tab, without the filters of another one. */
function updatesTabQuery(tab: UpdatesTab): URLSearchParams {
  return new URLSearchParams(tab === UPDATES_TABS[0] ? {} : { tab });
}

/** As large as a short list of plans. */
function UpdatesSkeleton() {
  const t = useT();
  return (
    <Stack hasGutter>
      {['60%', '100%', '100%', '100%'].map((width, index) => (
        <StackItem key={`${index.toString()}-${width}`}>
          <Skeleton width={width} height="2.5rem" screenreaderText={t('Loading')} />
        </StackItem>
      ))}
    </Stack>
  );
}
