import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { getJson, getMetadata } from '~/kube/request';
import { listIn, recordIn, textIn } from '~/kube/json';
import { deletesInstances } from '~/remove/rules/leftovers/cleanUp';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import {
  type ObjectsOfDeletedApis,
  lostObjects,
  modelOfDefinition,
} from '~/remove/rules/leftovers/objectsOfDeletedApis';
import type { Loadable } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { fromQuery } from '~/kube/fromQuery';
import { inTurn } from './operandLists';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/useCan';

/** The maximum number of objects to read. The server states the number of the others. */
const MOST = 500;

/**
 * The objects that are deleted with an API without an owner, read on request and again for each request.
 * @param leftover not a CustomResourceDefinition: requests nothing (loading)
 */
export function useObjectsOfDeletedApis(leftover: Leftover): Loadable<ObjectsOfDeletedApis> {
  const name = deletesInstances(leftover) ? leftover.object.name : null;
  return fromQuery(useQuery(objectsLostWith(name)));
}

/** The same for the CustomResourceDefinitions among several leftovers, by the IDs of the leftovers. */
export function useLostObjectsOf(
  leftovers: readonly Leftover[],
): ReadonlyMap<string, Loadable<ObjectsOfDeletedApis>> {
  const definitions = leftovers.filter(deletesInstances);
  const answers = useQueries({
    queries: definitions.map(({ object }) => objectsLostWith(object.name)),
  });
  return new Map(
    answers.flatMap((answer, index): [string, Loadable<ObjectsOfDeletedApis>][] => {
      const id = definitions[index]?.id;
      return id === undefined ? [] : [[id, fromQuery(answer)]];
    }),
  );
}

function objectsLostWith(name: string | null) {
  return queryOptions({
    queryKey: ['lost-objects', name],
    queryFn: name === null ? skipToken : ({ signal }) => readLost(name, signal),
    staleTime: 0,
  });
}

/** @throws ClusterError */
async function readLost(name: string, signal: AbortSignal): Promise<ObjectsOfDeletedApis> {
  const definition = await inTurn(() =>
    ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal),
  );
  const model = modelOfDefinition(definition);
  // An API that is not served can have objects that are not readable.
  if (model === null) return { total: null, places: [] };
  const query = { limit: String(MOST) };
  const { items, metadata } = recordIn(
    await inTurn(() => ifAllowed(getMetadata)(model, { query }, signal)),
  );
  const { remainingItemCount: rest, continue: token } = recordIn(metadata);
  const isAll = textIn(token) === null;
  const others = typeof rest === 'number' ? rest : null;
  return lostObjects(listIn(items), isAll ? 0 : others);
}
