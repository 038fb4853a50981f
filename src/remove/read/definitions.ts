import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type Definition, definitionIn } from '~/remove/rules/definition';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { concurrencyLimit } from '~/kube/concurrencyLimit';
import { ifAllowedOneOfMany } from '~/kube/reviewedRequests';

/** A stored CustomResourceDefinition; `null`: does not exist. Most users cannot read any. */
export function storedDefinition(name: string) {
  return queryOptions({
    queryKey: ['uninstall', 'definition', name],
    queryFn: ({ signal }) => inTurn(() => readDefinition(name, signal)),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @throws ClusterError `forbidden`, without a request, if the user cannot get any */
async function readDefinition(name: string, signal: AbortSignal): Promise<Definition | null> {
  try {
    return definitionIn(await getOneOfMany(customResourceDefinitionModel, { name }, signal));
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'not-found') return null;
    throw error;
  }
}

const getOneOfMany = ifAllowedOneOfMany(getJson);

const inTurn = concurrencyLimit(4);
