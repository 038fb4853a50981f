import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';
import type { Permission } from '~/kube/failure';
import { dataOr, failed, type Loadable, loading, map, ready } from '~/kube/loadable';
import {
  type CatalogSource,
  catalogSourceModel,
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { type Pod, podModel } from '~/kube/models/workloads';
import { useSlowClock } from '~/kube/useSlowClock';
import { type CatalogHealth, catalogsFor, fingerprintOf } from '~/olm/catalogSources/catalogHealth';
import { CATALOG_LABEL } from '~/olm/catalogSources/catalogRemoval';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import { MARKETPLACE } from '~/olm/catalogSources/sourceOrigin';
import { type SourceRow, sourceRows } from '~/olm/catalogSources/sourceRow';
import {
  type CatalogPriorities,
  prioritiesOf,
  samePriorities,
} from '~/olm/dependencies/dependencies';
import { optionalValue } from './optionalValue';
import { PACKAGES } from './packages';

/**
 * The health of the catalogs of a namespace. A change of a CatalogSource reloads the packages; nothing polls.
 * @param used namespaces whose catalogs provide packages in the namespace
 */
export function useCatalogHealth(
  namespace: string | null,
  used: ReadonlySet<string>,
): Loadable<readonly CatalogHealth[]> {
  const sources = useCatalogSources(namespace);
  useOutdating(sources);
  return useMemo(
    () => map(sources, (list) => catalogsFor(list, namespace, used)),
    [sources, namespace, used],
  );
}

/** All CatalogSources, or those of the namespace without permission to list all. */
export function useCatalogSources(namespace: string | null): Loadable<readonly CatalogSource[]> {
  const everywhere = useAllowedList<CatalogSource>(catalogSourceModel, { namespace: null });
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  const here = useAllowedList<CatalogSource>(
    catalogSourceModel,
    isRefused && namespace !== null ? { namespace } : null,
  );
  return isRefused && namespace !== null ? here : everywhere;
}

/** The fingerprint of the catalogs behind the packages in a query client's cache. */
const seen = new WeakMap<QueryClient, string>();

function useOutdating(sources: Loadable<readonly CatalogSource[]>): void {
  const client = useQueryClient();
  const fingerprint = sources.status === 'ready' ? fingerprintOf(sources.data) : null;
  useEffect(() => {
    if (fingerprint === null) return;
    const before = seen.get(client);
    seen.set(client, fingerprint);
    if (before !== undefined && before !== fingerprint) {
      void client.invalidateQueries({ queryKey: PACKAGES });
    }
  }, [client, fingerprint]);
}

/** The priorities of the catalogs that are visible from a namespace; the same object while they are equal. */
export function useCatalogPriorities(namespace: string | null): CatalogPriorities {
  const sources = dataOr(useCatalogSources(namespace), NO_SOURCES);
  const [known, setKnown] = useState<CatalogPriorities>(() => prioritiesOf(sources));
  const next = prioritiesOf(sources);
  // The status of a CatalogSource changes often, and every new object causes a sort.
  if (samePriorities(known, next)) return known;
  setKnown(next);
  return next;
}

const NO_SOURCES: readonly CatalogSource[] = [];

/**
 * The catalogs of a namespace that are down, with the Subscriptions that they block; `null`: of all namespaces. Empty
 * without permission for catalogs. Further data is read only if a catalog is down.
 */
export function useDownSources(scope: string | null): readonly SourceRow[] {
  const seen = useSeenSources(scope);
  const now = useSlowClock();
  const sources = dataOr(seen, null)?.sources ?? NONE;
  const down = useMemo(
    () =>
      // The default catalogs are irrelevant here.
      catalogSourceItems({ sources, hub: 'hidden', namespace: scope, now }).filter(
        ({ state }) => state === 'down',
      ),
    [sources, scope, now],
  );
  const where = down.length === 0 ? null : { namespace: scope };
  const namespaces = useMemo(() => [...new Set(down.map(({ namespace }) => namespace))], [down]);
  const pods = useSourcePods(namespaces);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, where);
  return useMemo(
    () =>
      sourceRows(down, {
        pods: optionalValue(pods),
        packages: 'hidden',
        subscriptions: optionalValue(subscriptions),
        groups: optionalValue(groups),
      }),
    [down, pods, subscriptions, groups],
  );
}

const NONE: readonly CatalogSource[] = [];

export type SeenSources = {
  readonly sources: readonly CatalogSource[];
  /** The missing permission for the CatalogSources of other namespaces; `null`: all are visible. */
  readonly unseen: Permission | null;
};

/** All CatalogSources. Without permission to list them, those of the namespace and the global ones, if readable. */
export function useSeenSources(scope: string | null): Loadable<SeenSources> {
  const everywhere = useAllowedList<CatalogSource>(catalogSourceModel, EVERYWHERE);
  const permission =
    everywhere.status === 'failed' ? (everywhere.failure.permission ?? null) : null;
  const isLimited = permission !== null && scope !== null;
  const namespaces = useMemo(
    () => (isLimited ? [...new Set([scope, MARKETPLACE])] : []),
    [isLimited, scope],
  );
  const lists = useAllowedLists<CatalogSource>(catalogSourceModel, namespaces);
  return useMemo(() => {
    if (!isLimited) return map(everywhere, (sources) => ({ sources, unseen: null }));
    const own = lists.get(scope) ?? loading;
    const global = scope === MARKETPLACE ? NOTHING : (lists.get(MARKETPLACE) ?? loading);
    if (global.status === 'loading') return loading;
    return map(own, (sources) => ({
      sources: [...sources, ...dataOr(global, [])],
      unseen: permission,
    }));
  }, [everywhere, isLimited, lists, scope, permission]);
}

const EVERYWHERE = { namespace: null } as const;
const NOTHING: Loadable<readonly CatalogSource[]> = { status: 'ready', data: [], stale: null };

/**
 * The live pods of catalogs: of the whole cluster in one watch, or of the readable namespaces.
 * @param namespaces of the catalogs; `null`: watches nothing
 */
export function useSourcePods(namespaces: readonly string[] | null): Loadable<readonly Pod[]> {
  const isIdle = namespaces === null || namespaces.length === 0;
  const everywhere = useAllowedList<Pod>(podModel, isIdle ? null : PODS_EVERYWHERE);
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  // Compared by content, because the list is a new object after each change of a catalog.
  const wanted = isRefused && !isIdle ? namespaces.join() : '';
  const limited = useMemo(() => (wanted === '' ? [] : wanted.split(',')), [wanted]);
  const lists = useAllowedLists<Pod>(podModel, limited, OF_CATALOGS);
  return useMemo(
    () => (isRefused && limited.length > 0 ? together([...lists.values()]) : everywhere),
    [everywhere, isRefused, limited, lists],
  );
}

/** The readable lists; the failure if none is readable. */
function together(lists: readonly Loadable<readonly Pod[]>[]): Loadable<readonly Pod[]> {
  if (lists.length === 0 || lists.some(({ status }) => status === 'loading')) return loading;
  const [first] = lists.flatMap((list) => (list.status === 'failed' ? [list.failure] : []));
  const seen = lists.flatMap((list) => (list.status === 'ready' ? [list] : []));
  if (seen.length === 0 && first !== undefined) return failed(first);
  const stale = seen.find((list) => list.stale !== null)?.stale ?? null;
  return ready(
    seen.flatMap(({ data }) => data),
    stale,
  );
}

const OF_CATALOGS = { withLabel: CATALOG_LABEL } as const;
const PODS_EVERYWHERE = { namespace: null, ...OF_CATALOGS } as const;
