import { queryOptions } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { packageCountsIn } from '~/sources/rules/packageCounts';
import { packageManifestModel } from '~/kube/models/packageManifest';
import { PACKAGES } from '~/olm/read/packages';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * How many packages each catalog offers, by its id. Only the labels of the packages are asked for: about a hundredth of
 * the packages themselves.
 * @param namespace whose packages; `null`: those of the whole cluster
 * @param state asked anew when this changes, as nothing tells that packages have
 * @throws ClusterError
 */
export function packageCounts(namespace: string | null, state: string) {
  return queryOptions({
    queryKey: [...PACKAGES, 'counts', namespace, state],
    queryFn: async ({ signal }) => {
      const address = { namespace: namespace ?? undefined };
      return packageCountsIn(await ifAllowed(getMetadata)(packageManifestModel, address, signal));
    },
    structuralSharing: false,
  });
}
