import { serviceAccountModel } from '~/kube/models/core';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { changedFields } from './sourceDraft';
import type { SourceForm } from './sourceForm';

/**
 * Whether a change has other pull secrets than the catalog's pod. OLM writes them to the registry's ServiceAccount only
 * at its creation, and the pod uses those of the ServiceAccount. Source: `ensureSA` and `EnsureRegistryServer` in OLM's
 * pkg/controller/registry/reconciler/grpc.go.
 */
export function isOtherAccount(before: SourceForm, after: SourceForm): boolean {
  const isServed = before.content === 'image' && after.content === 'image';
  return isServed && changedFields(before, after).includes('secrets');
}

/** Deletes the ServiceAccount of a registry. OLM creates it again with the current pull secrets, and another pod. */
export function renewAccount({ name, namespace }: SourceForm): ClusterCall {
  return { kind: 'delete', model: serviceAccountModel, object: { name, namespace }, uid: null };
}
