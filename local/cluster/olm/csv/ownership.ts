/** OLM's marks on resources of a CSV: ownerReferences in its namespace, owner labels everywhere. */
import type { ClusterClient, KubeObject, OwnerReference, ResourceKey } from '../../kube/types';
import { MANAGED_LABEL } from '../shared/names';
import { namespaceOf } from './csvFields';

/** OLM's references never block and never control, so that one object may have several owners. */
export function nonBlockingOwner(owner: KubeObject): OwnerReference {
  return {
    apiVersion: owner.apiVersion,
    kind: owner.kind,
    name: owner.metadata.name,
    uid: owner.metadata.uid ?? '',
    controller: false,
    blockOwnerDeletion: false,
  };
}

export function ownerLabels(owner: KubeObject): { readonly [key: string]: string } {
  return {
    'olm.owner': owner.metadata.name,
    'olm.owner.kind': owner.kind,
    'olm.owner.namespace': namespaceOf(owner),
  };
}

/** Owner labels and the mark that OLM manages the object. */
export function managedLabels(owner: KubeObject): { readonly [key: string]: string } {
  return { ...ownerLabels(owner), [MANAGED_LABEL]: 'true' };
}

export function isOwnedBy(object: KubeObject, owner: KubeObject): boolean {
  return object.metadata.ownerReferences?.some(({ uid }) => uid === owner.metadata.uid) ?? false;
}

/** The objects of a resource, in all namespaces, that carry the owner's labels. */
export function labeledAsOwned(
  client: ClusterClient,
  resource: ResourceKey,
  owner: KubeObject,
): readonly KubeObject[] {
  return client.list(resource, { labels: ownerLabels(owner) });
}

/** The key `namespace/name` of the CSV that an object's labels or references name. */
export function owningCsvKey(object: KubeObject): string | undefined {
  const { labels, ownerReferences, namespace } = object.metadata;
  if (labels?.['olm.owner.kind'] === 'ClusterServiceVersion') {
    return `${labels['olm.owner.namespace'] ?? ''}/${labels['olm.owner'] ?? ''}`;
  }
  const owner = ownerReferences?.find(({ kind }) => kind === 'ClusterServiceVersion');
  return owner === undefined ? undefined : `${namespace ?? ''}/${owner.name}`;
}
