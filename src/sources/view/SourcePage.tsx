import { useParams } from 'react-router';
import {
  Skeleton,
  Stack,
  StackItem,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Label,
  Title,
  Button,
} from '@patternfly/react-core';
import { lazy, type ComponentType } from 'react';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedDetailPage } from '~/ui/NamespacedDetailPage';
import { PendingTitle } from '~/ui/PendingTitle';
import { provideQueries } from '~/kube/provideQueries';
import { useCatalogSourceItem } from '~/sources/read/useCatalogSourceItems';
import { dataOr } from '~/kube/loadable';
import { useT, type Translate } from '~/i18n';
import { routes } from '~/routes';
import { DialogProvider } from '~/ui/DialogProvider';
import {
  type ExistingSource,
  SOURCE_TABS,
  type SourceTab,
  sourceTabIn,
  type SourceTabProps,
} from '~/sources/view/details/sourceDetails';
import { LinkButton } from '~/ui/LinkButton';
import { useSourceResources } from '~/sources/read/useSourceResources';
import { useSourceUsers } from '~/sources/read/useSourceUsers';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { Notice } from '~/ui/Notice';
import { recordIn, textIn, textsIn } from '~/kube/json';
import { DetailHead } from '~/ui/DetailHead';
import { gitOpsOwner } from '~/olm/gitOpsOwner';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { LabelGroup } from '~/ui/LabelGroup';
import { iconData } from '~/olm/packages/iconData';
import { SourceActions } from '~/sources/view/actions/SourceActions';
import { LinkTabs } from '~/ui/LinkTabs';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialogs';
import { SourceStatus } from '~/sources/view/details/SourceStatus';
import { DetailsTab } from '~/sources/view/details/DetailsTab';
import { originText, SourceStateLabel } from './SourceStateLabel';
import { CatalogUsers } from './CatalogUsers';
import '~/sources/view/details/source.css';

/** One catalog: its status, its packages and its Subscriptions. */
function SourcePage() {
  const t = useT();
  const { ns: namespace = '', name = '', tab } = useParams();
  const item = useCatalogSourceItem(namespace, name);
  return (
    <NamespacedDetailPage
      title={dataOr(item, null)?.displayName ?? name}
      id="source"
      namespace={namespace}
      list={{ title: t('Catalog sources'), of: routes.sources }}
    >
      <DialogProvider>
        <PendingTitle of={item} title={name} />
        <LoadableView
          of={item}
          what={t('CatalogSource {{name}}', { name })}
          skeleton={<SourceSkeleton />}
        >
          {(found) =>
            found === null ? (
              <SourceMissing namespace={namespace} name={name} />
            ) : (
              <SourceView item={found} tab={sourceTabIn(tab)} />
            )
          }
        </LoadableView>
      </DialogProvider>
    </NamespacedDetailPage>
  );
}

export default provideQueries(SourcePage);

/** As large as the content: header, status, tabs. */
function SourceSkeleton() {
  return (
    <Stack hasGutter>
      {HEIGHTS.map((height) => (
        <StackItem key={height}>
          <Skeleton height={height} />
        </StackItem>
      ))}
    </Stack>
  );
}

const HEIGHTS = ['4rem', '3rem', '2.5rem', '24rem'];

