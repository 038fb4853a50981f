import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { iconData } from '~/olm/packages/iconData';
import { listIn, recordIn } from '~/kube/json';

/** The icon that a CSV carries with it, as an address for an image; `null` when there is none that a browser can show. */
export function csvIcon({ spec }: ClusterServiceVersion): string | null {
  return iconData(listIn(recordIn(spec)['icon'])[0]);
}
