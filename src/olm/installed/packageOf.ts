import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { InstalledOperator } from './installedOperator';

/** The package that an Operator is of, in the catalog that it is updated from; `null` where no Subscription names it. */
export function packageOf({
  catalog,
  packageName,
}: Pick<InstalledOperator, 'catalog' | 'packageName'>): PackageKey | null {
  if (catalog === null || packageName === null) return null;
  return { catalogNamespace: catalog.namespace, catalog: catalog.name, packageName };
}
