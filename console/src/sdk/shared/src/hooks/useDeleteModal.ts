import type { K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { DeleteModal } from '../../../../kube/DeleteModal';
import { useResourceModal } from '../../../../kube/useResourceModal';

/** A launcher for the "Delete …?" dialog of one object. */
// eslint-disable-next-line max-params -- the SDK's signature
export function useDeleteModal(
  resource: K8sResourceCommon,
  redirectTo?: To,
  message?: ReactNode,
  buttonText?: ReactNode,
): () => void {
  return useResourceModal(DeleteModal, resource, { redirectTo, message, buttonText });
}
