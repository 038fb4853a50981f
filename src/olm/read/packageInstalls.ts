import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, map } from '~/kube/loadable';
import { useInstalledOperators } from './useInstalledOperators';

/**
 * The Operators that are relevant for a namespace: all of the cluster, because one in another namespace can watch it.
 * Without permission, those of the namespace and OLM's copies there.
 */
export function usePackageInstalls(
  namespace: string | null,
): Loadable<readonly InstalledOperator[]> {
  const everywhere = useInstalledOperators(null);
  const here = useInstalledOperators(namespace);
  const known = everywhere.status === 'failed' ? here : everywhere;
  return map(known, ({ operators }) => operators);
}
