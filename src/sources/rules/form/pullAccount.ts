import { serviceAccountModel } from '~/kube/models/serviceAccount';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { changedFields } from './sourceDraft';
import type { SourceForm } from './sourceForm';

/**
 * Whether a change names other pull secrets than the pod of a catalog gets. OLM writes them into the ServiceAccount of the
 * registry when it makes that, and never again; the pod has those of the ServiceAccount.
 * Source: `ensureSA` and `EnsureRegistryServer` in OLM's pkg/controller/registry/reconciler/grpc.go.
 */
export function isOtherAccount(before: SourceForm, after: SourceForm): boolean {
  const isServed = before.content === 'image' && after.content === 'image';
  return isServed && changedFields(before, after).includes('secrets');
}

/** Deletes the ServiceAccount of a registry: OLM makes it anew, with the pull secrets of now, and another pod. */
export function renewAccount({ name, namespace }: SourceForm): ClusterCall {
  return { kind: 'delete', model: serviceAccountModel, object: { name, namespace }, uid: null };
}
