import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { DetailPage } from '~/ui/DetailPage';
import { LoadableView } from '~/ui/LoadableView';
import { PendingTitle } from '~/ui/PendingTitle';
import { PackageMissing, whyPackageIsStale } from '~/ui/package/PackageMissing';
import { PackageSkeleton } from './PackageSkeleton';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { usePackageDetails } from '~/catalog/read/packageDetails';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { PackageView } from './PackageView';
import { usePackageUrl } from './usePackageUrl';

/** Everything that a catalog says about one Operator, and where it is installed. */
function PackagePage() {
  const t = useT();
  const scope = useNamespaceScope();
  const { key } = usePackageUrl();
  const { details, retry } = usePackageDetails(scope, key);
  const what = t('Operator {{name}}', { name: key.packageName });
  return (
    <DetailPage
      title={key.packageName}
      id="package"
      parent={{ to: routes.catalog(scope), text: t('Catalog') }}
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
