import { useMemo } from 'react';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { Definition } from '~/remove/rules/definition';
import { ownCsvs } from '~/remove/rules/inventoryOf';
import { type PlannedRemoval, manyInventories } from '~/remove/rules/manyInventories';
import type { OperandList } from '~/remove/rules/operands';
import { type OwnedApi, ownedApis } from '~/remove/rules/ownedApis';
import { useConsoleFacts } from '~/olm/read/consolePlugins';
import { failureIn, fromQuery } from '~/kube/fromQuery';
import {
  WATCHED_NAMESPACES,
  useReadNamespaces,
  useWatchedNamespaces,
} from '~/olm/read/namespaceReads';
import { storedDefinition } from './definitions';
import { operandList } from './operandLists';
import { type Elsewhere, NOTHING_KNOWN, useElsewhere } from './useElsewhere';

/** What the uninstallation of several Operators has to do with, as far as it is known by now. */
export type ReadInventories = {
  /** In the order in which they go. */
  readonly planned: readonly PlannedRemoval[];
  /** Namespaces of which it is not known what is installed in them. */
  readonly unread: readonly NamespaceRead[];
  readonly elsewhere: Loadable<Elsewhere>;
  /** Who needs whom is not known yet. */
  readonly isLooking: boolean;
  /** Something could not be read that can be asked for again; a missing right cannot. */
  readonly isBroken: boolean;
  readonly readAgain: () => void;
};

/**
 * Reads everything that the uninstallation of several Operators has to do with. A part that fails leaves the others as they
 * are.
 */
export function useManyInventories(operators: readonly InstalledOperator[]): ReadInventories {
  const homes = useHomes(operators);
  const elsewhere = useElsewhere();
  const parts = useMemo(() => operators.map((one) => partOf(one, homes)), [operators, homes]);
  const operands = useOperands(parts);
  const definitions = useDefinitions(parts);
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
        operands: operands.byOperator,
        definitions: definitions.byName,
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
    isBroken: operands.isBroken || definitions.isBroken,
    readAgain: () => {
      void queries.invalidateQueries({ queryKey: ['uninstall'] });
    },
  };
}

/** Their namespaces: of many each is read once. */
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
  /** Namespaces in which operands are looked for in any case. */
  readonly near: readonly string[];
};

function partOf(operator: InstalledOperator, homes: ReadonlyMap<string, NamespaceRead>): Part {
  const { id, namespace, managedNamespaces } = operator;
  const csvs = homes.get(namespace)?.csvs;
  return {
    id,
    apis: ownedApis(ownCsvs(operator, csvs === undefined ? null : dataOr(csvs, null))),
    near: [...new Set([namespace, ...(managedNamespaces ?? [])])],
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

/** The query client keeps what is equal: the values are the very same until one of them changes. */
function combined<T>(results: readonly UseQueryResult<T>[]) {
  return {
    values: results.map((result) => fromQuery(result)),
    isBroken: results.some(({ error }) => error !== null && failureIn(error).kind !== 'forbidden'),
  };
}

function distinct<T extends { readonly queryKey: readonly unknown[] }>(
  queries: readonly T[],
): readonly T[] {
  return [...new Map(queries.map((query) => [JSON.stringify(query.queryKey), query])).values()];
}
