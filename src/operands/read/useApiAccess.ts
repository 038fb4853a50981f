import { useQueries } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import { all, type Loadable, loading, map } from '~/kube/loadable';
import type { Stored } from '~/kube/models/meta';
import { clusterRoleModel } from '~/kube/models/rbac';
import { getList } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { type Access, accessOf, aggregateTo, type Api, LEVELS } from '~/operands/rules/apiAccess';

/** What the users of each user-facing role can do with the instances of an API. */
export function useApiAccess(api: Api): Loadable<readonly Access[]> {
  const lists = useQueries({
    queries: LEVELS.map((level) => {
      const labelSelector = `${aggregateTo(level)}=true`;
      return {
        queryKey: ['aggregated-roles', level],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          ifAllowed(getList<Stored<string>>)(
            clusterRoleModel,
            { query: { labelSelector } },
            signal,
          ),
        staleTime: 0,
        gcTime: 0,
      };
    }),
  });
  const [view = loading, edit = loading, admin = loading] = LEVELS.map((level, at) => {
    const list = lists[at];
    return list === undefined
      ? loading
      : map(fromQuery(list), (roles) => accessOf(level, roles, api));
  });
  return map(all({ view, edit, admin }), (found) => [found.view, found.edit, found.admin]);
}
