import { useMemo } from 'react';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '~/kube/failure';
import { failureIn, fromQuery } from '~/kube/fromQuery';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { namespaceModel } from '~/kube/models/namespace';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import { useConsoleFacts } from '~/olm/read/consolePlugins';
import { namespaceContents } from '~/olm/read/namespaceContents';
import {
  WATCHED_NAMESPACES,
  useReadNamespaces,
  useWatchedNamespaces,
} from '~/olm/read/namespaceReads';
import { type NamespaceOperators, useNamespaceOperators } from '~/olm/read/useNamespaceOperators';
import type { Definition } from '~/remove/rules/definition';
import type { UninstallInventory } from '~/remove/rules/inventory';
import { inventoryOf, ownCsvs } from '~/remove/rules/inventoryOf';
import { type PlannedRemoval, csvsIn, manyInventories } from '~/remove/rules/manyInventories';
import type { OperandList } from '~/remove/rules/operands';
import { type OwnedApi, ownedApis } from '~/remove/rules/apiInventory';
import { operandList, storedDefinition } from './operandLists';
import { type AllLiveOperators, NOTHING_KNOWN, useAllLiveOperators } from './useAllLiveOperators';

/** The state of the data for uninstallations. A failed part does not affect the others. */
export type Surroundings = {
  readonly elsewhere: Loadable<AllLiveOperators>;
  /** Some data failed to load and can be requested again, unlike data without permission. */
  readonly isBroken: boolean;
  readonly readAgain: () => void;
};

/** The data for an uninstallation, as far as loaded. */
export type ReadInventory = Surroundings & {
  readonly inventory: UninstallInventory;
  /** Its own namespace. If it fails, only the names of the Operator's objects are known. */
  readonly home: Loadable<NamespaceOperators>;
};

/**
 * Reads the data for an uninstallation.
 * @param isPlaceAsked whether to read the other objects of the namespace, which takes a request per kind
 */
export function useUninstallInventory(
  operator: InstalledOperator,
  isPlaceRequested: boolean,
): ReadInventory {
  const home = useNamespaceOperators(operator.namespace);
  const elsewhere = useAllLiveOperators();
  const csvs = dataOr(home, null)?.csvs ?? null;
  const parts = useMemo(() => [partOf(operator, csvs)], [operator, csvs]);
  const { operands, definitions, isBroken } = useApis(parts);
  const console = useConsoleFacts(operator.consolePlugins.length > 0);
  const [denied = null] = useMissingPermissions([toDelete(operator.namespace)]);
  const contents = useQuery({
    ...namespaceContents(operator.namespace),
    enabled: isPlaceRequested && denied === null,
  });
  const { subscriptions, plans, operatorGroups, missing } = dataOr(home, NOTHING_HERE);
  const inventory = inventoryOf({
    operator,
    subscriptions,
    csvs,
    plans,
    operatorGroups,
    elsewhere: dataOr(elsewhere, NOTHING_KNOWN),
    operands: operands.get(operator.id) ?? new Map(),
    definitions,
    missing: [...missing, ...causeOf(elsewhere)],
    console: dataOr(console, null),
    denied,
    contents: isPlaceRequested ? fromQuery(contents) : null,
  });
  const queries = useQueryClient();
  return {
    inventory,
    home,
    elsewhere,
    isBroken: isBroken || isPassing(contents.error),
    readAgain: () => {
      void queries.invalidateQueries({ queryKey: ['uninstall'] });
      void queries.invalidateQueries({ queryKey: namespaceContents(operator.namespace).queryKey });
    },
  };
}

/** While loading, or after a failure. */
const NOTHING_HERE = {
  subscriptions: null,
  plans: null,
  operatorGroups: null,
  missing: [],
};

/** Authorized within the deleted namespace. */
function toDelete(namespace: string): Permission {
  const { group, plural } = namespaceModel;
  return { verb: 'delete', group, resource: plural, name: namespace, namespace };
}

function causeOf(elsewhere: Loadable<AllLiveOperators>): readonly Permission[] {
  return [dataOr(elsewhere, null)?.cause?.permission ?? []].flat();
}

/** The data for the uninstallation of several Operators, as far as loaded. */
export type ReadInventories = Surroundings & {
  /** In the order of the removals. */
  readonly planned: readonly PlannedRemoval[];
  /** Namespaces whose installed Operators are unknown. */
  readonly unread: readonly NamespaceRead[];
  /** The dependencies between the Operators are loading. */
  readonly isLooking: boolean;
};

