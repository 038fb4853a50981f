import { lazy, useState, type ComponentType } from 'react';
import {
  Card,
  CardBody,
  CardTitle,
  DescriptionList,
  EmptyState,
  EmptyStateActions,
  EmptyStateFooter,
  Grid,
  GridItem,
  Label,
  Skeleton,
  Title,
} from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { CatalogIcon } from '@patternfly/react-icons';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { gitOpsOwner } from '~/olm/gitOpsOwner';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { routes } from '~/routes';
import { ConditionsCard } from '~/ui/ConditionsCard';
import { DetailHead } from '~/ui/DetailHead';
import { DetailPage } from '~/ui/DetailPage';
import { DialogProvider } from '~/ui/DialogProvider';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { LabelGroup } from '~/ui/LabelGroup';
import { LinkButton } from '~/ui/LinkButton';
import { LinkTabs } from '~/ui/LinkTabs';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Fact, FactList } from '~/ui/package/Fact';
import { PendingTitle } from '~/ui/PendingTitle';
import { ElementList } from '~/ui/Sentence';
import { type CatalogDetails, useClusterCatalog } from '~/sources/read/useClusterCatalog';
import {
  orNotServed,
  ifServed,
  useServesExtensions,
} from '~/olm/read/extensions/useServesExtensions';
import { catalogSettings } from '~/sources/rules/clusterCatalogForm';
import { isPinned } from '~/olm/catalogSources/imageReference';
import { imagePullErrorIn } from '~/olm/extensions/imagePullError';
import { CatalogStatus } from './clusterCatalog/CatalogStatus';
import { ClusterCatalogActions } from './clusterCatalog/ClusterCatalogActions';
import { imageCauseText } from '~/ui/messages/imageText';

/** The page of one ClusterCatalog: status, users and YAML. */
function ClusterCatalogPage() {
  const t = useT();
  const { name = '', tab } = useParams();
  const navigate = useNavigate();
  const served = useServesExtensions();
  const catalog = orNotServed(ifServed(served, useClusterCatalog(name, dataOr(served, false))));
  // The catalog that the user deletes here. Its page ends in the list, not in "not found".
  const [deleted, setDeleted] = useState<string | null>(null);
  return (
    <DetailPage
      title={name}
      id="cluster-catalog"
      parent={{ to: routes.sources(null), text: t('Catalog sources') }}
      onScope={(chosen) => {
        if (chosen !== null) void navigate(routes.sources(chosen));
      }}
    >
      <DialogProvider>
        <PendingTitle of={catalog} title={name} />
        <LoadableView
          of={catalog}
          what={t('ClusterCatalog')}
          skeleton={<Skeleton height="20rem" screenreaderText={t('Loading')} />}
        >
          {(details) =>
            details === 'not-served' ? (
              <Missing title={t('OLM v1 is not available on this cluster')} />
            ) : details !== null ? (
              <Found
                details={details}
                tab={TABS.find((one) => one === tab) ?? 'details'}
                onDelete={() => {
                  setDeleted(name);
                }}
              />
            ) : deleted === name ? (
              <Navigate to={routes.sources(null)} replace />
            ) : (
              <Missing title={t('{{kind}} {{name}} not found', { kind: 'ClusterCatalog', name })} />
            )
          }
        </LoadableView>
      </DialogProvider>
    </DetailPage>
  );
}

export default provideQueries(ClusterCatalogPage);

