import { componentNamesOf, subscribedComponents } from './componentNames';
import type { ScannedCsv } from './scanned/scannedOlm';
import { type ScannedCluster, isSeenEverywhere, isSeenIn, seen } from './scannedCluster';

/** What several rules ask of a cluster, found out once. */
export type ClusterFacts = {
  readonly cluster: ScannedCluster;
  /** `<package>.<namespace>` of everything that is subscribed or has a CSV, as far as it was seen. */
  readonly components: ReadonlySet<string>;
  /** By namespace and name. */
  readonly csvs: ReadonlyMap<string, ScannedCsv>;
  /** The API groups that the cluster has; `null`: not known. */
  readonly groups: ReadonlySet<string> | null;
};

export function factsOf(cluster: ScannedCluster): ClusterFacts {
  const csvs = seen(cluster.csvs);
  return {
    cluster,
    components: new Set([
      ...seen(cluster.subscriptions).flatMap(subscribedComponents),
      ...csvs.flatMap(componentNamesOf),
    ]),
    csvs: new Map(csvs.map((csv) => [csvKey(csv.namespace ?? '', csv.name), csv])),
    groups: groupsIn(cluster),
  };
}

/** Each group that is served has an APIService, also those of the API server and of definitions. */
function groupsIn({ apiServices }: ScannedCluster): ReadonlySet<string> | null {
  const groups = seen(apiServices).map(({ group }) => group);
  return isSeenEverywhere(apiServices) && groups.length > 0 ? new Set(groups) : null;
}

/** A label's value has at most 63 characters. */
function csvKey(namespace: string, name: string): string {
  return `${namespace}/${name.slice(0, 63)}`;
}

/**
 * Whether a CSV certainly is not there, and is not about to come: no Subscription names it, and no InstallPlan that is not
 * over creates it.
 */
export function isCsvGone(
  { cluster, csvs }: ClusterFacts,
  namespace: string,
  name: string,
): boolean {
  const { subscriptions, installPlans } = cluster;
  const isSeen = [cluster.csvs, subscriptions, installPlans].every((list) =>
    isSeenIn(list, namespace),
  );
  if (!isSeen || csvs.has(csvKey(namespace, name))) return false;
  const isNamed = seen(subscriptions).some(
    (one) =>
      one.namespace === namespace && [one.installedCsv, one.currentCsv].some((csv) => csv === name),
  );
  return !isNamed && !isPlanned(cluster, namespace, name);
}

/** An InstallPlan that is not over is to create the CSV. */
export function isPlanned(cluster: ScannedCluster, namespace: string, name: string): boolean {
  return seen(cluster.installPlans).some(
    (plan) => !plan.isOver && plan.namespace === namespace && plan.csvNames.includes(name),
  );
}
