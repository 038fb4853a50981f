import type { K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import { KeyValueModal } from '../../../../kube/KeyValueModal';
import { useResourceModal } from '../../../../kube/useResourceModal';

const LABELS = { field: 'labels' } as const;

/** A launcher for the dialog that edits the labels of one object. */
export function useLabelsModal(resource: K8sResourceCommon): () => void {
  return useResourceModal(KeyValueModal, resource, LABELS);
}
