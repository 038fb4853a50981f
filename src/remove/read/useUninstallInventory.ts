import { useMemo } from 'react';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Right } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr } from '~/kube/loadable';
import type { UninstallInventory } from '~/remove/rules/inventory';
import { inventoryOf, ownCsvs } from '~/remove/rules/inventoryOf';
import { type OwnedApi, ownedApis } from '~/remove/rules/ownedApis';
import { namespaceModel } from '~/kube/models/namespace';
import { useConsoleFacts } from '~/olm/read/consolePlugins';
import { failureIn, fromQuery } from '~/kube/fromQuery';
import { namespaceContents } from '~/olm/read/namespaceContents';
import { useMissingRights } from '~/kube/useMissingRights';
import { type NamespaceOperators, useNamespaceOperators } from '~/olm/read/useNamespaceOperators';
import { storedDefinition } from './definitions';
import { operandList } from './operandLists';
import { type Elsewhere, NOTHING_KNOWN, useElsewhere } from './useElsewhere';

/** What an uninstallation has to do with, as far as it is known by now. */
export type ReadInventory = {
  readonly inventory: UninstallInventory;
  /** Its own namespace; where it failed, nothing but the names of what runs is known. */
  readonly home: Loadable<NamespaceOperators>;
  readonly elsewhere: Loadable<Elsewhere>;
  /** Something else could not be read that can be asked for again; a missing right cannot. */
  readonly isBroken: boolean;
  readonly readAgain: () => void;
};

/**
 * Reads everything that an uninstallation has to do with. A part that fails leaves the others as they are.
 * @param isPlaceAsked whether what else is in the namespace is looked for: that takes a request for each kind
 */
export function useUninstallInventory(
  operator: InstalledOperator,
  isPlaceAsked: boolean,
): ReadInventory {
  const home = useNamespaceOperators(operator.namespace);
  const elsewhere = useElsewhere();
  const csvs = dataOr(home, null)?.csvs ?? null;
  const apis = useMemo(() => ownedApis(ownCsvs(operator, csvs)), [operator, csvs]);
  const near = useMemo(
    () => [...new Set([operator.namespace, ...(operator.managedNamespaces ?? [])])],
    [operator],
  );
  const operands = useQueries({ queries: apis.map((api) => operandList(api, near)) });
  const defined = apis.filter(({ source }) => source === 'definition');
  const definitions = useQueries({ queries: defined.map(({ name }) => storedDefinition(name)) });
  const console = useConsoleFacts(operator.consolePlugins.length > 0);
  const [denied = null] = useMissingRights([toDelete(operator.namespace)]);
  const contents = useQuery({
    ...namespaceContents(operator.namespace),
    enabled: isPlaceAsked && denied === null,
  });
  const { subscriptions, plans, operatorGroups, missing } = dataOr(home, NOTHING_HERE);
  const inventory = inventoryOf({
    operator,
    subscriptions,
    csvs,
    plans,
    operatorGroups,
    elsewhere: dataOr(elsewhere, NOTHING_KNOWN),
    operands: byName(apis, operands),
    definitions: byName(defined, definitions),
    missing: [...missing, ...causeOf(elsewhere)],
    console: dataOr(console, null),
    denied,
    contents: isPlaceAsked ? fromQuery(contents) : null,
  });
  const queries = useQueryClient();
  const errors = [...operands.map(errorOf), ...definitions.map(errorOf), contents.error];
  return {
    inventory,
    home,
    elsewhere,
    isBroken: errors.some(isPassing),
    readAgain: () => {
      void queries.invalidateQueries({ queryKey: ['uninstall'] });
      void queries.invalidateQueries({ queryKey: namespaceContents(operator.namespace).queryKey });
    },
  };
}

/** As long as it is not read, or cannot be. */
const NOTHING_HERE = {
  subscriptions: null,
  plans: null,
  operatorGroups: null,
  missing: [],
};

/** Authorized within the namespace that goes. */
function toDelete(namespace: string): Right {
  const { group, plural } = namespaceModel;
  return { verb: 'delete', group, resource: plural, name: namespace, namespace };
}

function causeOf(elsewhere: Loadable<Elsewhere>): readonly Right[] {
  return [dataOr(elsewhere, null)?.cause?.right ?? []].flat();
}

function errorOf({ error }: UseQueryResult): Error | null {
  return error;
}

function isPassing(error: Error | null): boolean {
  return error !== null && failureIn(error).kind !== 'forbidden';
}

function byName<T>(
  apis: readonly OwnedApi[],
  results: readonly UseQueryResult<T>[],
): ReadonlyMap<string, Loadable<T>> {
  return new Map(
    apis.flatMap(({ name }, index): [string, Loadable<T>][] => {
      const result = results[index];
      return result === undefined ? [] : [[name, fromQuery(result)]];
    }),
  );
}
