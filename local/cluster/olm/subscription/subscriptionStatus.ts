/** Writes a Subscription's status; each change updates `lastUpdated`. */
import { isDeepStrictEqual } from 'node:util';
import type { Clock, ClusterClient, KubeObject } from '../../kube/types';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { SUBSCRIPTIONS, timestamp } from '../shared/names';
import { changeStatus, type StatusChange } from '../shared/statusWrite';

/** @returns the given object if unchanged, or else the new one */
export function changeSubscription(
  { client, clock }: { readonly client: ClusterClient; readonly clock: Clock },
  subscription: KubeObject,
  change: StatusChange,
): KubeObject {
  const ref = refOfKey(SUBSCRIPTIONS, keyOf(subscription));
  const after = changeStatus(client, ref, (status, object) => {
    const next = change(status, object);
    return isDeepStrictEqual(next, status)
      ? status
      : { ...next, lastUpdated: timestamp(clock.now()) };
  });
  return after ?? subscription;
}
