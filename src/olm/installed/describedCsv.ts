import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { recordIn } from '~/kube/json';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { parseChannel } from '~/olm/packages/parseChannel';

/**
 * The metadata of an installed version in the form of a catalog entry: a PackageManifest copies the fields of its
 * channel head's CSV. `null` only for an object without a name.
 */
export function describedCsv({ metadata, spec }: ClusterServiceVersion): PackageChannel | null {
  const { name, annotations } = metadata;
  const description = { ...recordIn(spec), annotations };
  return parseChannel({ name, currentCSV: name, currentCSVDesc: description }, name);
}
