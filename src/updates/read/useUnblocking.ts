import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, map, ready } from '~/kube/loadable';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { type Unblocking, unblockingVersions } from '~/updates/rules/readiness';
import { operatorPackage } from '~/olm/read/packages';
import { fromQuery } from '~/kube/fromQuery';

/** The versions in the catalog that no longer block the cluster; `null`: the catalog is unknown. */
export function useUnblocking(
  operator: InstalledOperator,
  next: OpenShiftMinor,
): Loadable<readonly Unblocking[] | null> {
  const { catalog, packageName, namespace } = operator;
  const isKnown = catalog !== null && packageName !== null;
  const requested = operatorPackage(namespace, {
    catalog: catalog?.name ?? '',
    catalogNamespace: catalog?.namespace ?? '',
    packageName: packageName ?? '',
  });
  const query = useQuery({
    queryKey: requested.queryKey,
    queryFn: isKnown ? (requested.queryFn ?? skipToken) : skipToken,
  });
  const offered = fromQuery(query);
  return useMemo(
    () =>
      isKnown
        ? map(offered, ({ channels }) => unblockingVersions(channels, operator, next))
        : ready(null),
    [isKnown, offered, operator, next],
  );
}
