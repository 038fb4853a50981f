import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import { type InstallState, installsOf, stateOf } from '~/olm/packages/installState';
import { type OperatorPackage, identityOf } from '~/olm/packages/operatorPackage';

/** A package with its state in the cluster. */
export type PackageDetails = {
  readonly operator: OperatorPackage;
  /** All visible installations in any namespace. */
  readonly installs: readonly InstalledOperator[];
  /** Those that apply to the namespace, with the worst state among them. */
  readonly installsHere: readonly InstalledOperator[];
  readonly state: InstallState;
  /** The catalog of the package; `null`: not visible, or does not exist. */
  readonly catalog: CatalogHealth | null;
};

export type ClusterView = {
  readonly operators: readonly InstalledOperator[];
  readonly catalogs: readonly CatalogHealth[];
  /** The selected namespace; `null`: the whole cluster. */
  readonly namespace: string | null;
};

/** The installations of a package and the health of its catalog. */
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
