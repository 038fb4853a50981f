import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import {
  type ClusterView,
  type PackageDetails,
  packageDetails,
} from '~/catalog/rules/packageDetails';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import { useCatalogHealth } from '~/olm/read/catalogSources';
import { fromQuery } from '~/kube/fromQuery';
import { usePackageInstalls } from '~/olm/read/packageInstalls';
import { operatorPackage } from '~/olm/read/packages';

/** A package in a namespace; `null`: in the whole cluster. */
export function usePackageDetails(
  namespace: string | null,
  key: PackageKey,
): { readonly details: Loadable<PackageDetails>; readonly retry: () => void } {
  const query = useQuery(operatorPackage(namespace, key));
  const view = useClusterView(namespace, key);
  const details = map(fromQuery(query), (operator) => packageDetails(operator, view));
  return { details, retry: () => void query.refetch() };
}

/** The installed Operators and the state of the catalogs; empty: unknown. */
function useClusterView(namespace: string | null, { catalogNamespace }: PackageKey): ClusterView {
  const used = useMemo(
    () => new Set(catalogNamespace === CLUSTER_SCOPE ? [] : [catalogNamespace]),
    [catalogNamespace],
  );
  const catalogs = dataOr(useCatalogHealth(namespace, used), []);
  const operators = dataOr(usePackageInstalls(namespace), []);
  return { operators, catalogs, namespace };
}
