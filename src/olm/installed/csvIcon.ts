import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { iconData } from '~/olm/packages/iconData';
import { listIn, recordIn } from '~/kube/json';

/** The icon in a CSV as a URL; `null` if there is none that a browser can show. */
export function csvIcon({ spec }: ClusterServiceVersion): string | null {
  return iconData(listIn(recordIn(spec)['icon'])[0]);
}
