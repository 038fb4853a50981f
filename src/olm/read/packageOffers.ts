import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '~/kube/request';
import {
  type OperatorPackage,
  type PackageKey,
  channelOf,
  packageId,
} from '~/olm/packages/operatorPackage';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { packageManifestModel } from '~/kube/models/packageManifest';
import { PACKAGES } from './packages';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

/** A package of one catalog, as short as a link to it needs. */
export type PackageOffer = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly version: string;
};

/** The packages of the same name in other catalogs that a namespace may use; none as long as it is not known. */
export function usePackageOffers(
  namespace: string | null,
  key: PackageKey,
): readonly PackageOffer[] {
  const { data } = useQuery(packageOffers(namespace, key.packageName));
  return (data ?? []).filter((offer) => packageId(offer.key) !== packageId(key));
}

/** Every catalog's package of a name: a few, so that no more than what a link needs is kept of them. */
function packageOffers(namespace: string | null, packageName: string) {
  return queryOptions({
    queryKey: [...PACKAGES, 'offers', namespace, packageName],
    queryFn: async ({ signal }): Promise<readonly PackageOffer[]> => {
      const query = { fieldSelector: `metadata.name=${packageName}` };
      const address = { namespace: namespace ?? undefined, query };
      const list = parsePackageList(
        await ifAllowedOneOfMany(getJson)(packageManifestModel, address, signal),
      );
      return list.filter(({ key }) => key.packageName === packageName).map(offerOf);
    },
  });
}

function offerOf(operator: OperatorPackage): PackageOffer {
  const { key, catalogDisplayName } = operator;
  return { key, catalogDisplayName, version: channelOf(operator, null)?.version ?? '' };
}
