import { queryOptions } from '@tanstack/react-query';
import { apiRequestCountModel } from '~/kube/models/apiRequestCount';
import { getJson, getTable } from '~/kube/request';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/useCan';
import { namesOfRemoved, type RemovedApi, removedApiIn } from '~/updates/rules/removedApis';

/**
 * The APIs that later releases of Kubernetes do not serve, with their clients. Fails with `forbidden` and the missing
 * permission, or with `not-served` on clusters other than OpenShift.
 */
export const removedApis = queryOptions({
  queryKey: ['removed-apis'],
  queryFn: async ({ signal }): Promise<readonly RemovedApi[]> => {
    const query = { includeObject: 'None' };
    const table = await ifAllowed(getTable)(apiRequestCountModel, { query }, signal);
    const counts = await Promise.all(
      namesOfRemoved(table).map((name) =>
        ifAllowedOneOfMany(getJson)(apiRequestCountModel, { name }, signal),
      ),
    );
    return counts.flatMap((count) => removedApiIn(count) ?? []);
  },
  staleTime: 5 * 60_000,
  retry: false,
});
