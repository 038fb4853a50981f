import { queryOptions } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { listIn, recordIn, textIn } from '~/kube/json';
import { packageManifestModel } from '~/kube/models/olm';
import { ifAllowed } from '~/kube/useCan';

/**
 * The names of a catalog's packages. Only their metadata is requested, about 1% of the packages.
 * @param seen changes when the content of the catalog can have changed
 */
export function packageNames({ namespace, name }: CatalogName, seen = '') {
  return queryOptions({
    queryKey: ['catalog-package-names', namespace, name, seen],
    queryFn: async ({ signal }) => {
      const query = { labelSelector: `catalog=${name},catalog-namespace=${namespace}` };
      const list = recordIn(
        await ifAllowed(getMetadata)(packageManifestModel, { namespace, query }, signal),
      );
      return listIn(list['items']).flatMap(
        (item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [],
      );
    },
    staleTime: 0,
  });
}

type CatalogName = { readonly namespace: string; readonly name: string };
