import { queryOptions } from '@tanstack/react-query';
import { getMetadata } from '~/cluster/request';
import { type UnpackOwners, unpackOwnersIn } from '~/domain/installed/diagnosis/unpackOwners';
import { configMapModel } from '~/models/configMap';
import { ifAllowed } from '../askedFirst';

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
