import { EmptyState } from '@patternfly/react-core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { PendingTitle } from '~/ui/PendingTitle';
import { PackageMissing, whyPackageIsStale } from '~/ui/package/PackageMissing';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { usePackageDetails } from '~/catalog/read/packageDetails';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { type NamespaceScope, offerIn, packageIn, routes } from '~/routes';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { useExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { packageIcon } from '~/olm/read/packageIcon';
import { usePackageOffers, usePackagesNamed } from '~/olm/read/packageOffers';
import { useVersionSupport } from '~/olm/read/lifecycle';
import { useUpgradeEdges } from '~/olm/read/channels/useUpgradeEdges';
import { identityOf } from '~/olm/packages/operatorPackage';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { selectionIn } from '~/catalog/rules/selection';
import { dataOr } from '~/kube/loadable';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { choosing } from '~/catalog/rules/detailsInUrl';
import { InstallMenu, PackageActions, UninstallAction } from './PackageActions';
import { PackageSkeleton } from './PackageSkeleton';
import { PackageBody } from './PackageBody';
import { PackageHeader } from './PackageHeader';

/** A link with a name only leads to the catalog that has the package, or to the list with a choice. */
function PackagePage() {
  const { key } = usePackageUrl();
  const scope = useNamespaceScope();
  // What the console keeps of the page of a ClusterCatalog's package in another project.
  if (key.packageName === CLUSTER_SCOPE) return <Navigate replace to={routes.catalog(scope)} />;
  if (key.catalogNamespace === CLUSTER_SCOPE) return <ContentPackage name={key.packageName} />;
  return key.catalog === '' ? <NamedPackage name={key.packageName} /> : <CatalogPackage />;
}

/** A package of a ClusterCatalog. */
function ContentPackage({ name }: { readonly name: string }) {
  const t = useT();
  const scope = useNamespaceScope();
  const served = useServesExtensions();
  if (served.status !== 'ready' || served.data) return <CatalogPackage />;
  return (
    <DetailPage
      title={name}
      id="package"
      parent={{ to: routes.catalog(scope), text: t('Catalog') }}
    >
      <EmptyState titleText={t('OLM v1 is not available on this cluster')} headingLevel="h1" />
    </DetailPage>
  );
}

function NamedPackage({ name }: { readonly name: string }) {
  const t = useT();
  const scope = useNamespaceScope();
  const offers = usePackagesNamed(scope, name);
  const what = t('Operator {{name}}', { name });
  return (
    <DetailPage
      title={name}
      id="package"
      parent={{ to: routes.catalog(scope), text: t('Catalog') }}
    >
      <LoadableView of={offers} what={what} skeleton={<PackageSkeleton />}>
        {([first, ...others]) => (
          <Navigate
            replace
            to={
              first !== undefined && others.length === 0
                ? routes.package(scope, first.key)
                : routes.catalog(scope, name)
            }
          />
        )}
      </LoadableView>
    </DetailPage>
  );
}

/** A catalog's data about one Operator, and its installations. */
function CatalogPackage() {
  const t = useT();
  const scope = useNamespaceScope();
  const { key, wanted } = usePackageUrl();
  const navigate = useNavigate();
  const { details, retry } = usePackageDetails(scope, key);
  const shown = dataOr(details, null);
  const selection = shown === null ? null : selectionIn(shown.operator, wanted);
  const title = selection?.channel.displayName ?? key.packageName;
  const what = t('Operator {{name}}', { name: key.packageName });
  return (
    <DetailPage
      title={title}
      id="package"
      parent={{ to: routes.catalog(scope), text: t('Catalog') }}
      {...(key.catalogNamespace === CLUSTER_SCOPE && {
        onScope: (chosen: NamespaceScope) => void navigate(routes.package(chosen, key)),
      })}
    >
      <PackageMissing of={details} packageKey={key} scope={scope} level="h1" onRetry={retry}>
        <PendingTitle of={details} title={key.packageName} />
        <LoadableView
          of={details}
          what={what}
          skeleton={<PackageSkeleton />}
          onRetry={retry}
          whyStale={whyPackageIsStale}
        >
          {(data) => <PackageView details={data} />}
        </LoadableView>
      </PackageMissing>
      <ChooseProjectHint of={details} scope={scope} />
    </DetailPage>
  );
}

export default provideQueries(PackagePage);

/** A package with the channel and version in the URL. */
function PackageView({ details }: { readonly details: PackageDetails }) {
  const scope = useNamespaceScope();
  const { wanted, choose } = usePackageUrl();
  const { operator } = details;
  const offers = usePackageOffers(scope, operator.key);
  const { catalog, catalogNamespace, packageName } = operator.key;
  const sources = useCatalogSources(scope);
  const { edges, read } = useUpgradeEdges(
    dataOr(sources, null),
    { name: catalog, namespace: catalogNamespace },
    packageName,
  );
  const selection = selectionIn(operator, wanted);
  const support = useVersionSupport(operator.key, selection?.version.version ?? null);
  const extension = useExtensionOffer(scope, operator.key, selection?.version.csvName);
  if (selection === null) return null;
  return (
    <div className="operator-hub__package-body">
      <PackageHeader
        details={details}
        selection={selection}
        icon={packageIcon(scope, identityOf(operator))}
        level="h1"
      >
        <PackageActions details={details} selection={selection} scope={scope} extension={extension}>
          <UninstallAction installs={details.installs} />
          <InstallMenu packageKey={operator.key} of={extension} />
        </PackageActions>
      </PackageHeader>
      <PackageBody
        details={details}
        selection={selection}
        support={support}
        extension={extension}
        offers={offers}
        linkOf={(key) => routes.package(scope, key)}
        onChoose={choose}
        pathEdges={{ edges, onRead: read }}
      />
    </div>
  );
}

/** The package, channel and version in the URL, and how to change them. */
function usePackageUrl() {
  const { package: segment, offer } = useParams();
  const key =
    offer === undefined
      ? packageIn(segment)
      : { catalogNamespace: CLUSTER_SCOPE, ...offerIn(offer) };
  const [params, setParams] = useUrlQuery();
  return {
    key,
    wanted: { channel: params.get('channel'), version: params.get('version') },
    /** Another channel has other versions: without one, its head is shown (OD-002). */
    choose: (channel: string, version?: string) => {
      setParams((before) => choosing(before, channel, version), { replace: true });
    },
  };
}
