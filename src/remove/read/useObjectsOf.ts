import { useQueries, useQuery } from '@tanstack/react-query';
import type { Loadable } from '~/kube/loadable';
import type { OwnedApi } from '~/remove/rules/ownedApis';
import type { OperandList } from '~/remove/rules/operands';
import { fromQuery } from '~/kube/fromQuery';
import { operandList } from './operandLists';

/**
 * The objects of an API, wherever the user may list them; `null`: the cluster does not serve it.
 * @param name `plural.group`
 * @param near namespaces in which they are looked for in any case
 */
export function useObjectsOf(name: string, near: readonly string[]): Loadable<OperandList | null> {
  return fromQuery(useQuery(operandList(apiNamed(name), near)));
}

/**
 * The same of several APIs, by their names; without those that are not read yet, or could not be.
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

/** What discovery does not tell by the name of the API does not matter for a list. */
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
