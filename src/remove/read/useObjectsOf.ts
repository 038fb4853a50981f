import { useQueries, useQuery } from '@tanstack/react-query';
import type { Loadable } from '~/kube/loadable';
import type { OwnedApi } from '~/remove/rules/apiInventory';
import type { OperandList } from '~/remove/rules/operands';
import { fromQuery } from '~/kube/fromQuery';
import { operandList } from './operandLists';

/**
 * The objects of an API in all namespaces where the user can list them; `null`: the cluster does not have it.
 * @param name `plural.group`
 * @param near namespaces that are always read
 */
export function useObjectsOf(name: string, near: readonly string[]): Loadable<OperandList | null> {
  return fromQuery(useQuery(operandList(apiNamed(name), near)));
}

/**
 * The same for several APIs, by name, without those that are loading or failed.
 * @param names `plural.group` of each
 */
export function useObjectsOfEach(
  names: readonly string[],
): ReadonlyMap<string, OperandList | null> {
  const answers = useQueries({ queries: names.map((name) => operandList(apiNamed(name), [])) });
  return new Map(
    answers.flatMap(({ data }, index): [string, OperandList | null][] => {
      const name = names[index];
      return name === undefined || data === undefined ? [] : [[name, data]];
    }),
  );
}

/** The name is sufficient for a list; the other fields do not matter. */
export function apiNamed(name: string): OwnedApi {
  const [plural = '', ...group] = name.split('.');
  return {
    name,
    group: group.join('.'),
    plural,
    kind: plural,
    displayName: name,
    description: '',
    versions: [''],
    source: 'definition',
    isInternal: false,
  };
}
