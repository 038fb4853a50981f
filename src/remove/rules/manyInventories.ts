import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Subscription } from '~/kube/models/subscription';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { UninstallInventory } from './inventory';
import { type InventorySources, inventoryOf, ownCsvs } from './inventoryOf';
import { goneBefore, removalOrder } from './removalOrder';

/** What was read for several Operators. */
export type ManySources = {
  /** By the names of the namespaces; what is absent is being read. */
  readonly homes: ReadonlyMap<string, NamespaceRead>;
  readonly elsewhere: InventorySources['elsewhere'];
  /** By the ids of the Operators, and by the names of the APIs. */
  readonly operands: ReadonlyMap<string, InventorySources['operands']>;
  readonly definitions: InventorySources['definitions'];
  readonly console: InventorySources['console'];
};

/** One of several Operators that are to go, with what its uninstallation has to do with. */
export type PlannedRemoval = {
  readonly inventory: UninstallInventory;
  /** Ids of the Operators that have to be gone before it. */
  readonly after: readonly string[];
};

/**
 * Several uninstallations in their order, each as the cluster is when its turn comes: who is gone by then needs nothing, looks
 * after nothing, and is nobody's neighbour any more.
 */
export function manyInventories(
  operators: readonly InstalledOperator[],
  sources: ManySources,
): readonly PlannedRemoval[] {
  const { homes, elsewhere } = sources;
  const members = operators.map((operator) => ({
    operator,
    csvs: ownCsvs(operator, csvsIn(homes.get(operator.namespace))),
  }));
  const operatorGroups = [
    ...[...homes.values()].flatMap(({ groups }) => dataOr(groups, [])),
    ...elsewhere.operatorGroups,
  ];
  const ordered = removalOrder(members, operatorGroups);
  return ordered.map(({ operator, after }) => {
    const ids = goneBefore(operator.id, ordered);
    const gone = operators.filter(({ id }) => ids.has(id));
    return { inventory: inventoryOf(sourcesOf(operator, gone, sources)), after };
  });
}

function csvsIn(home: NamespaceRead | undefined): readonly ClusterServiceVersion[] | null {
  return listOr(home?.csvs);
}

/** What one of them finds when the others are gone. */
function sourcesOf(
  operator: InstalledOperator,
  gone: readonly InstalledOperator[],
  { homes, elsewhere, operands, definitions, console }: ManySources,
): InventorySources {
  const home = homes.get(operator.namespace);
  const csvs = new Set(gone.flatMap(({ namespace, csvNames }) => placesOf(namespace, csvNames)));
  const subscriptions = new Set(
    gone.flatMap(({ namespace, subscriptionName }) =>
      placesOf(namespace, subscriptionName === null ? [] : [subscriptionName]),
    ),
  );
  const isThere = (csv: ClusterServiceVersion) => !csvs.has(placeOf(csv));
  return {
    operator,
    subscriptions:
      listOr(home?.subscriptions)?.filter((one) => !subscriptions.has(placeOf(one))) ?? null,
    csvs: csvsIn(home)?.filter(isThere) ?? null,
    plans: listOr(home?.plans),
    operatorGroups: listOr(home?.groups),
    elsewhere: { ...elsewhere, csvs: elsewhere.csvs.filter(isThere) },
    operands: operands.get(operator.id) ?? NONE_READ,
    definitions,
    // Neither the namespace nor what takes all Operators to be known is offered where several go.
    missing: [],
    console,
    contents: null,
    denied: null,
  };
}

const NONE_READ: InventorySources['operands'] = new Map();

function listOr<T>(list: Loadable<readonly T[]> | undefined): readonly T[] | null {
  return list === undefined ? null : dataOr(list, null);
}

function placeOf({ metadata }: ClusterServiceVersion | Subscription): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

function placesOf(namespace: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${namespace}/${name}`);
}
