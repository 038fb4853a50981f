import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Label,
} from '@patternfly/react-core';
import { useParams } from 'react-router';
import { useT } from '~/i18n';
import { recordIn, textIn, textsIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { gitOpsOwner } from '~/olm/gitOpsOwner';
import { iconData } from '~/olm/packages/iconData';
import { routes } from '~/routes';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/page/PageHead';
import { PageTabs, pageTabs, useTab } from '~/ui/page/PageTabs';
import { NotFound, ResourcePage } from '~/ui/page/ResourcePage';
import { useCatalogSourceItem } from '~/sources/read/useCatalogSourceItems';
import { useSourceResources } from '~/sources/read/useSourceResources';
import { useSourceUsers } from '~/sources/read/useSourceUsers';
import { SourceActions } from '~/sources/view/actions/SourceActions';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialogs';
import { DetailsTab } from '~/sources/view/details/DetailsTab';
import type {
  ExistingSource,
  SourceDetails,
  SourceTabProps,
} from '~/sources/view/details/sourceDetails';
import { SourceStatus } from '~/sources/view/details/SourceStatus';
import { CatalogUsers } from './CatalogUsers';
import { originText, SourceStateLabel } from './SourceStateLabel';
import '~/sources/view/details/source.css';

/** One catalog: its status, its packages and its Subscriptions. */
function SourcePage() {
  const t = useT();
  const { ns: namespace = '', name = '' } = useParams();
  const item = useCatalogSourceItem(namespace, name);
  return (
    <ResourcePage
      id="source"
      of={item}
      name={name}
      title={dataOr(item, null)?.displayName}
      what={t('CatalogSource {{name}}', { name })}
      list={{ title: t('Catalog sources'), of: routes.sources }}
      scope={namespace}
      missing={
        <NotFound
          title={t('{{kind}} {{name}} not found', { kind: 'CatalogSource', name })}
          links={[
            { to: routes.sources(namespace), text: t('View all catalog sources') },
            { to: routes.newSource(namespace), text: t('Create CatalogSource') },
          ]}
        />
      }
    >
      {(found) => (
        <>
          <Head item={found} />
          {found.source === null ? (
            <SourceDisabled item={found} />
          ) : (
            // A recreated catalog is another one.
            <Existing key={found.source.metadata.uid} item={found} source={found.source} />
          )}
        </>
      )}
    </ResourcePage>
  );
}

export default provideQueries(SourcePage);

function Head({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const { displayName, name, namespace, state, origin, isGlobal, source } = item;
  return (
    <PageHead
      icon={iconData(recordIn(source?.spec)['icon'])}
      title={displayName}
      place={t('{{name}} in namespace {{namespace}}', { name, namespace })}
      actions={<SourceActions item={item} />}
    >
      <SourceStateLabel state={state} isCompact={false} />
      {origin.kind !== 'unknown' && <Label variant="outline">{originText(origin.kind, t)}</Label>}
      <Label variant="outline">{isGlobal ? t('All namespaces') : t('Single namespace')}</Label>
      <GitOpsLabel
        owner={source && gitOpsOwner({ kind: 'CatalogSource', metadata: source.metadata })}
      />
    </PageHead>
  );
}

function Existing({ item, source }: Pick<SourceDetails, 'item' | 'source'>) {
  const t = useT();
  const resources = useSourceResources(source);
  const users = useSourceUsers(item);
  const details = { item, source, resources, users };
  return (
    <>
      <DeletionNotice source={source} />
      <SourceStatus details={details} tab={useTab(TABS)} />
      <PageTabs
        label={t('CatalogSource details')}
        tabs={TABS}
        details={details}
        address={(tab) => routes.source(item.namespace, item.name, tab)}
      />
    </>
  );
}

const TABS = pageTabs<SourceTabProps>({
  details: { title: (t) => t('Details'), Content: DetailsTab },
  pod: { title: (t) => t('Pod'), load: () => import('./details/PodTab') },
  packages: { title: (t) => t('Packages'), load: () => import('./details/PackagesTab') },
  subscriptions: {
    title: (t) => t('Subscriptions'),
    load: () => import('./details/SubscriptionsTab'),
  },
  yaml: { title: (t) => t('YAML'), load: () => import('./details/YamlTab') },
});

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
