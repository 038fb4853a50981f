import { useIsOpenShift } from '~/kube/useServed';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { type ClusterOperator, clusterOperatorModel } from '~/kube/models/clusterOperator';
import type { Condition } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import { useHasExtensions } from './extensions/useServesExtensions';

/** Watches the conditions of ClusterOperator `olm`, which reports on OLM v1. Empty on clusters without OLM v1. */
export function useOlmConditions(): readonly Condition[] {
  return useClusterOperator(useHasExtensions() ? OLM : null);
}

/** Watches the conditions of ClusterOperator `operator-lifecycle-manager`, which reports on OLM v0. */
export function useOlmV0Conditions(): readonly Condition[] {
  return useClusterOperator(OLM_V0);
}

const OLM = { namespace: null, name: 'olm' };
const OLM_V0 = { namespace: null, name: 'operator-lifecycle-manager' };

/** Empty without permission, and, without a request, on other platforms than OpenShift. */
function useClusterOperator(where: typeof OLM | null): readonly Condition[] {
  const isOpenShift = useIsOpenShift();
  const found = useAllowedList<ClusterOperator>(clusterOperatorModel, isOpenShift ? where : null);
  return useMemo(() => conditionsIn(dataOr(found, [])[0]?.status?.conditions), [found]);
}
