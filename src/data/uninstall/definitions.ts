import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getJson } from '~/cluster/request';
import type { Right } from '~/domain/failure';
import { type Definition, definitionIn } from '~/domain/uninstall/definition';
import { customResourceDefinitionModel } from '~/models/customResourceDefinition';
import { queryClient } from '../queryClient';
import { turns } from '../turns';
import { accessReview } from '../useCan';

/** A CustomResourceDefinition as it is stored; `null`: there is none. Most users may not see any. */
export function storedDefinition(name: string) {
  return queryOptions({
    queryKey: ['uninstall', 'definition', name],
    queryFn: ({ signal }) => inTurn(() => readDefinition(name, signal)),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @throws ClusterError `forbidden`, without having asked for it, where the user may get none */
async function readDefinition(name: string, signal: AbortSignal): Promise<Definition | null> {
  if (!(await queryClient.query(accessReview(MAY_GET)))) {
    throw new ClusterError({ kind: 'forbidden', message: '', right: MAY_GET });
  }
  try {
    return definitionIn(await getJson(customResourceDefinitionModel, { name }, signal));
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'not-found') return null;
    throw error;
  }
}

const MAY_GET: Right = {
  verb: 'get',
  group: customResourceDefinitionModel.group,
  resource: customResourceDefinitionModel.plural,
};

const inTurn = turns(4);
