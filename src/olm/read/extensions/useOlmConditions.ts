import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { type ClusterOperator, clusterOperatorModel } from '~/kube/models/clusterOperator';
import type { Condition } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionsIn';
import { useServesExtensions } from './useServesExtensions';

/**
 * Watches the conditions of ClusterOperator `olm`, which reports on OLM v1. Empty without permission, and, without a
 * request, on clusters without OLM v1 and on other platforms.
 */
export function useOlmConditions(): readonly Condition[] {
  const isOpenShift = useFlag('OPENSHIFT');
  const isWanted = useServesExtensions() && isOpenShift;
  const found = useAllowedList<ClusterOperator>(clusterOperatorModel, isWanted ? OLM : null);
  return useMemo(() => conditionsIn(dataOr(found, [])[0]?.status?.conditions), [found]);
}

const OLM = { namespace: null, name: 'olm' };
