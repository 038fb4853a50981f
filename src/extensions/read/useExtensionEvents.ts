import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { eventModel, type KubeEvent } from '~/kube/models/core';
import type { ObjectReference } from '~/kube/models/meta';
import { type OperatorEvent, eventsOf } from '~/olm/installed/operatorEvents';
import type { OperatorDeployment } from '~/olm/workloads/workload';
import { type ExtensionDetails, useExtensionDeployments } from '~/olm/read/extensions/useExtension';

/**
 * Watches the events of an extension and its workload, latest first. Events of the extension itself are in `default`.
 */
export function useExtensionEvents({
  extension,
}: ExtensionDetails): Loadable<readonly OperatorEvent[]> {
  const { namespace, name } = extension;
  const deployments = dataOr(useExtensionDeployments(extension), NONE);
  const own = useAllowedList<KubeEvent>(eventModel, CLUSTER);
  const others = useAllowedList<KubeEvent>(
    eventModel,
    namespace === null || namespace === CLUSTER.namespace ? null : { namespace },
  );
  const isAlone = namespace === null || namespace === CLUSTER.namespace;
  return useMemo(() => {
    const isMeant = (object: ObjectReference) =>
      (object.kind === 'ClusterExtension' && object.name === name) ||
      deployments.some((deployment) => isOf(deployment, object));
    const lists = isAlone
      ? map(own, (events) => events)
      : map(all({ own, others }), (seen) => [...seen.own, ...seen.others]);
    return map(lists, (events) => eventsOf(events, isMeant).slice(0, MOST));
  }, [own, others, isAlone, deployments, name]);
}

const NONE: readonly OperatorDeployment[] = [];
const CLUSTER = { namespace: 'default' };
const MOST = 200;

/** The names of its ReplicaSets have one more part, and those of their pods two. */
function isOf({ object: { name } }: OperatorDeployment, { name: about = '' }: ObjectReference) {
  return about === name || about.startsWith(`${name}-`);
}
