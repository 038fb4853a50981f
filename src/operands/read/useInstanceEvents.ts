import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, map } from '~/kube/loadable';
import { eventModel, type KubeEvent } from '~/kube/models/core';
import type { Metadata } from '~/kube/models/meta';
import { eventsOf, type OperatorEvent } from '~/olm/installed/operatorEvents';

/** The events of an instance, latest first. Events of cluster-scoped objects are in the namespace `default`. */
export function useInstanceEvents({
  uid,
  name,
  namespace = 'default',
}: Metadata): Loadable<readonly OperatorEvent[]> {
  // A namespace can have thousands of events.
  const found = useAllowedList<KubeEvent>(eventModel, { namespace, involved: name });
  return useMemo(
    () =>
      map(found, (all) =>
        eventsOf(all, (about) =>
          about.uid === undefined ? about.name === name : about.uid === uid,
        ).slice(0, MOST),
      ),
    [found, uid, name],
  );
}

const MOST = 200;