/** No catalog with this name: possible reasons and links. */
function SourceMissing({ namespace, name }: Props) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      titleText={t('{{kind}} {{name}} not found', { kind: 'CatalogSource', name })}
    >
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.sources(namespace)}>
            {t('View all catalog sources')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.newSource(namespace)}>
            {t('Create CatalogSource')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = { readonly namespace: string; readonly name: string };

/** The header and content of a catalog. A disabled one has only a name. */
function SourceView({ item, tab }: SourceViewProps) {
  const { source } = item;
  return (
    <>
      <SourceHeader item={item} />
      {source === null ? (
        <SourceDisabled item={item} />
      ) : (
        // A recreated catalog is another one.
        <Existing key={source.metadata.uid} item={item} source={source} tab={tab} />
      )}
    </>
  );
}

type SourceViewProps = { readonly item: CatalogSourceItem; readonly tab: SourceTab };

function Existing({ item, source, tab }: ExistingProps) {
  const resources = useSourceResources(source);
  const users = useSourceUsers(item);
  const details = { item, source, resources, users };
  return (
    <>
      <DeletionNotice source={source} />
      <SourceStatus details={details} tab={tab} />
      <SourceTabs details={details} tab={tab} />
    </>
  );
}

type ExistingProps = SourceViewProps & { readonly source: ExistingSource };

/** Being deleted, possibly blocked. */
function DeletionNotice({ source: { metadata } }: { readonly source: ExistingSource }) {
  const t = useT();
  if (textIn(metadata.deletionTimestamp) === null) return null;
  const finalizers = textsIn(metadata.finalizers);
  return (
    <Notice
      variant="info"
      className="operator-hub__source-notice"
      title={t('This CatalogSource is being deleted')}
    >
      {finalizers.length === 0
        ? t('The catalog pod and Service are also deleted.')
        : t('Deletion is waiting for these finalizers: {{finalizers}}', {
            finalizers: t.list(finalizers),
          })}
    </Notice>
  );
}

/** The name, namespace and state of the catalog, with its actions. */
function SourceHeader({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const { displayName, name, namespace, state, origin, isGlobal, source } = item;
  const icon = iconData(recordIn(source?.spec)['icon']);
  const gitOps = source && gitOpsOwner({ kind: 'CatalogSource', metadata: source.metadata });
  return (
    <DetailHead
      icon={icon}
      title={
        <Title headingLevel="h1" size="2xl" dir="auto" className="operator-hub__source-title">
          {displayName}
        </Title>
      }
      place={t('{{name}} in namespace {{namespace}}', { name, namespace })}
      facts={
        <LabelGroup numLabels={5} aria-label={t('Summary')}>
          <SourceStateLabel state={state} isCompact={false} />
          {origin.kind !== 'unknown' && (
            <Label variant="outline">{originText(origin.kind, t)}</Label>
          )}
          <Label variant="outline">{isGlobal ? t('All namespaces') : t('Single namespace')}</Label>
          <GitOpsLabel owner={gitOps} />
        </LabelGroup>
      }
      actions={<SourceActions item={item} />}
    />
  );
}

/** The tabs of the page. Each has a URL, and loads its further data when it is opened. */
function SourceTabs({ details, tab: current }: SourceTabsProps) {
  const t = useT();
  const { namespace, name } = details.item;
  return (
    <LinkTabs
      label={t('CatalogSource details')}
      tabs={SOURCE_TABS.map((tab) => ({
        id: tab,
        title: tabTitle(tab, t),
        address: routes.source(namespace, name, tab === SOURCE_TABS[0] ? undefined : tab),
      }))}
      current={current}
      contentOf={(tab) => {
        const Content = SOURCE_TAB_CONTENTS[tab];
        return <Content details={details} />;
      }}
    />
  );
}

type SourceTabsProps = SourceTabProps & { readonly tab: SourceTab };

function tabTitle(tab: SourceTab, t: Translate): string {
  switch (tab) {
    case 'details':
      return t('Details');
    case 'pod':
      return t('Pod');
    case 'packages':
      return t('Packages');
    case 'subscriptions':
      return t('Subscriptions');
    case 'yaml':
      return t('YAML');
  }
}

/** The contents of the tabs. Only the first is part of the page. */
const SOURCE_TAB_CONTENTS: Readonly<Record<SourceTab, ComponentType<SourceTabProps>>> = {
  details: DetailsTab,
  pod: lazy(async () => ({ default: (await import('~/sources/view/details/PodTab')).PodTab })),
  packages: lazy(async () => ({
    default: (await import('~/sources/view/details/PackagesTab')).PackagesTab,
  })),
  subscriptions: lazy(async () => ({
    default: (await import('~/sources/view/details/SubscriptionsTab')).SubscriptionsTab,
  })),
  yaml: lazy(async () => ({ default: (await import('~/sources/view/details/YamlTab')).YamlTab })),
};

/** A disabled default catalog: the reason, the affected Subscriptions, and an action to enable it. */
function SourceDisabled({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const open = useOpenSourceDialog();
  return (
    <>
      <LeftBehind item={item} />
      <EmptyState headingLevel="h2" titleText={t('Default catalog disabled')}>
        <EmptyStateBody>
          {t('This catalog is disabled in the OperatorHub configuration of the cluster.')}
        </EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button
              variant="primary"
              onClick={() => {
                open('switch-on', item);
              }}
            >
              {t('Enable')}
            </Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </>
  );
}

/** CS-044: the Subscriptions that still refer to it. */
function LeftBehind({ item }: { readonly item: CatalogSourceItem }) {
  const users = dataOr(useSourceUsers(item), null)?.users ?? [];
  const own = users.filter(({ isOwn }) => isOwn);
  return own.length === 0 ? null : <CatalogUsers name={item.name} users={own} />;
}
