import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import type { Stored } from '~/models/meta';
import type { Subscription } from '~/models/subscription';
import { type Followed, csvNameOf } from './followed';

/** Why OLM does nothing and says nothing. */
export type Silence =
  | 'no-operator-group'
  | 'several-operator-groups'
  | 'catalog-missing'
  | 'subscription-unnoticed'
  | 'csv-unnoticed'
  | 'csv-removed';

/**
 * What OLM's silence means; `null` while it need not mean anything.
 * - Without exactly one OperatorGroup OLM ignores the namespace (OG-007; recordings no_operator_group, two_operator_groups).
 * - OLM writes a Subscription's status within seconds, even then: the catalog operator does not run.
 * - A ClusterServiceVersion gets its phase within seconds: the OLM operator does not run.
 * - A ClusterServiceVersion that was removed is not created again while its Subscription names it.
 * @param now milliseconds since 1970
 */
export function silenceOf(followed: Followed, now: number): Silence | null {
  const { csv } = followed;
  if (followed.subscription === null) return null;
  if (csv !== null) return isUnnoticed(csv, now) ? 'csv-unnoticed' : null;
  return (
    groupSilence(followed.operatorGroups) ??
    (isRemoved(followed) ? 'csv-removed' : null) ??
    (followed.catalog === 'missing' ? 'catalog-missing' : null) ??
    subscriptionSilence(followed.subscription, now)
  );
}

/** Milliseconds; OLM answers within two seconds on a cluster that is not overloaded (all recordings). */
const PATIENCE = 30_000;

function groupSilence(operatorGroups: number | null): Silence | null {
  if (operatorGroups === null || operatorGroups === 1) return null;
  return operatorGroups === 0 ? 'no-operator-group' : 'several-operator-groups';
}

function subscriptionSilence(subscription: Subscription, now: number): Silence | null {
  const isNoticed = subscription.status?.lastUpdated !== undefined;
  return !isNoticed && isOld(subscription, now) ? 'subscription-unnoticed' : null;
}

function isUnnoticed(csv: ClusterServiceVersion, now: number): boolean {
  return (csv.status?.phase ?? '') === '' && isOld(csv, now);
}

function isRemoved({ subscription, plan, seesCsvs }: Followed): boolean {
  return seesCsvs && csvNameOf(subscription) !== null && plan?.status?.phase === 'Complete';
}

function isOld({ metadata }: Stored<string>, now: number): boolean {
  const { creationTimestamp } = metadata;
  return creationTimestamp !== undefined && now - Date.parse(creationTimestamp) > PATIENCE;
}
