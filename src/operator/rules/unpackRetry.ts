import { configMapModel } from '~/kube/models/configMap';
import { jobModel } from '~/kube/models/job';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/**
 * Deletes the Job that pulls a bundle's image, and the ConfigMap of the same name with the result (SU-042). OLM creates
 * both again. Deleted by name, because OLM might have recreated them.
 */
export function retryUnpack(namespace: string, name: string): readonly ClusterCall[] {
  return [jobModel, configMapModel].map((model) => ({
    kind: 'delete',
    model,
    object: { name, namespace },
    uid: null,
  }));
}
