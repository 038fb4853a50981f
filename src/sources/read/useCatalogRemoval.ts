import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { Permission } from '~/kube/failure';
import { type Loadable, all, dataOr, loading, map, ready } from '~/kube/loadable';
import { type Removal, removalOf, usersOf } from '~/olm/catalogSources/catalogRemoval';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { adoptedConfigMap, savedSource } from '~/sources/rules/sourceObjects';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { fromQuery } from '~/kube/fromQuery';
import { useAllowedList } from '~/kube/allowedLists';
import { packageNames } from './packageNames';
import { useOperatorHub } from './useOperatorHub';
import { useSeenSubscriptions } from './useSeenSubscriptions';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { type CallsRun, useLiveCalls } from '~/olm/read/useClusterCalls';

export type CatalogRemoval = Removal & {
  /** The CatalogSource for recreation; `null`: none, or unreadable. */
  readonly saved: object | null;
  /** The ConfigMap that is deleted with it; `null`: none. */
  readonly configMap: string | null;
  /** OLM reads the catalog, so that it blocks nothing. */
  readonly isReady: boolean;
  /** The Subscriptions that get no updates without it. */
  readonly users: readonly CatalogName[];
  /** The missing permission for Subscriptions of other namespaces; `null`: all are visible. */
  readonly unseen: Permission | null;
};

export type CatalogRemovalAction = {
  readonly removal: Loadable<CatalogRemoval>;
  /** The number of its packages. */
  readonly packages: Loadable<number>;
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
};

type CatalogName = { readonly namespace: string; readonly name: string };

/** A catalog that might be known not to be global. */
type RemovedCatalog = CatalogName & { readonly isGlobal?: boolean };

/**
 * Removes a catalog: a default one is disabled, another one deleted.
 * @param here the namespace whose Subscriptions are read without permission for all namespaces
 */
export function useCatalogRemoval(catalog: RemovedCatalog, here: string): CatalogRemovalAction {
  const found = useRemovalFacts(catalog, here);
  const packages = fromQuery(useQuery(packageNames(catalog)));
  const { plan, run } = useLiveCalls(
    useMemo(
      () => ({ removal: found, packages, calls: dataOr(found, NOTHING).calls }),
      [found, packages],
    ),
  );
  const needs = useMissingPermissions(dataOr(plan.removal, NOTHING).needs);
  return {
    ...plan,
    packages: map(plan.packages, ({ length }) => length),
    run: { ...run, missing: [...needs, ...run.missing] },
  };
}

const NOTHING: Pick<Removal, 'calls' | 'needs'> = { calls: [], needs: [] };

function useRemovalFacts(catalog: RemovedCatalog, here: string): Loadable<CatalogRemoval> {
  const hubState = useOperatorHub();
  const catalogs = unlessHidden(useAllowedList<CatalogSource>(catalogSourceModel, catalog));
  const seen = useSeenSubscriptions(here);
  return useMemo(() => {
    // Failures other than a missing permission are shown.
    if (hubState.status === 'ready' && hubState.data.failure !== null) {
      const { failure } = hubState.data;
      if (failure.kind !== 'forbidden') return { status: 'failed', failure };
    }
    if (hubState.status === 'loading') return loading;
    return map(all({ hubState, catalogs, seen }), (facts) => {
      const source = facts.catalogs === 'hidden' ? 'hidden' : (facts.catalogs[0] ?? null);
      const known = source === 'hidden' ? null : source;
      return {
        ...removalOf(catalog, { source, hub: facts.hubState.hub }),
        saved: known === null ? null : savedSource(known),
        configMap: known === null ? null : adoptedConfigMap(known),
        isReady: known !== null && catalogHealth(known).state === 'ready',
        users: usersOf(catalog, facts.seen.subscriptions),
        // A catalog that is not global is available in its own namespace only.
        unseen: catalog.isGlobal === false ? null : facts.seen.unseen,
      };
    });
  }, [hubState, catalogs, seen, catalog]);
}

/** A missing permission is not a failure. In this case, more permissions are required. */
function unlessHidden<T>(value: Loadable<T>): Loadable<T | 'hidden'> {
  return value.status === 'failed' && value.failure.kind === 'forbidden' ? HIDDEN : value;
}

const HIDDEN = ready('hidden' as const);
