import { useOverlay } from '@openshift-console/dynamic-plugin-sdk/lib/app/modal-support/useOverlay';
import type { K8sModel, K8sResourceCommon } from '@openshift-console/dynamic-plugin-sdk';
import { useCallback } from 'react';
import type { FC } from 'react';
import { kindOfObject, referenceOf } from './reference';
import { useModel } from './useModel';

type Base = {
  readonly closeOverlay: () => void;
  readonly resource: K8sResourceCommon;
  readonly model: K8sModel;
};

/** A launcher for a dialog about one object; it does nothing while the object's kind is not served. */
export function useResourceModal<P extends object>(
  modal: FC<Base & P>,
  resource: K8sResourceCommon,
  props: P,
): () => void {
  const launch = useOverlay();
  const kind = kindOfObject(resource);
  const model = useModel(kind === undefined ? undefined : referenceOf(kind));
  return useCallback(() => {
    if (model !== undefined) {
      launch(modal, { ...props, resource, model });
    }
  }, [launch, modal, props, resource, model]);
}
