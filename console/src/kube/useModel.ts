import type { K8sModel } from '@openshift-console/dynamic-plugin-sdk';
import { useK8sModel } from '@openshift-console/dynamic-plugin-sdk/lib/utils/k8s/hooks/useK8sModel';

/** The model of `group~version~Kind` or of a built-in kind; undefined if it is not served. */
export function useModel(reference: string | undefined): K8sModel | undefined {
  // The SDK types the model as always present.
  const [model]: readonly [K8sModel | undefined, boolean] = useK8sModel(reference);
  return model;
}
