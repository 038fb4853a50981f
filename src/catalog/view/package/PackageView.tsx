import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { PackageActions } from './PackageActions';
import { PackageBody } from './PackageBody';
import { PackageHeader } from './PackageHeader';
import { UninstallAction } from './UninstallAction';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { packageIcon } from '~/olm/read/packageIcon';
import { usePackageOffers } from '~/olm/read/packageOffers';
import { useVersionSupport } from '~/olm/read/useVersionSupport';
import { useUpgradeEdges } from '~/olm/read/channels/useUpgradeEdges';
import { identityOf } from '~/olm/packages/operatorPackage';
import type { PackageDetails } from '~/catalog/rules/packageDetails';
import { selectionIn } from '~/catalog/rules/selection';
import { dataOr } from '~/kube/loadable';
import { routes } from '~/routes';
import { usePackageUrl } from './usePackageUrl';

/** A package with the channel and version that the URL names. */
export function PackageView({ details }: { readonly details: PackageDetails }) {
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
  if (selection === null) return null;
  return (
    <div className="operator-hub__package-body">
      <PackageHeader
        details={details}
        selection={selection}
        icon={packageIcon(scope, identityOf(operator))}
        level="h1"
      >
        <PackageActions details={details} selection={selection} scope={scope}>
          <UninstallAction installs={details.installs} />
        </PackageActions>
      </PackageHeader>
      <PackageBody
        details={details}
        selection={selection}
        support={support}
        offers={offers}
        linkOf={(key) => routes.package(scope, key)}
        onChoose={choose}
        pathEdges={{ edges, onRead: read }}
      />
    </div>
  );
}
