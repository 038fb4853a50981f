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
import { useEffect } from 'react';
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
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { pageTabs, tabIn } from '~/ui/page/PageTabs';
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

const ExtensionReview = later(
  async () => (await import('~/updates/view/extension/ExtensionReview')).ExtensionReview,
);

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

const OpenedPlan = later(async () => (await loadPlan()).OpenedPlan);

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
  const current = tabIn(TABS, query.get('tab'));
  const scroll = useTabScroll(current);
  return (
    <Tabs
      activeKey={current}
      mountOnEnter
      unmountOnExit
      aria-label={t('Updates')}
      {...scroll}
      onSelect={(_, tab) => {
        // Without the filters of another tab.
        const names = Object.keys(TABS);
        change(() => new URLSearchParams(tab === names[0] ? {} : { tab: String(tab) }));
      }}
    >
      {Object.entries(TABS).map(([tab, { title, Content }]) => (
        <Tab key={tab} eventKey={tab} title={<TabTitleText>{title(t)}</TabTitleText>}>
          <TabContentBody>
            <LazyPart skeleton={<UpdatesSkeleton />}>
              <Content scope={scope} />
            </LazyPart>
          </TabContentBody>
        </Tab>
      ))}
    </Tabs>
  );
}

const TABS = pageTabs<{ readonly scope: NamespaceScope }>({
  pending: { title: (t) => t('Pending'), Content: InboxTab },
  history: { title: (t) => t('History'), load: () => import('./history/HistoryTab') },
  readiness: { title: (t) => t('Readiness'), load: () => import('./readiness/ReadinessTab') },
});

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
