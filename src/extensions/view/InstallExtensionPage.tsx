import { EmptyState, Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { useNavigate, useParams } from 'react-router';
import { useT } from '~/i18n';
import { provideQueries } from '~/kube/provideQueries';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { offerIn, routes } from '~/routes';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { useInstallFacts } from '~/extensions/read/useInstallOffer';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import type { Offer } from '~/extensions/rules/installForm';
import { NewExtension } from './install/NewExtension';

/** The page that installs a package of a ClusterCatalog with OLM v1. */
function InstallExtensionPage() {
  const t = useT();
  const offer = offerIn(useParams()['offer']);
  const navigate = useNavigate();
  const served = useServesExtensions();
  const title = t('Install {{name}} with OLM v1', { name: offer.packageName });
  return (
    <DetailPage
      title={title}
      id="install-extension"
      root={{ to: routes.sources(null), text: t('Catalog sources') }}
      parent={{ to: routes.source(CLUSTER_SCOPE, offer.catalog), text: offer.catalog }}
      onScope={(chosen) => {
        if (chosen !== null) void navigate(routes.catalog(chosen));
      }}
    >
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h1">{title}</Title>
        </StackItem>
        <StackItem isFilled>
          <LoadableView of={served} what={t('ClusterExtension')} skeleton={<Pending />}>
            {(isServed) =>
              isServed ? (
                <Served key={`${offer.catalog}~${offer.packageName}`} {...offer} />
              ) : (
                <NotServed />
              )
            }
          </LoadableView>
        </StackItem>
      </Stack>
    </DetailPage>
  );
}

export default provideQueries(InstallExtensionPage);

function Pending() {
  const t = useT();
  return <Skeleton height="20rem" screenreaderText={t('Loading')} />;
}

function NotServed() {
  const t = useT();
  return <EmptyState titleText={t('OLM v1 is not available on this cluster')} headingLevel="h2" />;
}

function Served({ catalog, packageName }: Offer) {
  const t = useT();
  const facts = useInstallFacts();
  return (
    <LoadableView of={facts} what={t('ClusterCatalog')} skeleton={<Pending />}>
      {({ features, catalogs }) => {
        if (features === null) return <NotServed />;
        return catalogs.some(({ name }) => name === catalog) ? (
          <NewExtension offer={{ catalog, packageName }} features={features} catalogs={catalogs} />
        ) : (
          <EmptyState
            titleText={t('{{kind}} {{name}} not found', { kind: 'ClusterCatalog', name: catalog })}
            headingLevel="h2"
          />
        );
      }}
    </LoadableView>
  );
}
