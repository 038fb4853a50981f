/** Owner of an object by its ownerReferences. */
import type { ClusterClient, KubeObject, OwnerReference, ResourceKey } from '../kube/types';

/** Objects of a resource in the owner's namespace with it as their controller. */
export function controlledBy(
  client: ClusterClient,
  resource: ResourceKey,
  owner: KubeObject,
): readonly KubeObject[] {
  const { namespace, uid } = owner.metadata;
  return client
    .list(resource, namespace === undefined ? {} : { namespace })
    .filter((object) => controllerOf(object)?.uid === uid);
}

export function controllerOf(object: KubeObject): OwnerReference | undefined {
  return object.metadata.ownerReferences?.find(({ controller }) => controller === true);
}

/** The reference that a workload controller adds to resources that it creates. */
export function controllerReference(owner: KubeObject): OwnerReference {
  return {
    apiVersion: owner.apiVersion,
    kind: owner.kind,
    name: owner.metadata.name,
    uid: owner.metadata.uid ?? '',
    controller: true,
    blockOwnerDeletion: true,
  };
}

/** The `namespace/name` key of a namespaced object's controller, if that is of the given kind. */
export function controllerKey(object: KubeObject, kind: string): string | undefined {
  const owner = controllerOf(object);
  return owner?.kind === kind ? `${object.metadata.namespace ?? ''}/${owner.name}` : undefined;
}
