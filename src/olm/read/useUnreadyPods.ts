import { useMemo } from 'react';
import { useAllowedLists } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import type { Deployment } from '~/kube/models/deployment';
import { type Pod, podModel } from '~/kube/models/workloads';
import { useSteady } from './useKept';

/**
 * The pods in the namespaces of Deployments without enough pods. Nothing is requested if all have enough; without
 * permission, only the status of the Deployments is known.
 */
export function useUnreadyPods(deployments: readonly Deployment[]): readonly Pod[] {
  const lists = useAllowedLists<Pod>(podModel, useSteady(unreadyNamespaces(deployments)));
  return useMemo(() => [...lists.values()].flatMap((list) => dataOr(list, [])), [lists]);
}

function unreadyNamespaces(deployments: readonly Deployment[]): readonly string[] {
  const found = deployments.flatMap(({ metadata, spec, status }) =>
    (status?.availableReplicas ?? 0) < (spec?.replicas ?? 1) ? (metadata.namespace ?? []) : [],
  );
  return firstNamespaces(found);
}

/** Of more namespaces, the causes are shown only on the pages of the Operators. */
export function firstNamespaces(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted().slice(0, MOST);
}

const MOST = 10;
