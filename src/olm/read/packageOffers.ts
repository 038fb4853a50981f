import { queryOptions, useQuery } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import type { Loadable } from '~/kube/loadable';
import { getJson } from '~/kube/request';
import {
  type OperatorPackage,
  type PackageChannel,
  type PackageKey,
  channelOf,
  packageId,
} from '~/olm/packages/operatorPackage';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { packageManifestModel } from '~/kube/models/olm';
import { PACKAGES } from './packages';
import { ifAllowedOneOfMany } from '~/kube/useCan';

/** A package of one catalog with the data for a link and a summary. */
export type PackageOffer = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly version: string;
  /** The head of its default channel. */
  readonly head: PackageChannel | null;
};

/** The packages with the same name in other catalogs of a namespace; empty while unknown. */
export function usePackageOffers(
  namespace: string | null,
  key: PackageKey,
): readonly PackageOffer[] {
  const { data } = useQuery(packageOffers(namespace, key.packageName));
  return (data ?? []).filter((offer) => packageId(offer.key) !== packageId(key));
}

/**
 * The same for a link that names no catalog.
 * @param packageName `null`: requests nothing (loading)
 */
export function usePackagesNamed(
  namespace: string | null,
  packageName: string | null,
): Loadable<readonly PackageOffer[]> {
  const isNamed = packageName !== null;
  return fromQuery(useQuery({ ...packageOffers(namespace, packageName ?? ''), enabled: isNamed }));
}

/** The packages of a name in all catalogs. */
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
  const head = channelOf(operator, null);
  return { key, catalogDisplayName, version: head?.version ?? '', head };
}
