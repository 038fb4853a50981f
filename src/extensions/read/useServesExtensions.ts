import { useFlag } from '@openshift-console/dynamic-plugin-sdk';

/** Whether the cluster has OLM v1: the console knows from its discovery, so that nothing is asked where there is none. */
export function useServesExtensions(): boolean {
  return useFlag('OPERATOR_HUB_OLM_V1');
}
