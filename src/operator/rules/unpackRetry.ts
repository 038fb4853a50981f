import { configMapModel } from '~/kube/models/configMap';
import { jobModel } from '~/kube/models/job';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/**
 * Deletes what OLM unpacks a bundle with: the Job, whose pods pull the image, and the ConfigMap of the same name that
 * they write into (SU-042). OLM makes both again. They are taken by their names: OLM may have made them anew already.
 */
export function retryUnpack(namespace: string, name: string): readonly ClusterCall[] {
  return [jobModel, configMapModel].map((model) => ({
    kind: 'delete',
    model,
    object: { name, namespace },
    uid: null,
  }));
}
