import { urlOf } from '~/cluster/resource';
import type { PackageKey } from '~/domain/catalog/operatorPackage';
import { packageManifestModel } from '~/models/packageManifest';

/** What an icon is found by: the package and what its default channel's head is called. */
export type IconOf = {
  readonly key: PackageKey;
  readonly defaultChannel: string;
  readonly headCsv: string;
};

/**
 * Where a package's icon is. The package server answers it for any catalog's package of that name, and lets browsers
 * keep it as long as `resourceVersion` stays the same: so that names the head whose icon it is.
 * @param namespace one that may use the package, for those who have no right in the catalog's
 */
export function packageIconUrl(
  namespace: string | null,
  { key, defaultChannel, headCsv }: IconOf,
): string {
  return urlOf(packageManifestModel, {
    namespace: namespace ?? key.catalogNamespace,
    name: key.packageName,
    subresource: 'icon',
    query: {
      resourceVersion: `${key.packageName}.${defaultChannel}.${headCsv}`,
      catalog: key.catalog,
    },
  });
}
