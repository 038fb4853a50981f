import { useEffect } from 'react';
import { type SetFeatureFlag, useFlag } from '@openshift-console/dynamic-plugin-sdk';

/**
 * Sets the flag for parts that need either OLM. An extension requires all of its flags, and each kind sets one flag, so
 * that two kinds cannot share one.
 */
export function useAnyOlmFlag(setFlag: SetFeatureFlag): void {
  const isServed = [useFlag('OPERATOR_HUB_OLM'), useFlag('OPERATOR_HUB_OLM_V1')].includes(true);
  useEffect(() => {
    setFlag('OPERATOR_HUB_ANY_OLM', isServed);
  }, [setFlag, isServed]);
}
