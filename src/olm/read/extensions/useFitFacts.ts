import { useMemo } from 'react';
import { dataOr } from '~/kube/loadable';
import type { FitFacts } from '~/olm/content/extensionFit';
import { useApiFeatures, useFeatureGate } from './useApiFeatures';

/**
 * What the cluster's OLM v1 supports; `null` while unknown.
 * @param isWanted if false, nothing is requested
 */
export function useFitFacts(isWanted: boolean): FitFacts | null {
  const hasConfig = dataOr(useApiFeatures(isWanted), null)?.hasConfig ?? null;
  const isOneNamespaceOff = useFeatureGate('NewOLMOwnSingleNamespace', isWanted) === 'off';
  return useMemo(
    () => (hasConfig === null ? null : { hasConfig, isOneNamespaceOff }),
    [hasConfig, isOneNamespaceOff],
  );
}
