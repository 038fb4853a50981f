import { useMemo } from 'react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { restartPods, CATALOG_LABEL } from '~/olm/catalogSources/catalogRemoval';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { SourceEndpoint } from '~/olm/catalogSources/catalogSourceItem';
import {
  digestOf,
  packageDifference,
  type RefreshProgress,
  refreshProgress,
} from '~/sources/rules/refreshProgress';
import { endpointOf } from '~/olm/catalogSources/sourceEndpoint';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { type Pod, podModel } from '~/kube/models/workloads';
import { fromQuery } from '~/kube/fromQuery';
import { useAllowedList } from '~/kube/allowedLists';
import { type CallsRun, useClusterCalls } from '~/olm/read/useClusterCalls';
import { keeping, useKept } from '~/olm/read/useKept';
import { packageNames } from './packageNames';

export type SourceRefresh = {
  /** The source of its content; none if the CatalogSource does not exist. */
  readonly endpoint: Loadable<SourceEndpoint>;
  /** The current number of pods. */
  readonly podCount: Loadable<number>;
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
  /** The digest before the refresh. */
  readonly digestBefore: string | null;
  /** `null`: unknown, or not started. */
  readonly progress: RefreshProgress | null;
  readonly packages: PackageNews;
};

export type PackageNews = {
  readonly before: number | null;
  /** Added and removed packages; loading until the catalog is available. */
  readonly difference: Loadable<ReturnType<typeof packageDifference>>;
  readonly isAsking: boolean;
  /** Requests again, because the package server reads a catalog shortly after OLM. */
  readonly askAgain: () => void;
};

type CatalogName = { readonly namespace: string; readonly name: string };

/** Deletes the pods of a catalog and follows it until it is available. */
export function useSourceRefresh(catalog: CatalogName): SourceRefresh {
  const sources = useAllowedList<CatalogSource>(catalogSourceModel, catalog);
  const pods = useCatalogPods(catalog);
  const before = useQuery(packageNames(catalog));
  const found = dataOr(pods, NONE);
  // The pods change during the restart, but the dialog keeps its initial plan.
  const [plan, keep] = useKept({
    calls: restartPods(found.filter(isStaying)),
    deleted: found.flatMap(({ metadata }) => metadata.uid ?? []),
    digest: digestOf(found),
    packages: before.data ?? null,
  });
  const run = useClusterCalls(plan.calls);
  const progress = useProgress({ sources, pods }, plan.deleted, run.isDone);
  return {
    endpoint: map(sources, ([source]) => (source === undefined ? NOWHERE : endpointOf(source))),
    podCount: map(pods, ({ length }) => length),
    calls: plan.calls,
    run: keeping(run, keep),
    digestBefore: plan.digest,
    progress,
    packages: useNews(catalog, plan.packages, progress),
  };
}

function isStaying({ metadata }: Pod): boolean {
  return metadata.deletionTimestamp === undefined;
}

const NONE: readonly Pod[] = [];
const NOWHERE: SourceEndpoint = { kind: 'none' };

function useProgress(
  { sources, pods }: Watched,
  deleted: readonly string[],
  isDone: boolean,
): RefreshProgress | null {
  return useMemo(() => {
    const seen = all({ sources, pods });
    const [source] = seen.status === 'ready' ? seen.data.sources : [];
    if (!isDone || seen.status !== 'ready' || source === undefined) return null;
    return refreshProgress(source, seen.data.pods, deleted);
  }, [sources, pods, deleted, isDone]);
}

type Watched = {
  readonly sources: Loadable<readonly CatalogSource[]>;
  readonly pods: Loadable<readonly Pod[]>;
};

function useNews(
  catalog: CatalogName,
  before: readonly string[] | null,
  progress: RefreshProgress | null,
): PackageNews {
  const pod = progress?.kind === 'back' ? progress.pod : null;
  const after: UseQueryResult<readonly string[]> = useQuery({
    ...packageNames(catalog, pod ?? ''),
    enabled: pod !== null && before !== null,
  });
  const names = fromQuery(after);
  return {
    before: before === null ? null : before.length,
    difference: map(names, (found) => packageDifference(before ?? [], found)),
    isAsking: after.isFetching,
    askAgain: () => {
      void after.refetch();
    },
  };
}

/** The live pods of a catalog. */
function useCatalogPods({ namespace, name }: CatalogName): Loadable<readonly Pod[]> {
  const where = useMemo(
    () => ({ namespace, labels: { [CATALOG_LABEL]: name } }),
    [namespace, name],
  );
  return useAllowedList<Pod>(podModel, where);
}
