import { useNamespaceScope } from '~/components/useNamespaceScope';
import { PackageActions } from '~/components/package/PackageActions';
import { PackageBody } from '~/components/package/PackageBody';
import { PackageHeader } from '~/components/package/PackageHeader';
import { packageIconUrl } from '~/data/catalog/packageIcon';
import { usePackageOffers } from '~/data/catalog/packageOffers';
import { identityOf } from '~/domain/catalog/operatorPackage';
import type { PackageDetails } from '~/domain/catalog/packageDetails';
import { selectionIn } from '~/domain/catalog/view/selection';
import { routes } from '~/routes';
import { usePackageUrl } from './usePackageUrl';

/** A package with the channel and version that the URL names. */
export function PackageView({ details }: { readonly details: PackageDetails }) {
  const scope = useNamespaceScope();
  const { wanted, choose } = usePackageUrl();
  const { operator } = details;
  const offers = usePackageOffers(scope, operator.key);
  const selection = selectionIn(operator, wanted);
  if (selection === null) return null;
  return (
    <div className="operator-hub__package-body">
      <PackageHeader
        details={details}
        selection={selection}
        iconUrl={packageIconUrl(scope, identityOf(operator))}
        level="h1"
      >
        <PackageActions details={details} selection={selection} scope={scope} />
      </PackageHeader>
      <PackageBody
        details={details}
        selection={selection}
        offers={offers}
        linkOf={(key) => routes.package(scope, key)}
        onChoose={choose}
      />
    </div>
  );
}
