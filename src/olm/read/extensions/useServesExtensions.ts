import { useFlag } from '@openshift-console/dynamic-plugin-sdk';

/** Whether the cluster has OLM v1, from the console's discovery, so that no request is sent otherwise. */
export function useServesExtensions(): boolean {
  return useFlag('OPERATOR_HUB_OLM_V1');
}
