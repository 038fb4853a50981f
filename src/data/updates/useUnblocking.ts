import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { type Loadable, map, ready } from '~/domain/loadable';
import type { OpenShiftMinor } from '~/domain/openshift/maxOpenShift';
import { type Unblocking, unblockingVersions } from '~/domain/openshift/readiness';
import { operatorPackage } from '../catalog/packages';
import { fromQuery } from '../fromQuery';

/** The versions in its catalog that lift the block of an Operator; `null`: nothing tells which catalog it is from. */
export function useUnblocking(
  operator: InstalledOperator,
  next: OpenShiftMinor,
): Loadable<readonly Unblocking[] | null> {
  const { catalog, packageName, namespace } = operator;
  const isKnown = catalog !== null && packageName !== null;
  const asked = operatorPackage(namespace, {
    catalog: catalog?.name ?? '',
    catalogNamespace: catalog?.namespace ?? '',
    packageName: packageName ?? '',
  });
  const query = useQuery({
    queryKey: asked.queryKey,
    queryFn: isKnown ? (asked.queryFn ?? skipToken) : skipToken,
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
