import { type ClusterFacts, csvKey } from './clusterFacts';
import { componentNamesOf, isOfPackage } from './componentNames';
import type { ScannedObject } from './scannedObject';
import type { ScannedSubscription } from './scannedOlm';
import { isSeenEverywhere, seen } from './scannedCluster';

/**
 * Whether a CustomResourceDefinition is needed, or might be because not all was read: by a CSV that owns or requires it
 * or was installed with it, an InstallPlan with a step for it, or a Subscription of its package that is not installed
 * yet.
 */
export function isDefinitionNeeded(definition: ScannedObject, facts: ClusterFacts): boolean {
  const { csvs, subscriptions, installPlans } = facts.cluster;
  if (![csvs, subscriptions, installPlans].every(isSeenEverywhere)) return true;
  return (
    facts.definitions.has(definition.name) ||
    installedWith(definition).some(({ key }) => facts.csvs.has(key)) ||
    seen(subscriptions).some((one) => isAwaiting(one, facts) && mayBring(one, definition))
  );
}

/**
 * The CSVs that a definition was installed with, by namespace and name. Source:
 * `operatorframework.io/installed-alongside-<hash>` (pkg/controller/registry/resolver, alongside.go; recording
 * uninstall_with_operands).
 */
export function installedWith({
  annotations,
}: Pick<ScannedObject, 'annotations'>): readonly InstalledWith[] {
  return Object.entries(annotations).flatMap(([key, value]) => {
    const [namespace, name, ...rest] = value.split('/');
    const isRef = key.startsWith(ALONGSIDE) && rest.length === 0;
    if (!isRef || namespace === undefined || name === undefined) return [];
    return [{ key: csvKey(namespace, name), namespace, name }];
  });
}

type InstalledWith = { readonly key: string; readonly namespace: string; readonly name: string };

const ALONGSIDE = 'operatorframework.io/installed-alongside-';

/** OLM has not installed the package of the Subscription yet. */
export function isAwaiting(
  { namespace, installedCsv, currentCsv }: ScannedSubscription,
  { csvs }: ClusterFacts,
): boolean {
  if (installedCsv === null || installedCsv !== currentCsv) return true;
  return !csvs.has(csvKey(namespace ?? '', installedCsv));
}

/** A definition without a known package can belong to any Subscription. */
function mayBring({ packageName }: ScannedSubscription, definition: ScannedObject): boolean {
  const components = componentNamesOf(definition);
  if (components.length === 0) return definition.labels['olm.managed'] === 'true';
  return (
    packageName !== null && components.some((component) => isOfPackage(component, packageName))
  );
}
