import { queryOptions } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { type UnpackOwners, unpackOwnersIn } from '~/olm/diagnosis/unpackOwners';
import { configMapModel } from '~/kube/models/configMap';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * Who owns the ConfigMaps that bundles are unpacked into, which tells for which catalog: their metadata only, because they
 * hold whole bundles.
 * @param jobs the names of the Jobs that it is asked for: with others it is asked anew
 */
export function unpackOwners(namespace: string, jobs: readonly string[]) {
  return queryOptions({
    queryKey: ['unpack-owners', namespace, jobs],
    queryFn: async ({ signal }): Promise<UnpackOwners> => {
      const query = { labelSelector: 'olm.managed=true' };
      return unpackOwnersIn(
        await ifAllowed(getMetadata)(configMapModel, { namespace, query }, signal),
      );
    },
    staleTime: Infinity,
    retry: false,
  });
}
