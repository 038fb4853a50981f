import type { Manifest } from '~/kube/models/meta';
import type { PlannedObject } from './plannedObjects';
import { CREATED_BY_INSTALL } from '~/olm/namespaces/submitMark';

/**
 * The objects of an installation in order, for use elsewhere: without existing and changed objects, and without fields
 * that only this page or a server writes. A ProjectRequest cannot be applied, so that the Namespace replaces it.
 */
export function exportedManifests(objects: readonly PlannedObject[]): readonly Manifest[] {
  return objects
    .filter(({ action }) => action === 'create')
    .map(({ manifest }) => exported(manifest));
}

/** Whether {@link exportedManifests} contains a Namespace instead of a requested project. */
export function replacesProjectRequest(objects: readonly PlannedObject[]): boolean {
  return objects.some(({ action, kind }) => action === 'create' && kind === 'ProjectRequest');
}

function exported(manifest: Manifest): Manifest {
  const { annotations = {}, ...metadata } = manifest.metadata;
  const kept = Object.entries(annotations).filter(([key]) => key !== CREATED_BY_INSTALL);
  const named =
    kept.length === 0 ? metadata : { ...metadata, annotations: Object.fromEntries(kept) };
  return manifest.kind === 'ProjectRequest'
    ? { apiVersion: 'v1', kind: 'Namespace', metadata: named }
    : { ...manifest, metadata: named };
}
