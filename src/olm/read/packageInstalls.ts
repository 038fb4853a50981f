import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, map } from '~/kube/loadable';
import { useInstalledExtensions } from './extensions/useExtensions';
import { useInstalledOperators } from './useInstalledOperators';

/**
 * The Operators that are relevant for a namespace: all of the cluster, because one in another namespace can watch it.
 * Without permission, those of the namespace and OLM's copies there. Includes the extensions that the user can list.
 */
export function usePackageInstalls(
  namespace: string | null,
): Loadable<readonly InstalledOperator[]> {
  const everywhere = useInstalledOperators(null);
  const here = useInstalledOperators(namespace);
  const known = everywhere.status === 'failed' ? here : everywhere;
  const extensions = useInstalledExtensions();
  return useMemo(
    () => map(known, ({ operators }) => [...operators, ...extensions]),
    [known, extensions],
  );
}