function Missing({ title }: { readonly title: string }) {
  const t = useT();
  return (
    <EmptyState headingLevel="h1" icon={CatalogIcon} titleText={title}>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.sources(null)}>
            {t('View all catalog sources')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

const TABS = ['details', 'packages', 'yaml'] as const;
type CatalogTab = (typeof TABS)[number];

function Found({ details, tab: current, onDelete }: FoundProps) {
  const t = useT();
  const { object, facts } = details;
  const { name, uid = null } = object.metadata;
  return (
    <>
      <DetailHead
        icon={null}
        title={
          <Title headingLevel="h1" size="2xl" dir="auto">
            {name}
          </Title>
        }
        place={t('Cluster-wide')}
        facts={
          <LabelGroup numLabels={5} aria-label={t('Summary')}>
            <CatalogStatus state={facts.state} />
            <Label variant="outline">{t('OLM v1')}</Label>
            <Label variant="outline">{facts.isDefault ? t('Default') : t('Custom')}</Label>
            <GitOpsLabel
              owner={gitOpsOwner({ kind: 'ClusterCatalog', metadata: object.metadata })}
            />
          </LabelGroup>
        }
        actions={<ClusterCatalogActions name={name} uid={uid} facts={facts} onDelete={onDelete} />}
      />
      <Failing facts={facts} />
      <LinkTabs
        label={t('ClusterCatalog details')}
        tabs={TABS.map((tab) => ({
          id: tab,
          title: TITLES[tab](t),
          address: routes.source(CLUSTER_SCOPE, name, tab === TABS[0] ? undefined : tab),
        }))}
        current={current}
        contentOf={(tab) => {
          const Content = CONTENTS[tab];
          return <Content details={details} />;
        }}
      />
    </>
  );
}

type FoundProps = DetailsProps & {
  readonly tab: CatalogTab;
  /** Called when the dialog for the deletion opens. */
  readonly onDelete: () => void;
};
type DetailsProps = { readonly details: CatalogDetails };

const TITLES: Readonly<Record<CatalogTab, (t: Translate) => string>> = {
  details: (t) => t('Details'),
  packages: (t) => t('Packages'),
  yaml: (t) => t('YAML'),
};

const CONTENTS: Readonly<Record<CatalogTab, ComponentType<DetailsProps>>> = {
  details: DetailsTab,
  packages: lazy(async () => ({
    default: (await import('./clusterCatalog/CatalogPackagesTab')).CatalogPackagesTab,
  })),
  yaml: lazy(async () => ({
    default: (await import('./clusterCatalog/CatalogYamlTab')).CatalogYamlTab,
  })),
};

/** Why it does not serve its content, and which extensions that blocks. */
function Failing({ facts }: Pick<CatalogDetails, 'facts'>) {
  const t = useT();
  const { state, reason, message, stopped } = facts;
  if (message === '' || state === 'disabled') return null;
  const error = imagePullErrorIn(message);
  return (
    <Notice
      variant={state === 'not-served' ? 'danger' : 'warning'}
      title={error === null ? reason : imageCauseText(error.cause, t)}
      actionLinks={
        error?.cause === 'unauthorized' && (
          <Link to={routes.globalPullSecret}>{t('View global pull secret')}</Link>
        )
      }
    >
      {stopped.length > 0 && (
        <p>
          {t('Blocks {{count}} ClusterExtension', { count: stopped.length })}{' '}
          <Extensions names={stopped} />
        </p>
      )}
      <p className="operator-hub__extension-words" dir="auto">
        {(error?.detail ?? message).slice(0, LONGEST)}
      </p>
    </Notice>
  );
}

const LONGEST = 4000;

function Extensions({ names }: { readonly names: readonly string[] }) {
  return (
    <ElementList
      elements={names.map((name) => (
        <Link key={name} to={routes.operator(CLUSTER_SCOPE, name)}>
          {name}
        </Link>
      ))}
    />
  );
}

function DetailsTab({ details }: DetailsProps) {
  const conditions = conditionsIn(recordIn(details.object.status)['conditions']);
  return (
    <Grid hasGutter>
      <GridItem>
        <FactsCard details={details} />
      </GridItem>
      {conditions.length > 0 && (
        <GridItem>
          <ConditionsCard conditions={conditions} />
        </GridItem>
      )}
    </Grid>
  );
}

function FactsCard({ details: { object, facts } }: DetailsProps) {
  const t = useT();
  const { image, interval, priority, labels } = catalogSettings(object);
  const { digest, lastUnpacked, users } = facts;
  const title = t('Details');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <DescriptionList
          isCompact
          aria-label={title}
          columnModifier={{ default: '1Col', md: '2Col', xl: '3Col' }}
        >
          <Fact term={t('Image')}>{image === '' ? null : <Mono>{image}</Mono>}</Fact>
          <Fact term={t('Image digest')}>
            {digest === null || isPinned(image) ? null : <Mono>{digest}</Mono>}
          </Fact>
          <Fact term={t('Polling')}>
            {interval === ''
              ? t('Never')
              : t('Every {{count}} minute', { count: Number(interval) })}
          </Fact>
          <Fact term={t('Last unpacked')}>
            {lastUnpacked === null ? null : <Timestamp timestamp={lastUnpacked} simple />}
          </Fact>
          <Fact term={t('Priority')}>{priority}</Fact>
          <FactList term={t('Labels')} values={labels === '' ? [] : labels.split(', ')} />
          <Fact term={t('Used by')}>
            {users === null || users.length === 0 ? t('None') : <Extensions names={users} />}
          </Fact>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
