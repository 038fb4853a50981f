import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { Subscription } from '~/kube/models/subscription';
import { listIn, recordIn, textIn } from '~/kube/json';
import { grouped } from '~/olm/lists/grouped';
import { namespacesWithoutGlobal } from '~/olm/namespaces/globalCatalogExclusion';

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
