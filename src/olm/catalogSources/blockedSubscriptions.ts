import type { OperatorGroup } from '~/kube/models/operatorGroup';
import type { Subscription } from '~/kube/models/subscription';
import { listIn, recordIn, textIn } from '~/kube/json';
import { grouped } from '~/olm/lists/grouped';
import { namespacesWithoutGlobal } from '~/olm/namespaces/globalCatalogExclusion';

export type ObjectName = { readonly namespace: string; readonly name: string };

/** A catalog, and whom it serves. */
export type SourcePlace = ObjectName & {
  /** All namespaces; otherwise its own only. */
  readonly isGlobal: boolean;
};

/** CS-044: the Subscriptions that get their updates from each catalog, by the catalog's id. */
export function usersBySource(
  subscriptions: readonly Subscription[],
): ReadonlyMap<string, readonly ObjectName[]> {
  const used = grouped(subscriptions, ({ spec }) => {
    const said = recordIn(spec);
    const [namespace, name] = [textIn(said['sourceNamespace']), textIn(said['source'])];
    return namespace === null || name === null ? null : `${namespace}/${name}`;
  });
  return new Map([...used].map(([id, users]) => [id, users.map(nameOf)]));
}

export type BlockFacts = {
  readonly subscriptions: readonly Subscription[];
  /** `null`: could not be read. */
  readonly groups: readonly OperatorGroup[] | null;
};

/**
 * The Subscriptions that OLM neither installs nor updates while it cannot read a catalog: it resolves them with all
 * catalogs that their namespace sees, and one that does not answer stops it, whoever asks for its packages (CS-029, DR-015,
 * recording catalog_unhealthy).
 *
 * A Subscription lists in its status what it is resolved with. That list is emptied at times (recording no_such_catalog), says
 * "healthy" of a catalog that does not answer, and knows nothing of namespaces that want no global catalogs.
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

/** In how many namespaces objects are. */
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
