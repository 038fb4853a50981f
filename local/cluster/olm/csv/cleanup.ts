/** What OLM takes away with a CSV; garbage collection takes what lies in the CSV's namespace. */
import type { ClusterClient, KubeObject, ResourceKey } from '../../kube/types';
import { refOfKey, keyOf } from '../../workloads/eventQueue';
import { labelledAsOwned } from './ownership';
import { API_SERVICES, WEBHOOK_CONFIGURATIONS } from './serving';

export const CLEANUP_FINALIZER = 'operators.coreos.com/csv-cleanup';

/** Cluster-scoped kinds cannot have an owner in a namespace; OLM finds them by label. CRDs stay. */
const clusterScoped: readonly ResourceKey[] = [
  'clusterrolebindings.rbac.authorization.k8s.io',
  'clusterroles.rbac.authorization.k8s.io',
  ...WEBHOOK_CONFIGURATIONS,
  API_SERVICES,
];

/** Deletes the cluster-scoped objects of a CSV and lets the CSV go. */
export function finalize(client: ClusterClient, csv: KubeObject): void {
  for (const resource of clusterScoped) {
    for (const object of labelledAsOwned(client, resource, csv)) {
      client.delete(refOfKey(resource, keyOf(object)));
    }
  }
  const finalizers = csv.metadata.finalizers ?? [];
  if (!finalizers.includes(CLEANUP_FINALIZER)) return;
  client.update('clusterserviceversions.operators.coreos.com', {
    ...csv,
    metadata: {
      ...csv.metadata,
      finalizers: finalizers.filter((finalizer) => finalizer !== CLEANUP_FINALIZER),
    },
  });
}
