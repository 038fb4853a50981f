import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { recordIn } from '~/kube/json';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { parseChannel } from '~/olm/packages/parseChannel';

/**
 * What the author of an installed version says about it, in the same form as a catalog's entry: a PackageManifest copies
 * the fields of the CSV of its channel head. `null` only for an object without a name.
 */
export function describedCsv({ metadata, spec }: ClusterServiceVersion): PackageChannel | null {
  const { name, annotations } = metadata;
  const description = { ...recordIn(spec), annotations };
  return parseChannel({ name, currentCSV: name, currentCSVDesc: description }, name);
}
