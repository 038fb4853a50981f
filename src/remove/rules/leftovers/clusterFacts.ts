import { componentNamesOf, subscribedComponents } from './componentNames';
import type { ScannedCsv, ScannedPlan } from './scannedOlm';
import { type ScannedCluster, isSeenEverywhere, isSeenIn, seen } from './scannedCluster';

/** Derived data that several rules use. */
export type ClusterFacts = {
  readonly cluster: ScannedCluster;
  /** `<package>.<namespace>` of all readable Subscriptions and CSVs. */
  readonly components: ReadonlySet<string>;
  /** By namespace and name. */
  readonly csvs: ReadonlyMap<string, ScannedCsv>;
  /** The CSVs that a Subscription names or an unfinished InstallPlan creates, by namespace and name. */
  readonly expectedCsvs: ReadonlySet<string>;
  /** The names of the CustomResourceDefinitions that CSVs own or require, or that InstallPlans have steps for. */
  readonly definitions: ReadonlySet<string>;
  /** The API groups of the cluster; `null`: unknown. */
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

/** Each served group has an APIService, including those of the API server and of CRDs. */
function groupsIn({ apiServices }: ScannedCluster): ReadonlySet<string> | null {
  const groups = seen(apiServices).map(({ group }) => group);
  return isSeenEverywhere(apiServices) && groups.length > 0 ? new Set(groups) : null;
}

/** A CSV by namespace and name. Labels contain at most 63 characters of the name. */
export function csvKey(namespace: string, name: string): string {
  return `${namespace}/${name.slice(0, 63)}`;
}

/** The CSVs that a Subscription names or an unfinished InstallPlan creates. */
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

/** Whether a CSV neither exists nor is about to be created by an InstallPlan or a Subscription. */
export function isCsvDeleted(facts: ClusterFacts, namespace: string, name: string): boolean {
  const { csvs, subscriptions, installPlans } = facts.cluster;
  const isSeen = [csvs, subscriptions, installPlans].every((list) => isSeenIn(list, namespace));
  const key = csvKey(namespace, name);
  return isSeen && !facts.csvs.has(key) && !facts.expectedCsvs.has(key);
}
