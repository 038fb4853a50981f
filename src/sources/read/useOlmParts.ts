import { useMemo } from 'react';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';
import type { Failure } from '~/kube/failure';
import { dataOr, type Loadable, loading, ready } from '~/kube/loadable';
import { apiServiceModel } from '~/kube/models/apiExtensions';
import { type ClusterOperator, clusterOperatorModel } from '~/kube/models/clusterOperator';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { useServed } from '~/kube/useServed';
import { useHasExtensions } from '~/olm/read/extensions/useServesExtensions';
import { useUnreadyPods } from '~/olm/read/useUnreadyPods';
import {
  apiServiceParts,
  clusterOperatorParts,
  deploymentParts,
  olmNamespaces,
  type OlmPart,
  PACKAGES_API,
} from '~/sources/rules/olmParts';

export type OlmParts = {
  /** The components that the user can view. */
  readonly parts: readonly OlmPart[];
  /** Why the others are unknown. */
  readonly failures: readonly Failure[];
};

/**
 * Watches the components of OLM v0 and, if served, OLM v1: Deployments, ClusterOperators (OpenShift only) and the API of
 * packages. Pods are read only in namespaces of unavailable Deployments.
 */
export function useOlmParts(): Loadable<OlmParts> {
  const isOpenShift = dataOr(useServed(clusterOperatorModel), null);
  const hasV1 = useHasExtensions();
  const namespaces = useMemo(
    () => (isOpenShift === null ? NONE : olmNamespaces(isOpenShift, hasV1)),
    [isOpenShift, hasV1],
  );
  const deployments = useAllowedLists<Deployment>(deploymentModel, namespaces);
  const operators = useAllowedList<ClusterOperator>(
    clusterOperatorModel,
    isOpenShift === true ? EVERYWHERE : null,
  );
  const apis = useAllowedList(apiServiceModel, PACKAGES);
  const readable = useMemo(
    () => new Map([...deployments].map(([name, list]) => [name, dataOr(list, NONE)] as const)),
    [deployments],
  );
  const pods = useUnreadyPods(useMemo(() => [...readable.values()].flat(), [readable]));
  return useMemo(() => {
    const lists = [...deployments.values(), ...(isOpenShift === true ? [operators] : []), apis];
    if (isOpenShift === null || lists.some(({ status }) => status === 'loading')) return loading;
    const seen = new Map(
      [...readable].filter(([name]) => deployments.get(name)?.status === 'ready'),
    );
    const known = dataOr(operators, NONE);
    return ready({
      parts: [
        ...deploymentParts(seen, known, pods),
        ...clusterOperatorParts(known),
        ...(apis.status === 'ready' ? apiServiceParts(apis.data) : []),
      ],
      failures: lists.flatMap((list) => (list.status === 'failed' ? list.failure : [])),
    });
  }, [isOpenShift, deployments, readable, operators, apis, pods]);
}

const NONE = [] as const;
const EVERYWHERE = { namespace: null };
const PACKAGES = { namespace: null, name: PACKAGES_API };
