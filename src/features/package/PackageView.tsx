import { useNamespaceScope } from '~/components/useNamespaceScope';
import { PackageActions } from '~/components/package/PackageActions';
import { PackageBody } from '~/components/package/PackageBody';
import { PackageHeader } from '~/components/package/PackageHeader';
import { UninstallAction } from '~/components/package/UninstallAction';
import { useCatalogSources } from '~/data/catalog/catalogSources';
import { packageIcon } from '~/data/catalog/packageIcon';
import { usePackageOffers } from '~/data/catalog/packageOffers';
import { useVersionSupport } from '~/data/lifecycle/useVersionSupport';
import { useUpgradeEdges } from '~/data/upgradeEdges/useUpgradeEdges';
import { identityOf } from '~/domain/catalog/operatorPackage';
import type { PackageDetails } from '~/domain/catalog/packageDetails';
import { selectionIn } from '~/domain/catalog/view/selection';
import { dataOr } from '~/domain/loadable';
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
