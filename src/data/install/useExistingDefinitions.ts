import { queryOptions, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getMetadata } from '~/cluster/request';
import { listRight } from '~/cluster/watch';
import { listIn, recordIn, textIn } from '~/domain/catalog/json';
import type { Loadable } from '~/domain/loadable';
import { customResourceDefinitionModel } from '~/models/customResourceDefinition';
import { fromQuery } from '../fromQuery';
import { mayList } from '../mayList';

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
    queryFn: async ({ client, signal }) => {
      if (!(await mayList(client, customResourceDefinitionModel, null))) {
        const right = listRight(customResourceDefinitionModel);
        throw new ClusterError({ kind: 'forbidden', message: '', right });
      }
      return namesIn(await getMetadata(customResourceDefinitionModel, {}, signal));
    },
  });
}

function namesIn(list: unknown): readonly string[] {
  return listIn(recordIn(list)['items']).flatMap(
    (item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [],
  );
}
