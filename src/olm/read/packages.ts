import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type OperatorPackage, type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { packageManifestModel } from '~/kube/models/olm';
import { ifAllowedOneOfMany } from '~/kube/useCan';
import { packageInContent } from './channels/packageInContent';

/** The prefix of all keys in this file. A change of a CatalogSource invalidates them. */
export const PACKAGES = ['packages'] as const;

/** A package of a CatalogSource, or of a ClusterCatalog. */
export function operatorPackage(namespace: string | null, key: PackageKey) {
  return key.catalogNamespace === CLUSTER_SCOPE
    ? extensionPackage(key)
    : manifestPackage(namespace, key);
}

/**
 * One package with the data of its catalog. A request by name returns the package of any catalog, so that it is
 * selected from a list (BR-005).
 * @param namespace the namespace of the installation; `null`: that of the catalog
 * @throws ClusterError `not-found` if the catalog does not offer it to this namespace
 */
function manifestPackage(namespace: string | null, key: PackageKey) {
  return queryOptions({
    queryKey: packageKey(namespace, key),
    queryFn: async ({ signal }): Promise<OperatorPackage> => {
      const address = { namespace: namespace ?? key.catalogNamespace, query: ofPackage(key) };
      return picked(await ifAllowedOneOfMany(getJson)(packageManifestModel, address, signal), key);
    },
  });
}

/** A package of a ClusterCatalog, whose content is downloaded if this browser does not have it. */
function extensionPackage(key: PackageKey) {
  return queryOptions({
    queryKey: packageKey(null, key),
    queryFn: async (asking): Promise<OperatorPackage> => {
      const found = await packageInContent(asking, key);
      if (found === null) throw new ClusterError({ kind: 'not-found', message: '' });
      return found;
    },
  });
}

function packageKey(namespace: string | null, key: PackageKey) {
  return [...PACKAGES, 'one', namespace, key] as const;
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
