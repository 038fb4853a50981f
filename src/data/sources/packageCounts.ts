import { queryOptions } from '@tanstack/react-query';
import { getMetadata } from '~/cluster/request';
import { packageCountsIn } from '~/domain/sources/packageCounts';
import { packageManifestModel } from '~/models/packageManifest';
import { PACKAGES } from '../catalog/packages';
import { ifAllowed } from '../askedFirst';

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
