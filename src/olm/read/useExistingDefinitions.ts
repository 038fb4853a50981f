import { queryOptions, useQuery } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * The names of the cluster's CustomResourceDefinitions as they were when a plan was first looked at. Names only: the
 * definitions themselves are megabytes.
 * @param plan what the answer is remembered for
 */
export function useExistingDefinitions(plan: string): Loadable<readonly string[]> {
  return fromQuery(useQuery(existingDefinitions(plan)));
}

function existingDefinitions(plan: string) {
  return queryOptions({
    queryKey: ['existing-definitions', plan],
    queryFn: async ({ signal }) =>
      namesIn(await ifAllowed(getMetadata)(customResourceDefinitionModel, {}, signal)),
  });
}

function namesIn(list: unknown): readonly string[] {
  return listIn(recordIn(list)['items']).flatMap(
    (item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [],
  );
}
