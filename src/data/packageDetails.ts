import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CatalogHealth } from '~/domain/catalog/catalogHealth';
import { type InstallState, installsOf, stateOf } from '~/domain/catalog/installState';
import { type OperatorPackage, type PackageKey, channelOf } from '~/domain/catalog/operatorPackage';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { type Loadable, dataOr, map } from '~/domain/loadable';
import { useCatalogHealth } from './catalogSources';
import { fromQuery } from './fromQuery';
import { usePackageInstalls } from './packageInstalls';
import { operatorPackage } from './packages';

export type PackageDetails = {
  readonly operator: OperatorPackage;
  /** Every installation that may be seen, in any namespace. */
  readonly installs: readonly InstalledOperator[];
  /** Those that serve the namespace, and the worst state among them. */
  readonly installsHere: readonly InstalledOperator[];
  readonly state: InstallState;
  /** The package's own catalog; `null` when it may not be seen, or is gone. */
  readonly catalog: CatalogHealth | null;
};

/** A package as a namespace sees it; `null`: from the whole cluster. */
export function usePackageDetails(
  namespace: string | null,
  key: PackageKey,
): { readonly details: Loadable<PackageDetails>; readonly retry: () => void } {
  const query = useQuery(operatorPackage(namespace, key));
  const used = useMemo(() => new Set([key.catalogNamespace]), [key.catalogNamespace]);
  const catalogs = dataOr(useCatalogHealth(namespace, used), []);
  const operators = dataOr(usePackageInstalls(namespace), []);
  const details = map(fromQuery(query), (operator) => {
    const headCsv = channelOf(operator, null)?.headCsv ?? '';
    const installs = installsOf({ key, headCsv }, operators, null);
    const installsHere = installsOf({ key, headCsv }, operators, namespace);
    const catalog = catalogs.find(
      ({ name, namespace: where }) => name === key.catalog && where === key.catalogNamespace,
    );
    return {
      operator,
      installs,
      installsHere,
      state: stateOf(installsHere),
      catalog: catalog ?? null,
    };
  });
  return { details, retry: () => void query.refetch() };
}
