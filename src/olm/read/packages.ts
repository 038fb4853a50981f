import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type OperatorPackage, type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { packageManifestModel } from '~/kube/models/packageManifest';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

/** Begins every key of this file: what a change of a CatalogSource makes outdated. */
export const PACKAGES = ['packages'] as const;

/**
 * One package with everything its catalog says about it.
 * A get by name would answer with any catalog's package of that name, so it is picked from a list (BR-005).
 * @param namespace the namespace that wants to use it; `null`: the catalog's own is asked
 * @throws ClusterError `not-found` when the catalog does not offer it to this namespace
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

/** Selects the one package in a list of PackageManifests. */
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
