import { secretModel, serviceAccountModel } from '~/kube/models/core';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { emptyPullSecret, type NewPullSecret } from './pullSecret';
import type { SourceForm } from './sourceForm';

/**
 * Whether a change has other pull secrets than the catalog's pod. OLM writes them to the registry's ServiceAccount only
 * at its creation, and the pod uses those of the ServiceAccount. Source: `ensureSA` and `EnsureRegistryServer` in OLM's
 * pkg/controller/registry/reconciler/grpc.go.
 */
export function isOtherAccount(before: SourceForm, after: SourceForm): boolean {
  const isServed = before.content === 'image' && after.content === 'image';
  return isServed && JSON.stringify(before.secrets) !== JSON.stringify(after.secrets);
}

/** The Secret is created first; it is displayed and checked without its credentials. */
export function secretCall(secret: NewPullSecret, namespace: string): ClusterCall {
  return { kind: 'create', model: secretModel, manifest: emptyPullSecret(secret, namespace) };
}

/** Deletes the ServiceAccount of a registry. OLM creates it again with the current pull secrets, and another pod. */
export function renewAccount({ name, namespace }: SourceForm): ClusterCall {
  return { kind: 'delete', model: serviceAccountModel, object: { name, namespace }, uid: null };
}
