import type { K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import { KeyValueModal } from '../../../../kube/KeyValueModal';
import { useResourceModal } from '../../../../kube/useResourceModal';

const ANNOTATIONS = { field: 'annotations' } as const;

/** A launcher for the dialog that edits the annotations of one object. */
export function useAnnotationsModal(resource: K8sResourceCommon): () => void {
  return useResourceModal(KeyValueModal, resource, ANNOTATIONS);
}
