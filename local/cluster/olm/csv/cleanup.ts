/** Resources that OLM deletes with a CSV; garbage collection deletes those in the CSV's namespace. */
import { textAt, textsAt } from '../../kube/json';
import type { ClusterClient, KubeObject, ResourceKey } from '../../kube/types';
import { refOfKey, keyOf } from '../../workloads/eventQueue';
import { apiServicesOf, csvsIn, namespaceOf } from './csvFields';
import { labeledAsOwned, ownerLabels } from './ownership';
import { API_SERVICES, apiServiceName, CRDS, WEBHOOK_CONFIGURATIONS } from './serving';
import { webhooksOf } from './webhooks';

export const CLEANUP_FINALIZER = 'operators.coreos.com/csv-cleanup';

/** Cluster-scoped kinds cannot have an owner in a namespace; OLM finds them by label. CRDs stay. */
const clusterScoped: readonly ResourceKey[] = [
  'clusterrolebindings.rbac.authorization.k8s.io',
  'clusterroles.rbac.authorization.k8s.io',
  ...WEBHOOK_CONFIGURATIONS,
];

/** Deletes the cluster-scoped resources of a CSV and removes its finalizer. */
export function finalize(client: ClusterClient, csv: KubeObject): void {
  for (const resource of clusterScoped) {
    for (const object of labeledAsOwned(client, resource, csv)) {
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

/** After deletion of a CSV, even without its finalizer: deletes its APIServices, and removes the conversion of its CRDs. */
export function afterDeletion(client: ClusterClient, csv: KubeObject): void {
  for (const api of apiServicesOf(csv, 'owned')) {
    const name = apiServiceName(api);
    const labels = client.get({ resource: API_SERVICES, name })?.metadata.labels ?? {};
    const isOwn = Object.entries(ownerLabels(csv)).every(([key, value]) => labels[key] === value);
    if (isOwn) client.delete({ resource: API_SERVICES, name });
  }
  const isReplaced = csvsIn(client, namespaceOf(csv)).some(
    (other) => textAt(other, 'spec', 'replaces') === csv.metadata.name,
  );
  if (!isReplaced) stopConversion(client, csv);
}

function stopConversion(client: ClusterClient, csv: KubeObject): void {
  const names = webhooksOf(csv)
    .filter(({ type }) => type === 'ConversionWebhook')
    .flatMap(({ fields }) => textsAt(fields, 'conversionCRDs'));
  for (const name of names) {
    const crd = client.get({ resource: CRDS, name });
    if (crd === undefined) continue;
    client.update(CRDS, { ...crd, spec: { ...crd.spec, conversion: { strategy: 'None' } } });
  }
}
