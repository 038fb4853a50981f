import { recordIn, textIn } from '~/kube/json';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { COMPONENT_PREFIX, componentLabel } from './csv';
import type { InstalledOperator } from './installedOperator';

/**
 * The name of the Operator resource, which lists the components: `<package>.<namespace>`, as in the component label.
 * `null`: none, for example for a CSV that was created without a catalog.
 */
export function operatorName({
  namespace,
  subscription,
  csvs,
}: Pick<OperatorFacts, 'namespace' | 'subscription' | 'csvs'>): string | null {
  const packageName = textIn(recordIn(subscription?.spec)['name']);
  if (packageName !== null)
    return componentLabel(packageName, namespace).slice(COMPONENT_PREFIX.length);
  const labels = csvs.flatMap(({ metadata }) => Object.keys(recordIn(metadata.labels)));
  return (
    labels.find((label) => label.startsWith(COMPONENT_PREFIX))?.slice(COMPONENT_PREFIX.length) ??
    null
  );
}

/** The package of an Operator in the catalog of its Subscription; `null` without a Subscription. */
export function packageOf({
  catalog,
  packageName,
}: Pick<InstalledOperator, 'catalog' | 'packageName'>): PackageKey | null {
  if (catalog === null || packageName === null) return null;
  return { catalogNamespace: catalog.namespace, catalog: catalog.name, packageName };
}

/**
 * The package whose lifecycle applies to an Operator: that of its Subscription, or of an extension in the catalog that it
 * selects by name. An empty catalog stands for any ClusterCatalog.
 */
export function lifecyclePackage(operator: InstalledOperator): PackageKey | null {
  const { extension, packageName } = operator;
  return extension === undefined || packageName === null
    ? packageOf(operator)
    : { catalogNamespace: CLUSTER_SCOPE, catalog: extension.catalog ?? '', packageName };
}

/**
 * The namespace in the URL of an Operator's page. A copy is opened in its own namespace: users with permission for the
 * original see that, and others are not led to a namespace without permission.
 */
export function placeOf({ id, isCopy, namespace }: InstalledOperator): string {
  return isCopy ? id.slice(0, id.indexOf('/')) : namespace;
}

/**
 * The namespace of an Operator's first operand: its own if it watches that, otherwise the first watched one (tenants,
 * IN-022). OLM copies the ClusterServiceVersion there, so that the console's pages of it exist.
 * @param watched the OperatorGroup's namespaces, `''` for all; empty: unknown
 */
export function operandNamespace(home: string, watched: readonly string[]): string {
  if (watched.includes('') || watched.includes(home)) return home;
  return watched[0] ?? home;
}
