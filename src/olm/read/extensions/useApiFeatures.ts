import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import { fromQuery } from '~/kube/fromQuery';
import { dataOr, type Loadable } from '~/kube/loadable';
import { type FeatureGate, featureGateModel } from '~/kube/models/openshift';
import { getOpenApi } from '~/kube/request';
import {
  type ApiFeatures,
  apiFeatures,
  type Gate,
  type GateState,
  gateState,
} from '~/olm/extensions/apiFeatures';

/**
 * The features of the cluster's OLM v1 API; `null` without OLM v1. Every user can read them.
 * @param isWanted if false, nothing is requested (loading)
 */
export function useApiFeatures(isWanted = true): Loadable<ApiFeatures | null> {
  return fromQuery(useQuery({ ...features, enabled: isWanted }));
}

const features = queryOptions({
  queryKey: ['extension-api-features'],
  queryFn: async ({ signal }): Promise<ApiFeatures | null> => {
    try {
      return apiFeatures(await getOpenApi('olm.operatorframework.io', 'v1', signal));
    } catch (error) {
      if (error instanceof ClusterError && error.failure.kind === 'not-found') return null;
      throw error;
    }
  },
  // The API changes when the cluster is updated.
  staleTime: 300_000,
});

/**
 * Whether an OpenShift feature gate is enabled; unknown if the user cannot read it, and on other platforms.
 * @param isWanted if false, nothing is requested (unknown)
 */
export function useFeatureGate(gate: Gate, isWanted = true): GateState {
  const listed = useAllowedList<FeatureGate>(featureGateModel, isWanted ? GATES : null);
  return gateState(gate, dataOr(listed, [])[0] ?? null);
}

const GATES = { namespace: null, name: 'cluster' };