/** Reads the data for the uninstallation of several Operators. */
export function useManyInventories(operators: readonly InstalledOperator[]): ReadInventories {
  const homes = useHomes(operators);
  const elsewhere = useAllLiveOperators();
  const parts = useMemo(
    () => operators.map((one) => partOf(one, csvsIn(homes.get(one.namespace)))),
    [operators, homes],
  );
  const { operands, definitions, isBroken } = useApis(parts);
  const console = useConsoleFacts(
    operators.some(({ consolePlugins }) => consolePlugins.length > 0),
  );
  const facts = dataOr(console, null);
  const known = dataOr(elsewhere, NOTHING_KNOWN);
  const planned = useMemo(
    () =>
      manyInventories(operators, {
        homes,
        elsewhere: known,
        operands,
        definitions,
        console: facts,
      }),
    [operators, homes, known, operands, definitions, facts],
  );
  const queries = useQueryClient();
  const read = [...homes.values()];
  return {
    planned,
    unread: read.filter(({ csvs }) => csvs.status === 'failed'),
    elsewhere,
    isLooking: elsewhere.status === 'loading' || read.some(({ csvs }) => csvs.status === 'loading'),
    isBroken,
    readAgain: () => {
      void queries.invalidateQueries({ queryKey: ['uninstall'] });
    },
  };
}

/** Their namespaces. Of many, each is read once instead of watched. */
function useHomes(operators: readonly InstalledOperator[]): ReadonlyMap<string, NamespaceRead> {
  const text = [...new Set(operators.map(({ namespace }) => namespace))].toSorted().join();
  const names = useMemo(() => (text === '' ? NONE : text.split(',')), [text]);
  const areMany = names.length > WATCHED_NAMESPACES;
  const { reads } = useReadNamespaces(areMany ? names : NONE);
  const watched = useWatchedNamespaces(areMany ? NONE : names);
  return useMemo(
    () => new Map((areMany ? reads : watched).map((read) => [read.namespace, read])),
    [areMany, reads, watched],
  );
}

const NONE: readonly string[] = [];

type Part = {
  readonly id: string;
  readonly apis: readonly OwnedApi[];
  /** Namespaces whose operands are always read. */
  readonly near: readonly string[];
};

/** @param csvs of its namespace; `null`: unknown */
function partOf(operator: InstalledOperator, csvs: readonly ClusterServiceVersion[] | null): Part {
  const { id, namespace, managedNamespaces } = operator;
  return {
    id,
    apis: ownedApis(ownCsvs(operator, csvs)),
    near: [...new Set([namespace, ...(managedNamespaces ?? [])])],
  };
}

/**
 * The operands by the IDs of the Operators and the names of the APIs, and the definitions by the names of the APIs.
 * @param parts the same list until one of them changes
 */
function useApis(parts: readonly Part[]) {
  const operands = useOperands(parts);
  const definitions = useDefinitions(parts);
  return {
    operands: operands.byOperator,
    definitions: definitions.byName,
    isBroken: operands.isBroken || definitions.isBroken,
  };
}

function useOperands(parts: readonly Part[]) {
  const wanted = useMemo(
    () => distinct(parts.flatMap(({ apis, near }) => apis.map((api) => operandList(api, near)))),
    [parts],
  );
  const { values, isBroken } = useQueries({
    queries: wanted,
    combine: combined<OperandList | null>,
  });
  return useMemo(() => {
    const byKey = new Map(wanted.map(({ queryKey }, at) => [JSON.stringify(queryKey), values[at]]));
    const byOperator = new Map(
      parts.map(({ id, apis, near }) => [
        id,
        new Map(
          apis.flatMap((api): [string, Loadable<OperandList | null>][] => {
            const found = byKey.get(JSON.stringify(operandList(api, near).queryKey));
            return found === undefined ? [] : [[api.name, found]];
          }),
        ),
      ]),
    );
    return { byOperator, isBroken };
  }, [parts, wanted, values, isBroken]);
}

function useDefinitions(parts: readonly Part[]) {
  const names = useMemo(() => {
    const defined = parts.flatMap(({ apis }) =>
      apis.filter(({ source }) => source === 'definition'),
    );
    return [...new Set(defined.map(({ name }) => name))];
  }, [parts]);
  const { values, isBroken } = useQueries({
    queries: names.map((name) => storedDefinition(name)),
    combine: combined<Definition | null>,
  });
  return useMemo(() => {
    const byName = new Map(
      names.flatMap((name, at): [string, Loadable<Definition | null>][] => {
        const value = values[at];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return { byName, isBroken };
  }, [names, values, isBroken]);
}

/** The query client keeps equal results, so that the values remain the same until one of them changes. */
function combined<T>(results: readonly UseQueryResult<T>[]) {
  return {
    values: results.map((result) => fromQuery(result)),
    isBroken: results.some(({ error }) => isPassing(error)),
  };
}

/** A missing permission remains missing and is not retried. */
function isPassing(error: Error | null): boolean {
  return error !== null && failureIn(error).kind !== 'forbidden';
}

function distinct<T extends { readonly queryKey: readonly unknown[] }>(
  queries: readonly T[],
): readonly T[] {
  return [...new Map(queries.map((query) => [JSON.stringify(query.queryKey), query])).values()];
}
