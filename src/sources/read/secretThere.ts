import { queryOptions } from '@tanstack/react-query';
import { getTable } from '~/kube/request';
import { namesPage } from '~/kube/namesPage';
import { secretModel } from '~/kube/models/secret';
import { onlyNames } from './pullSecrets';
import { ifAllowedOneOfMany } from '~/kube/reviewedRequests';

/**
 * Whether a Secret with this name exists. Its content is not requested.
 * @throws ClusterError `forbidden` without permission to list it by name
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
    // A user who just created the Secret returns to check it.
    staleTime: 0,
    retry: false,
  });
}
