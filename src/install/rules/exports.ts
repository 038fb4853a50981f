import type { Manifest } from '~/kube/models/meta';
import type { PlannedObject } from './plannedObjects';
import { CREATED_BY_INSTALL } from '~/olm/namespaces/submitMark';

/**
 * The objects that an installation creates, in order, as somebody applies them elsewhere: what is used or changed is left
 * out, and so is what only this page or a server writes. A ProjectRequest can be created but not applied; the Namespace
 * that it leads to stands for it.
 */
export function exportedManifests(objects: readonly PlannedObject[]): readonly Manifest[] {
  return objects
    .filter(({ action }) => action === 'create')
    .map(({ manifest }) => exported(manifest));
}

/** Whether {@link exportedManifests} has a Namespace where the page would ask for a project. */
export function replacesProjectRequest(objects: readonly PlannedObject[]): boolean {
  return objects.some(({ action, kind }) => action === 'create' && kind === 'ProjectRequest');
}

/** The name of the file for `kubectl apply -f` and for a Kustomization. */
export function installFileName(packageName: string): string {
  return `${packageName}-install.yaml`;
}

export const KUSTOMIZATION_FILE_NAME = 'kustomization.yaml';

/** What `kubectl apply -k` and GitOps tools read: it names the file with the objects, which lies beside it. */
export function kustomization(resources: readonly string[]): object {
  return { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources };
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
