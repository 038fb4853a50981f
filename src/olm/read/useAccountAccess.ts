import { useQuery } from '@tanstack/react-query';
import type { Permission } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import type { Loadable } from '~/kube/loadable';
import { concurrencyLimit, reviewAccessOf } from '~/kube/request';
import type { Account } from '~/olm/permissions/accountGrant';

/** What a ServiceAccount has of the permissions that it needs. */
export type AccountAccess = {
  readonly missing: readonly Permission[];
  readonly granted: readonly Permission[];
  readonly isAdmin: boolean;
};

/**
 * Reviews the permissions of a ServiceAccount.
 * @param needed `null`: not requested (loading)
 * @param version another one repeats the review
 */
export function useAccountAccess(
  { namespace, name }: Account,
  needed: readonly Permission[] | null,
  version = '',
): Loadable<AccountAccess> {
  return fromQuery(
    useQuery({
      queryKey: ['account-access', namespace, name, needed, version],
      queryFn: async ({ signal }): Promise<AccountAccess> => {
        const user = {
          user: `system:serviceaccount:${namespace}:${name}`,
          groups: [
            'system:serviceaccounts',
            `system:serviceaccounts:${namespace}`,
            'system:authenticated',
          ],
        };
        const isAllowed = (permission: Permission) => reviewAccessOf(user, permission, signal);
        if (needed === null || (await isAllowed(EVERYTHING)))
          return { missing: [], granted: needed ?? [], isAdmin: true };
        const inTurn = concurrencyLimit(AT_ONCE);
        const answers = await Promise.all(
          needed.map((permission) => inTurn(() => isAllowed(permission))),
        );
        return {
          missing: needed.filter((_, at) => answers[at] === false),
          granted: needed.filter((_, at) => answers[at] === true),
          isAdmin: false,
        };
      },
      enabled: needed !== null,
      staleTime: 0,
      gcTime: 0,
    }),
  );
}

/** Cluster administrators need no further access reviews. */
const EVERYTHING: Permission = { verb: '*', group: '*', resource: '*' };

/** The API server limits the requests of one user. */
const AT_ONCE = 4;
