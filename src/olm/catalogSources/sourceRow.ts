import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { Pod } from '~/kube/models/pod';
import type { Subscription } from '~/kube/models/subscription';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import type { CatalogSourceItem } from './catalogSourceItem';
import { type PodTrouble, type RegistryPod, registryPods } from './registryPod';
import { type ObjectName, blockedSubscriptions, usersBySource } from './blockedSubscriptions';

/** What is known besides; `loading`: not yet, `hidden`: it could not be read. */
export type Known<T> = T | 'loading' | 'hidden';

/** A catalog with everything that a list says of it. */
export type SourceRow = {
  readonly id: string;
  readonly item: CatalogSourceItem;
  /** `null`: it has none. */
  readonly pod: Known<RegistryPod | null>;
  readonly packages: Known<number>;
  /** The Subscriptions that get their updates from it. */
  readonly users: Known<readonly ObjectName[]>;
  /** The Subscriptions that it holds up; none while it is not down. */
  readonly blocked: Known<readonly ObjectName[]>;
  /** It is one of OLM v1; absent: a CatalogSource. */
  readonly clusterCatalog?: ClusterCatalogFacts;
};

export type RowFacts = {
  readonly pods: Known<readonly Pod[]>;
  /** Of each catalog, by its id. */
  readonly packages: Known<ReadonlyMap<string, number>>;
  readonly subscriptions: Known<readonly Subscription[]>;
  readonly groups: Known<readonly OperatorGroup[]>;
};

export function sourceRows(
  items: readonly CatalogSourceItem[],
  { pods, packages, subscriptions, groups }: RowFacts,
): readonly SourceRow[] {
  const podsById = change(pods, registryPods);
  const usersById = change(subscriptions, usersBySource);
  return items.map((item) => ({
    id: item.id,
    item,
    pod: change(podsById, (found) => found.get(item.id) ?? null),
    packages: change(packages, (found) => found.get(item.id) ?? 0),
    users: change(usersById, (found) => found.get(item.id) ?? []),
    blocked:
      item.state === 'down'
        ? change(subscriptions, (found) =>
            blockedSubscriptions(item, {
              subscriptions: found,
              groups: typeof groups === 'string' ? null : groups,
            }),
          )
        : [],
  }));
}

/**
 * Why a catalog is down: what keeps its pod from running, or else OLM's own words.
 * @param pod `null`: there is none, or nobody knows
 */
export function downReason(
  { observed, message }: Pick<CatalogSourceItem, 'observed' | 'message'>,
  pod: RegistryPod | null,
): PodTrouble {
  return pod?.trouble ?? { reason: observed, message };
}

/** What is known, or else `otherwise`. */
export function knownOr<T, U>(value: Known<T>, otherwise: U): T | U {
  return value === 'loading' || value === 'hidden' ? otherwise : value;
}

function change<T, U>(value: Known<T>, make: (value: T) => U): Known<U> {
  if (value === 'loading') return 'loading';
  return value === 'hidden' ? 'hidden' : make(value);
}
