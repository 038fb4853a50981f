import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import { type InstallState, installsOf, stateOf } from '~/olm/packages/installState';
import { type OperatorPackage, identityOf } from '~/olm/packages/operatorPackage';

/** A package together with what the cluster knows of it. */
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

export type ClusterView = {
  readonly operators: readonly InstalledOperator[];
  readonly catalogs: readonly CatalogHealth[];
  /** The namespace that looks; `null`: the whole cluster. */
  readonly namespace: string | null;
};

/** Finds the installations of a package and the health of its catalog. */
export function packageDetails(
  operator: OperatorPackage,
  { operators, catalogs, namespace }: ClusterView,
): PackageDetails {
  const { key } = operator;
  const of = identityOf(operator);
  const installsHere = installsOf(of, operators, namespace);
  const catalog = catalogs.find(
    (source) => source.name === key.catalog && source.namespace === key.catalogNamespace,
  );
  return {
    operator,
    installs: installsOf(of, operators, null),
    installsHere,
    state: stateOf(installsHere),
    catalog: catalog ?? null,
  };
}
