import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, map } from '~/kube/loadable';
import { useInstalledOperators } from './useInstalledOperators';

/**
 * The installed Operators that a namespace can know of: all of the cluster, since one in another namespace may serve
 * it; for those who may not see them the namespace's own, with the copies that OLM made there.
 */
export function usePackageInstalls(
  namespace: string | null,
): Loadable<readonly InstalledOperator[]> {
  const everywhere = useInstalledOperators(null);
  const here = useInstalledOperators(namespace);
  const known = everywhere.status === 'failed' ? here : everywhere;
  return map(known, ({ operators }) => operators);
}
