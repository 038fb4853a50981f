import { useQuery } from '@tanstack/react-query';
import { concurrencyLimit } from '~/kube/concurrencyLimit';
import type { Permission } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import type { Loadable } from '~/kube/loadable';
import { reviewAccessOf } from '~/kube/request';
import { permissionsIn } from '~/extensions/rules/accountPermissions';
import type { Account } from '~/extensions/rules/installerCalls';
import type { InstallerRules } from '~/extensions/rules/installerRules';

/**
 * The permissions for an installation that a ServiceAccount does not have.
 * @param rules `null`: not requested (loading)
 */
export function useAccountGaps(
  { namespace, name }: Account,
  rules: InstallerRules | null,
): Loadable<readonly Permission[]> {
  return fromQuery(
    useQuery({
      queryKey: ['account-gaps', namespace, name, rules],
      queryFn: async ({ signal }): Promise<readonly Permission[]> => {
        const user = {
          user: `system:serviceaccount:${namespace}:${name}`,
          groups: [
            'system:serviceaccounts',
            `system:serviceaccounts:${namespace}`,
            'system:authenticated',
          ],
        };
        const isAllowed = (permission: Permission) => reviewAccessOf(user, permission, signal);
        if (rules === null || (await isAllowed(EVERYTHING))) return [];
        const inTurn = concurrencyLimit(AT_ONCE);
        const requested = permissionsIn(rules, namespace).map((permission) =>
          inTurn(async () => ((await isAllowed(permission)) ? [] : [permission])),
        );
        return (await Promise.all(requested)).flat();
      },
      enabled: rules !== null,
      staleTime: 0,
      gcTime: 0,
    }),
  );
}

/** Cluster administrators need no further access reviews. */
const EVERYTHING: Permission = { verb: '*', group: '*', resource: '*' };

/** The API server limits the requests of one user. */
const AT_ONCE = 4;
