import { useAllowedList } from './allowedLists';
import type { Loadable } from './loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';

/** All objects of a kind, or those of one namespace if the user cannot list them cluster-wide. */
export function useListOrNamespace<T extends Stored<string>>(
  model: ResourceModel,
  everywhere: Loadable<readonly T[]>,
  namespace: string,
): Loadable<readonly T[]> {
  const isNarrow = everywhere.status === 'failed' && namespace !== '';
  const narrow = useAllowedList<T>(model, isNarrow ? { namespace } : null);
  return isNarrow ? narrow : everywhere;
}
