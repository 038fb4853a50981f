import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { InstalledOperator } from './installedOperator';

/** The package of an Operator in the catalog of its Subscription; `null` without a Subscription. */
export function packageOf({
  catalog,
  packageName,
}: Pick<InstalledOperator, 'catalog' | 'packageName'>): PackageKey | null {
  if (catalog === null || packageName === null) return null;
  return { catalogNamespace: catalog.namespace, catalog: catalog.name, packageName };
}
