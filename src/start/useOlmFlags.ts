import { useEffect } from 'react';
import type { SetFeatureFlag } from '@openshift-console/dynamic-plugin-sdk';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { subscriptionModel } from '~/kube/models/olm';
import { useServed } from '~/kube/useServed';

/**
 * Sets the flags of the navigation, which pages never use. A `console.flag/model` can be evaluated before the console
 * knows all kinds, and not again. The second flag is for parts that need either OLM: an extension requires all of its flags.
 */
export function useOlmFlags(setFlag: SetFeatureFlag): void {
  const v0 = useServed(subscriptionModel);
  const v1 = useServed(clusterExtensionModel);
  useEffect(() => {
    if (v0.status !== 'ready' || v1.status !== 'ready') return;
    setFlag('OPERATOR_HUB_OLM', v0.data);
    setFlag('OPERATOR_HUB_ANY_OLM', v0.data || v1.data);
  }, [setFlag, v0, v1]);
}
