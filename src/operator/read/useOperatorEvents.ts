import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { type OperatorEvent, operatorEvents } from '~/olm/installed/operatorEvents';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import { eventModel, type KubeEvent } from '~/kube/models/core';
import { useAllowedList } from '~/kube/allowedLists';

export type OperatorEvents = {
  readonly events: readonly OperatorEvent[];
  /** The failure of events in the catalog's namespace, where bundles are unpacked. */
  readonly unread: Failure | null;
};

/** The live events of an Operator's objects, in its namespace and, while a bundle is unpacked, in the catalog's. */
export function useOperatorEvents(facts: OperatorFacts): Loadable<OperatorEvents> {
  const { namespace, unpacking } = facts;
  const other = unpacking?.job?.metadata.namespace;
  const isElsewhere = other !== undefined && other !== namespace;
  const here = useAllowedList<KubeEvent>(eventModel, { namespace });
  const there = useAllowedList<KubeEvent>(eventModel, isElsewhere ? { namespace: other } : null);
  return useMemo(
    () =>
      map(here, (events) => ({
        events: operatorEvents([...events, ...dataOr(there, [])], facts),
        unread: there.status === 'failed' ? there.failure : null,
      })),
    [here, there, facts],
  );
}
