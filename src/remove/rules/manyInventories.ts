import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Subscription } from '~/kube/models/subscription';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { dataOr, type Loadable } from '~/kube/loadable';
import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { recordIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import type { UninstallInventory } from './inventory';
import { inventoryOf, ownCsvs, type InventorySources } from './inventoryOf';
import { dependentsOf } from './dependents';
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

/** One of several Operators that are to go. */
type Member = {
  readonly operator: InstalledOperator;
  /** Its own, as far as they could be read. */
  readonly csvs: readonly ClusterServiceVersion[];
};

/** Its place among them. */
type OrderedMember = Member & {
  /** Ids of the Operators that have to be gone before: those that need it, or share something with it. */
  readonly after: readonly string[];
};

/**
 * The order in which several Operators go: those that need others before these (UN-014), since their own objects may
 * be cleared with the others' help. Of those that share an API or a console plugin one follows the other, so that what is
 * shared goes with the last. Otherwise as given, at the same time. Of those that need each other the first as given begins.
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

/** Nobody who is left needs it, but for those that it needs as well. */
function isFree(one: Member, left: readonly Member[], needed: Needed): boolean {
  const needing = left.filter((other) => needed.get(other)?.includes(one) === true);
  const own = allNeeded(one, needed);
  return needing.every((other) => own.has(other));
}

/** What one needs, and what that needs in turn. */
function allNeeded(one: Member, needed: Needed): ReadonlySet<Member> {
  return reachedFrom(one, (other) => needed.get(other) ?? []);
}

/** Ids of all Operators that are gone when the turn of one of them comes. */
export function goneBefore(id: string, ordered: readonly OrderedMember[]): ReadonlySet<string> {
  return reachedFrom(id, (one) => ordered.find(({ operator }) => operator.id === one)?.after ?? []);
}

/** What lies behind the first in any number of steps; itself only where the way leads back to it. */
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

/** The kinds with their groups. */
const ownedNames = perObject((csv: ClusterServiceVersion): readonly string[] =>
  parseApis(recordIn(csv.spec), 'owned').map(({ kind, group }) => `${kind}.${group}`),
);
