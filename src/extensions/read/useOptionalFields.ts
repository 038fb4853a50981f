import { type OptionalFields, optionalFields } from '~/extensions/rules/optionalFields';
import { dataOr } from '~/kube/loadable';
import type { ApiFeatures } from '~/olm/extensions/apiFeatures';
import { useApiFeatures, useFeatureGate } from '~/olm/read/extensions/useApiFeatures';

/** The fields that the cluster's API has in addition; `null` while unknown. */
export function useOptionalFields(): (OptionalFields & Pick<ApiFeatures, 'deadline'>) | null {
  const features = dataOr(useApiFeatures(), null);
  const gates = useGates();
  return features && { ...optionalFields(features, gates), deadline: features.deadline };
}

/** The feature gates of these fields. */
export function useGates(): Parameters<typeof optionalFields>[1] {
  return {
    watched: useFeatureGate('NewOLMOwnSingleNamespace'),
    boxcutter: useFeatureGate('NewOLMBoxCutterRuntime'),
    config: useFeatureGate('NewOLMConfigAPI'),
  };
}
