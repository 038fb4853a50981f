import { useState } from 'react';
import { DescriptionList, Grid, GridItem, Label } from '@patternfly/react-core';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { CatalogIcon } from '@patternfly/react-icons';
import { Link, Navigate, useParams } from 'react-router';
import { useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { dataOr, ready } from '~/kube/loadable';
import { provideQueries } from '~/kube/provideQueries';
import { migratedCatalogIn } from '~/olm/extensions/migration';
import { isPinned } from '~/olm/catalogSources/imageReference';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { imagePullErrorIn } from '~/olm/extensions/imagePullError';
import { gitOpsOwner } from '~/olm/gitOpsOwner';
import { ifServed, useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { routes } from '~/routes';
import { ConditionsCard } from '~/ui/ConditionsCard';
import { GitOpsLabel } from '~/ui/GitOpsNotice';
import { imageCauseText } from '~/ui/messages/imageText';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { Fact, FactList } from '~/ui/package/Fact';
import { MigratedLabel } from '~/ui/MigratedLabel';
import { PageHead } from '~/ui/page/PageHead';
import { PageTabs, pageTabs } from '~/ui/page/PageTabs';
import { NotFound, ResourcePage } from '~/ui/page/ResourcePage';
import { ElementList } from '~/ui/Sentence';
import { type CatalogDetails, useClusterCatalog } from '~/sources/read/useClusterCatalog';
import { catalogSettings } from '~/sources/rules/clusterCatalogForm';
import { TitledCard } from '~/ui/TitledCard';
import { CatalogStatus } from './clusterCatalog/CatalogStatus';
import { ClusterCatalogActions } from './clusterCatalog/ClusterCatalogActions';

/** The page of one ClusterCatalog: status, users and YAML. */
function ClusterCatalogPage() {
  const t = useT();
  const { name = '' } = useParams();
  const served = useServesExtensions();
  const catalog = ifServed(served, useClusterCatalog(name, dataOr(served, false)));
  // The catalog that the user deletes here. Its page ends in the list, not in "not found".
  const [deleted, setDeleted] = useState<string | null>(null);
  return (
    <ResourcePage
      id="cluster-catalog"
      of={catalog ?? ready(null)}
      name={name}
      what={t('ClusterCatalog')}
      list={{ title: t('Catalog sources'), of: routes.sources }}
      scope={null}
      missing={
        deleted === name ? (
          <Navigate to={routes.sources(null)} replace />
        ) : (
          <NotFound
            icon={CatalogIcon}
            title={
              catalog === null
                ? t('OLM v1 is not available on this cluster')
                : t('{{kind}} {{name}} not found', { kind: 'ClusterCatalog', name })
            }
            links={[{ to: routes.sources(null), text: t('View all catalog sources') }]}
          />
        )
      }
    >
      {(details) => (
        <>
          <Head
            details={details}
            onDelete={() => {
              setDeleted(name);
            }}
          />
          <Failing facts={details.facts} />
          <PageTabs
            label={t('ClusterCatalog details')}
            tabs={TABS}
            details={details}
            address={(tab) => routes.source(CLUSTER_SCOPE, name, tab)}
          />
        </>
      )}
    </ResourcePage>
  );
}

export default provideQueries(ClusterCatalogPage);

function Head({ details: { object, facts }, onDelete }: HeadProps) {
  const t = useT();
  const { name, uid = null } = object.metadata;
  return (
    <PageHead
      icon={null}
      title={name}
      place={t('Cluster-wide')}
      actions={<ClusterCatalogActions name={name} uid={uid} facts={facts} onDelete={onDelete} />}
    >
      <CatalogStatus state={facts.state} />
      <Label variant="outline">{t('OLM v1')}</Label>
      <MigratedLabel
        kind="CatalogSource"
        from={migratedCatalogIn(recordIn(object.metadata.annotations))}
      />
      <Label variant="outline">{facts.isDefault ? t('Default') : t('Custom')}</Label>
      <GitOpsLabel owner={gitOpsOwner({ kind: 'ClusterCatalog', metadata: object.metadata })} />
    </PageHead>
  );
}

type DetailsProps = { readonly details: CatalogDetails };
type HeadProps = DetailsProps & {
  /** Called when the dialog for the deletion opens. */
  readonly onDelete: () => void;
};

const TABS = pageTabs<DetailsProps>({
  details: { title: (t) => t('Details'), Content: DetailsTab },
  packages: {
    title: (t) => t('Packages'),
    load: () => import('./clusterCatalog/CatalogPackagesTab'),
  },
  yaml: { title: (t) => t('YAML'), load: () => import('./clusterCatalog/CatalogYamlTab') },
});

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
    <TitledCard title={title}>
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
          {interval === '' ? t('Never') : t('Every {{count}} minute', { count: Number(interval) })}
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
    </TitledCard>
  );
}
