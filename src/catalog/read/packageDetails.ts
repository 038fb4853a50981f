import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
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
  const view = useClusterView(namespace, [key]);
  const details = map(fromQuery(query), (operator) => packageDetails(operator, view));
  return { details, retry: () => void query.refetch() };
}

/** One of several packages. Each loads and fails separately. */
export type OneOfSeveral = {
  readonly id: string;
  readonly key: PackageKey;
  readonly details: Loadable<PackageDetails>;
  readonly retry: () => void;
};

/** Several packages in a namespace, in the order of their keys. */
export function useSeveralPackages(
  namespace: string | null,
  keys: readonly PackageKey[],
): readonly OneOfSeveral[] {
  const queries = useQueries({ queries: keys.map((key) => operatorPackage(namespace, key)) });
  const view = useClusterView(namespace, keys);
  return keys.flatMap((key, index) => {
    const query = queries[index];
    if (query === undefined) return [];
    const details = map(fromQuery(query), (operator) => packageDetails(operator, view));
    return [{ id: packageId(key), key, details, retry: () => void query.refetch() }];
  });
}

/** The installed Operators and the state of the catalogs; empty: unknown. */
function useClusterView(namespace: string | null, keys: readonly PackageKey[]): ClusterView {
  // Compared by content, because the keys are new objects on every render.
  const namespaces = [...new Set(keys.map(({ catalogNamespace }) => catalogNamespace))].join(',');
  const used = useMemo(() => new Set(namespaces.split(',')), [namespaces]);
  const catalogs = dataOr(useCatalogHealth(namespace, used), []);
  const operators = dataOr(usePackageInstalls(namespace), []);
  return { operators, catalogs, namespace };
}
