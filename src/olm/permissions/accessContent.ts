import type { ClusterServiceVersion } from '~/kube/models/olm';
import { recordIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';

/** An installed CSV in the form that the rules about plans read. */
export function accessContent(csv: ClusterServiceVersion, namespace: string): BundleObjects {
  const { name } = csv.metadata;
  const manifest = recordIn(csv);
  return {
    namespace,
    objects: [
      { id: name, csvName: name, kind: 'ClusterServiceVersion', name, origin: 'bundle', manifest },
    ],
  };
}
