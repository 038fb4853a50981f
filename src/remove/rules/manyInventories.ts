import type { ClusterServiceVersion, OperatorGroup, Subscription } from '~/kube/models/olm';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { dataOr, type Loadable } from '~/kube/loadable';
import { recordIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import type { UninstallInventory } from './inventory';
import { inventoryOf, ownCsvs, type InventorySources } from './inventoryOf';
import { dependentsOf } from './dependencies';
import { perObject } from '~/kube/perObject';

/** The data of several Operators. */
export type ManySources = {
  /** By the names of the namespaces; absent: loading. */
  readonly homes: ReadonlyMap<string, NamespaceRead>;
  readonly elsewhere: InventorySources['elsewhere'];
  /** By the IDs of the Operators and the names of the APIs. */
  readonly operands: ReadonlyMap<string, InventorySources['operands']>;
  readonly definitions: InventorySources['definitions'];
  readonly console: InventorySources['console'];
};

/** One of several removed Operators, with the data for its uninstallation. */
export type PlannedRemoval = {
  readonly inventory: UninstallInventory;
  /** The IDs of the Operators that must be removed first. */
  readonly after: readonly string[];
};

/**
 * Several uninstallations in their order. Each uses the cluster state of its turn: Operators removed before need
 * nothing, manage nothing and do not share the namespace.
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

/** `null`: unable to load, or loading. */
export function csvsIn(home: NamespaceRead | undefined): readonly ClusterServiceVersion[] | null {
  return listOr(home?.csvs);
}

/** The data of one of them without the others. */
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
    // Several Operators have no options for the namespace, nor those that require all Operators to be known.
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

/** One of several removed Operators. */
type Member = {
  readonly operator: InstalledOperator;
  /** Its own CSVs, if readable. */
  readonly csvs: readonly ClusterServiceVersion[];
};

/** With its position. */
type OrderedMember = Member & {
  /** The IDs of the Operators to remove first: those that need it or share something with it. */
  readonly after: readonly string[];
};

/**
 * The order of several removals: dependents first (UN-014), because their objects might require the dependency. Of
 * Operators that share an API or a console plugin, one follows the other, so that the shared part is deleted with the
 * last. Otherwise as given, at the same time. In a dependency cycle, the first as given begins.
 */
export function removalOrder(
  members: readonly Member[],
  operatorGroups: readonly OperatorGroup[] | null,
): readonly OrderedMember[] {
  const needed = new Map(
    members.map((one) => [
      one,
      members.filter((other) => other !== one && doesNeed(one, other, operatorGroups)),
    ]),
  );
  const ordered: OrderedMember[] = [];
  const left = [...members];
  while (left.length > 0) {
    const next = left.find((one) => isFree(one, left, needed)) ?? left[0];
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    const before = members.filter(
      (other) =>
        other !== next &&
        !left.includes(other) &&
        (needed.get(other)?.includes(next) === true || doShare(other, next)),
    );
    ordered.push({ ...next, after: before.map(({ operator }) => operator.id) });
  }
  return ordered;
}

type Needed = ReadonlyMap<Member, readonly Member[]>;

/** No remaining Operator needs it, except for those that it needs as well. */
function isFree(one: Member, left: readonly Member[], needed: Needed): boolean {
  const needing = left.filter((other) => needed.get(other)?.includes(one) === true);
  const own = allNeeded(one, needed);
  return needing.every((other) => own.has(other));
}

/** The direct and transitive dependencies. */
function allNeeded(one: Member, needed: Needed): ReadonlySet<Member> {
  return reachedFrom(one, (other) => needed.get(other) ?? []);
}

/** The IDs of all Operators that are removed before one of them. */
export function goneBefore(id: string, ordered: readonly OrderedMember[]): ReadonlySet<string> {
  return reachedFrom(id, (one) => ordered.find(({ operator }) => operator.id === one)?.after ?? []);
}

/** The transitive successors of the first; includes itself only in a cycle. */
function reachedFrom<T>(first: T, next: (one: T) => readonly T[]): ReadonlySet<T> {
  const found = new Set<T>();
  const waiting = [first];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const other of next(one)) {
      if (!found.has(other)) waiting.push(other);
      found.add(other);
    }
  }
  return found;
}

function doesNeed(
  one: Member,
  other: Member,
  operatorGroups: readonly OperatorGroup[] | null,
): boolean {
  const surroundings = { own: other.csvs, others: one.csvs, operatorGroups };
  return dependentsOf(surroundings).length > 0;
}

function doShare(one: Member, other: Member): boolean {
  const owned = new Set(other.csvs.flatMap(ownedNames));
  return (
    one.csvs.flatMap(ownedNames).some((name) => owned.has(name)) ||
    one.operator.consolePlugins.some((name) => other.operator.consolePlugins.includes(name))
  );
}

/** Kinds with their groups. */
const ownedNames = perObject((csv: ClusterServiceVersion): readonly string[] =>
  parseApis(recordIn(csv.spec), 'owned').map(({ kind, group }) => `${kind}.${group}`),
);
