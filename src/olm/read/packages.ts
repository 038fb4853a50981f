import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type OperatorPackage, type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { packageManifestModel } from '~/kube/models/olm';
import { ifAllowedOneOfMany } from '~/kube/useCan';

/** The prefix of all keys in this file. A change of a CatalogSource invalidates them. */
export const PACKAGES = ['packages'] as const;

/**
 * One package with the data of its catalog. A request by name returns the package of any catalog, so that it is
 * selected from a list (BR-005).
 * @param namespace the namespace of the installation; `null`: that of the catalog
 * @throws ClusterError `not-found` if the catalog does not offer it to this namespace
 */
export function operatorPackage(namespace: string | null, key: PackageKey) {
  return queryOptions({
    queryKey: [...PACKAGES, 'one', namespace, key],
    queryFn: async ({ signal }): Promise<OperatorPackage> => {
      const address = { namespace: namespace ?? key.catalogNamespace, query: ofPackage(key) };
      return picked(await ifAllowedOneOfMany(getJson)(packageManifestModel, address, signal), key);
    },
  });
}

/** The label selector of one package. */
export function ofPackage({ catalog, catalogNamespace, packageName }: PackageKey) {
  return {
    fieldSelector: `metadata.name=${packageName}`,
    labelSelector: `catalog=${catalog},catalog-namespace=${catalogNamespace}`,
  };
}

function picked(list: unknown, key: PackageKey): OperatorPackage {
  const found = parsePackageList(list).find(
    (operator) => packageId(operator.key) === packageId(key),
  );
  if (found === undefined) throw new ClusterError({ kind: 'not-found', message: '' });
  return found;
}
