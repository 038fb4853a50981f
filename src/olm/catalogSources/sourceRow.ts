import { listIn, recordIn, textIn } from '~/kube/json';
import type { OperatorGroup, Subscription } from '~/kube/models/olm';
import type { Pod } from '~/kube/models/workloads';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import { grouped } from '~/olm/lists/grouped';
import { namespacesWithoutGlobal } from '~/olm/namespaces/globalCatalogExclusion';
import { type ServerReason, serverReason } from './catalogFinding';
import type { CatalogSourceItem } from './catalogSourceItem';
import { podsBySource, type RegistryPod, registryPod } from './podFact';
import { LAST_OBSERVED, sourceDiagnosis } from './sourceDiagnosis';

/** A value that loads later than the row; `hidden`: unable to load. */
export type Known<T> = T | 'loading' | 'hidden';

/** A catalog with everything that a list shows. */
export type SourceRow = {
  readonly id: string;
  readonly item: CatalogSourceItem;
  /** `null`: no pod. */
  readonly pod: Known<RegistryPod | null>;
  /** The cause that the page of the catalog shows first; `null`: OLM reads the catalog, or connects to it. */
  readonly reason: ServerReason | null;
  readonly packages: Known<number>;
  /** The Subscriptions that use the catalog. */
  readonly users: Known<readonly ObjectName[]>;
  /** The Subscriptions that the catalog blocks; none unless it is down. */
  readonly blocked: Known<readonly ObjectName[]>;
  /** A ClusterCatalog of OLM v1; absent: a CatalogSource. */
  readonly clusterCatalog?: ClusterCatalogFacts;
};

export type RowFacts = {
  readonly pods: Known<readonly Pod[]>;
  /** By the ID of the catalog. */
  readonly packages: Known<ReadonlyMap<string, number>>;
  readonly subscriptions: Known<readonly Subscription[]>;
  readonly groups: Known<readonly OperatorGroup[]>;
};

export function sourceRows(
  items: readonly CatalogSourceItem[],
  { pods, packages, subscriptions, groups }: RowFacts,
): readonly SourceRow[] {
  const podsById = change(pods, podsBySource);
  const usersById = change(subscriptions, usersBySource);
  return items.map((item) => ({
    id: item.id,
    item,
    pod: change(podsById, (found) => registryPod(found.get(item.id) ?? [])),
    reason: sourceReason(
      item,
      knownOr(
        change(podsById, (found) => found.get(item.id) ?? []),
        null,
      ),
    ),
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
 * The server's words for the first problem in the diagnosis that keeps OLM from reading a catalog (CS-024, CS-027). Lists
 * watch no events: the cause of a failed image pull can be missing.
 * @param pods `null`: unknown
 */
function sourceReason(item: CatalogSourceItem, pods: readonly Pod[] | null): ServerReason | null {
  const { source, state, endpoint, observed, message } = item;
  if (source === null || state === 'disabled') return null;
  const findings = sourceDiagnosis({ source, state, endpoint, pods, events: [], packages: null });
  const found = findings.find(({ severity }) => severity === 'danger');
  if (found === undefined && state !== 'down') return null;
  const reason = found === undefined ? null : serverReason(found);
  return reason === null || reason.reason === LAST_OBSERVED
    ? { reason: observed, message }
    : reason;
}

/** The value, or `otherwise` if it is not available. */
export function knownOr<T, U>(value: Known<T>, otherwise: U): T | U {
  return value === 'loading' || value === 'hidden' ? otherwise : value;
}

function change<T, U>(value: Known<T>, make: (value: T) => U): Known<U> {
  if (value === 'loading') return 'loading';
  return value === 'hidden' ? 'hidden' : make(value);
}

export type ObjectName = { readonly namespace: string; readonly name: string };

/** A catalog and the namespaces that use it. */
export type SourcePlace = ObjectName & {
  /** Available in all namespaces; otherwise only in its own. */
  readonly isGlobal: boolean;
};

/** CS-044: the Subscriptions that use each catalog, by the ID of the catalog. */
export function usersBySource(
  subscriptions: readonly Subscription[],
): ReadonlyMap<string, readonly ObjectName[]> {
  const used = grouped(subscriptions, ({ spec }) => {
    const fields = recordIn(spec);
    const [namespace, name] = [textIn(fields['sourceNamespace']), textIn(fields['source'])];
    return namespace === null || name === null ? null : `${namespace}/${name}`;
  });
  return new Map([...used].map(([id, users]) => [id, users.map(nameOf)]));
}

export type BlockFacts = {
  readonly subscriptions: readonly Subscription[];
  /** `null`: unable to load. */
  readonly groups: readonly OperatorGroup[] | null;
};

/**
 * The Subscriptions that a catalog blocks while OLM cannot read it. OLM resolves a namespace with all its catalogs, and
 * one that does not answer stops the resolution of every package (CS-029, DR-015, recording catalog_unhealthy).
 *
 * The list of catalogs in the status of a Subscription is not sufficient: OLM empties it at times (recording
 * no_such_catalog), reports an unavailable catalog as healthy, and ignores namespaces that exclude global catalogs.
 */
export function blockedSubscriptions(
  catalog: SourcePlace,
  { subscriptions, groups }: BlockFacts,
): readonly ObjectName[] {
  const excluded = catalog.isGlobal ? namespacesWithoutGlobal(groups ?? []) : NONE;
  return subscriptions
    .filter((subscription) => {
      const namespace = subscription.metadata.namespace ?? '';
      if (namespace === catalog.namespace) return true;
      if (excluded.has(namespace)) return false;
      return catalog.isGlobal || isResolvedWith(subscription, catalog);
    })
    .map(nameOf);
}

/** The number of different namespaces. */
export function namespaceCount(objects: readonly ObjectName[]): number {
  return new Set(objects.map(({ namespace }) => namespace)).size;
}

function isResolvedWith({ status }: Subscription, { namespace, name }: SourcePlace): boolean {
  return listIn(recordIn(status)['catalogHealth'])
    .map((health) => recordIn(recordIn(health)['catalogSourceRef']))
    .some((ref) => ref['namespace'] === namespace && ref['name'] === name);
}

function nameOf({ metadata }: Subscription): ObjectName {
  return { namespace: metadata.namespace ?? '', name: metadata.name };
}

const NONE: ReadonlySet<string> = new Set();
