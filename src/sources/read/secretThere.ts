import { queryOptions } from '@tanstack/react-query';
import { getTable } from '~/kube/request';
import { namesPage } from '~/kube/namesPage';
import { secretModel } from '~/kube/models/secret';
import { onlyNames } from './pullSecrets';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

/**
 * Whether there is a Secret of that name. Nothing of its content is asked for.
 * @throws ClusterError `forbidden` for those who may not list it by its name
 */
export function secretThere(namespace: string, name: string) {
  return queryOptions({
    queryKey: ['secret-there', namespace, name],
    queryFn: async ({ signal }): Promise<boolean> => {
      const query = onlyNames(`metadata.name=${name}`);
      return (
        namesPage(await ifAllowedOneOfMany(getTable)(secretModel, { namespace, query }, signal))
          .names.length > 0
      );
    },
    // Whoever has just created it comes back to see that it is there.
    staleTime: 0,
    retry: false,
  });
}
