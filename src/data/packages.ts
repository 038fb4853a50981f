import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getJson } from '~/cluster/request';
import { type CatalogItem, catalogItem } from '~/domain/catalog/catalogItem';
import { type OperatorPackage, type PackageKey, packageId } from '~/domain/catalog/operatorPackage';
import { manifestsIn, parsePackage, parsePackageList } from '~/domain/catalog/parsePackage';
import { packageManifestModel } from '~/models/packageManifest';

/** Begins every key of this file: what a change of a CatalogSource makes outdated. */
export const PACKAGES = ['packages'] as const;

/**
 * The packages that a namespace may use, each reduced to what the catalog shows; `null`: of all namespaces.
 * The package server gives a namespace its own catalogs and the global ones (BR-016). It ignores `limit` and cannot be
 * watched; the answer may have tens of megabytes, so that no more than the reduced items is kept.
 */
export function catalogItems(namespace: string | null) {
  return queryOptions({
    queryKey: [...PACKAGES, 'items', namespace],
    queryFn: async ({ signal }): Promise<readonly CatalogItem[]> => {
      const address = { namespace: namespace ?? undefined };
      return reduced(await getJson(packageManifestModel, address, signal));
    },
  });
}

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
      const address = { namespace: namespace ?? key.catalogNamespace, query: selecting(key) };
      return picked(await getJson(packageManifestModel, address, signal), key);
    },
  });
}

function reduced(list: unknown): readonly CatalogItem[] {
  return manifestsIn(list).flatMap((manifest) => {
    const operator = parsePackage(manifest);
    return operator === null ? [] : (catalogItem(operator) ?? []);
  });
}

function selecting({ catalog, catalogNamespace, packageName }: PackageKey) {
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
