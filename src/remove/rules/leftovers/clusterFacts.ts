import { componentNamesOf, subscribedComponents } from './componentNames';
import type { ScannedCsv, ScannedPlan } from './scannedOlm';
import { type ScannedCluster, isSeenEverywhere, isSeenIn, seen } from './scannedCluster';

/** What several rules ask of a cluster, found out once. */
export type ClusterFacts = {
  readonly cluster: ScannedCluster;
  /** `<package>.<namespace>` of everything that is subscribed or has a CSV, as far as it was seen. */
  readonly components: ReadonlySet<string>;
  /** By namespace and name. */
  readonly csvs: ReadonlyMap<string, ScannedCsv>;
  /** Those that a Subscription names, or an InstallPlan that is not over is to create, in the same way. */
  readonly expectedCsvs: ReadonlySet<string>;
  /** Names of the CustomResourceDefinitions that CSVs own or require, or InstallPlans have steps for. */
  readonly definitions: ReadonlySet<string>;
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
    expectedCsvs: new Set(expectedIn(cluster)),
    definitions: new Set([
      ...csvs.flatMap(({ owned, required }) => [...owned, ...required]),
      ...seen(cluster.installPlans).flatMap(({ definitions }) => definitions),
    ]),
    groups: groupsIn(cluster),
  };
}

/** Each group that is served has an APIService, also those of the API server and of definitions. */
function groupsIn({ apiServices }: ScannedCluster): ReadonlySet<string> | null {
  const groups = seen(apiServices).map(({ group }) => group);
  return isSeenEverywhere(apiServices) && groups.length > 0 ? new Set(groups) : null;
}

/** A CSV by its namespace and name, of which a label has at most 63 characters. */
export function csvKey(namespace: string, name: string): string {
  return `${namespace}/${name.slice(0, 63)}`;
}

/** The CSVs that a Subscription names, or an InstallPlan that is not over is to create. */
function expectedIn({ subscriptions, installPlans }: ScannedCluster): readonly string[] {
  const named = seen(subscriptions).flatMap(({ namespace, installedCsv, currentCsv }) =>
    [installedCsv, currentCsv].flatMap((name) =>
      name === null ? [] : csvKey(namespace ?? '', name),
    ),
  );
  return [...named, ...seen(installPlans).flatMap(plannedBy)];
}

function plannedBy({ isOver, namespace, csvNames }: ScannedPlan): readonly string[] {
  return isOver ? [] : csvNames.map((name) => csvKey(namespace ?? '', name));
}

/**
 * Whether a CSV certainly is not there, and is not about to come: no Subscription names it, and no InstallPlan that is not
 * over creates it.
 */
export function isCsvGone(facts: ClusterFacts, namespace: string, name: string): boolean {
  const { csvs, subscriptions, installPlans } = facts.cluster;
  const isSeen = [csvs, subscriptions, installPlans].every((list) => isSeenIn(list, namespace));
  const key = csvKey(namespace, name);
  return isSeen && !facts.csvs.has(key) && !facts.expectedCsvs.has(key);
}
