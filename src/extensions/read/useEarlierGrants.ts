import { useQuery } from '@tanstack/react-query';
import type { Permission } from '~/kube/failure';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { type Loadable, ready } from '~/kube/loadable';
import { clusterRoleModel } from '~/kube/models/rbac';
import { getJson, getMetadata } from '~/kube/request';
import { ifAllowed } from '~/kube/reviewedRequests';
import { permissionsIn } from '~/extensions/rules/accountPermissions';
import { isMarkedFor } from '~/olm/extensions/ownerLabels';
import { rulesIn } from '~/olm/permissions/policyRule';

/**
 * The permissions in the ClusterRoles that earlier grants created for an extension, because OLM's message names only the
 * missing ones.
 * @param isWanted if false, nothing is requested (empty)
 */
export function useEarlierGrants(
  extension: string,
  isWanted: boolean,
): Loadable<readonly Permission[]> {
  const found: Loadable<readonly Permission[]> = fromQuery(
    useQuery({
      queryKey: ['earlier-grants', extension],
      queryFn: async ({ signal }): Promise<readonly Permission[]> => {
        const names = markedIn(
          await ifAllowed(getMetadata)(clusterRoleModel, {}, signal),
          extension,
        );
        const roles = await Promise.all(
          names.slice(0, MOST).map((name) => getJson(clusterRoleModel, { name }, signal)),
        );
        const cluster = roles.flatMap((role) => rulesIn(recordIn(role)['rules']));
        return permissionsIn({ cluster, namespace: [] }, '');
      },
      enabled: isWanted,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
  return isWanted ? found : NOTHING;
}

const NOTHING: Loadable<readonly Permission[]> = ready<readonly Permission[]>([]);

/** Each is requested. */
const MOST = 20;

function markedIn(list: unknown, extension: string): readonly string[] {
  return listIn(recordIn(list)['items']).flatMap((item) => {
    const metadata = recordIn(recordIn(item)['metadata']);
    const name = textIn(metadata['name']) ?? '';
    const annotations = textMapIn(metadata['annotations']);
    return isMarkedFor(extension, { name, annotations }) ? [name] : [];
  });
}
