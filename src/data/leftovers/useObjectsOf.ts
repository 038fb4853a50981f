import { useQuery } from '@tanstack/react-query';
import type { Loadable } from '~/domain/loadable';
import type { OwnedApi } from '~/domain/uninstall/ownedApis';
import type { OperandList } from '~/domain/uninstall/operands';
import { fromQuery } from '../fromQuery';
import { operandList } from '../uninstall/operandLists';

/**
 * The objects of an API, wherever the user may list them; `null`: the cluster does not serve it.
 * @param name `plural.group`
 * @param near namespaces in which they are looked for in any case
 */
export function useObjectsOf(name: string, near: readonly string[]): Loadable<OperandList | null> {
  return fromQuery(useQuery(operandList(apiNamed(name), near)));
}

/** What discovery does not tell by the name of the API does not matter for a list. */
function apiNamed(name: string): OwnedApi {
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
