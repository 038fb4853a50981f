import type { Loadable } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { useAllowedList } from '~/kube/allowedLists';

/**
 * The objects of a kind in the whole cluster; without permission, those of a namespace.
 * @param isWanted `false`: watches nothing
 */
export function useScopedList<T extends Stored<string>>(
  model: ResourceModel,
  scope: string | null,
  isWanted = true,
): Loadable<readonly T[]> {
  const everywhere = useAllowedList<T>(model, isWanted ? EVERYWHERE : null);
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  const isLimited = isRefused && scope !== null;
  const here = useAllowedList<T>(model, isLimited ? { namespace: scope } : null);
  return isLimited ? here : everywhere;
}

const EVERYWHERE = { namespace: null } as const;
