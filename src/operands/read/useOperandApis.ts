import { useCallback, useEffect, useMemo } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAllowedList } from '~/kube/allowedLists';
import { ifAllowed } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import { useFromQuery } from '~/kube/fromQuery';
import { type Loadable, all, dataOr, loading, map } from '~/kube/loadable';
import { type ClusterServiceVersion, clusterServiceVersionModel } from '~/kube/models/olm';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { inTurn } from '~/kube/namespaceByNamespace';
import { getList } from '~/kube/request';
import { COPIED_FROM, COPIES_NAMESPACE, newCopiesSelector } from '~/olm/installed/copies';
import { discovery } from '~/olm/read/discovery';
import { placesToList } from '~/olm/read/storedPlaces';
import type { NamespaceScope } from '~/routes';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import { useExtension } from '~/olm/read/extensions/useExtension';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { recordIn, textMapIn } from '~/kube/json';
import { isServing } from '~/form/rules/definition';
import { storedDefinition } from '~/form/read/useDefinition';
import { extensionProvider, unknownProvider } from '~/operands/rules/extensionProvider';
import { type OperandApi, apiNamed, operandApis, withVersion } from '~/operands/rules/operandApis';

export type OperandApis = {
  readonly apis: readonly OperandApi[];
  /** The served APIs, for those that no Operator owns. */
  readonly discovery: readonly unknown[];
};

/** The APIs of all Operators that are installed in a namespace or watch it, or of all visible Operators. */
export function useOperandApis(scope: NamespaceScope): Loadable<OperandApis> {
  const csvs = useCsvs(scope);
  const query = useQuery(discovery);
  const { refetch } = query;
  const served = useFromQuery(query);
  const found = useMemo(
    () =>
      map(all({ csvs, served }), (seen) => ({
        apis: operandApis(seen.csvs, seen.served),
        discovery: seen.served,
      })),
    [csvs, served],
  );
  const isIncomplete = dataOr(found, null)?.apis.some((api) => api.served === null) ?? false;
  // The APIs of an Operator that is being installed might be served in the meantime.
  useEffect(() => {
    if (isIncomplete) void refetch();
  }, [isIncomplete, csvs, refetch]);
  return found;
}

/** The original CSVs are watched. Without permission to list all of them, those of the visible namespaces are read once. */
function useCsvs(scope: NamespaceScope): Loadable<readonly ClusterServiceVersion[]> {
  const originals = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, {
    namespace: scope,
    withoutLabel: COPIED_FROM,
  });
  const isRefused =
    scope === null && originals.status === 'failed' && originals.failure.kind === 'forbidden';
  const isWanted = scope !== null || isRefused;
  const others = useFromQuery(useQuery({ ...csvsInPlaces(scope), enabled: isWanted }));
  return useMemo(() => {
    if (!isWanted) return originals;
    if (isRefused) return others;
    // Copied CSVs only complete the list of original CSVs.
    if (others.status === 'failed') return originals;
    return map(all({ originals, others }), (seen) => [...seen.originals, ...seen.others]);
  }, [isWanted, isRefused, originals, others]);
}

/**
 * CSVs by namespace: only copies for a single namespace, also originals for all visible namespaces. Each copy is read
 * once, because CSVs have tens of kilobytes.
 */
function csvsInPlaces(scope: NamespaceScope) {
  return queryOptions({
    queryKey: ['operands', 'csvs', scope],
    queryFn: ({ signal }) => readCsvs(scope, signal),
    // Users look for the APIs of an Operator immediately after its installation.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

async function readCsvs(
  scope: NamespaceScope,
  signal: AbortSignal,
): Promise<readonly ClusterServiceVersion[]> {
  const places: readonly (string | null)[] =
    scope === null ? (await placesToList(clusterServiceVersionModel, {}, signal)).places : [scope];
  const found: ClusterServiceVersion[] = [];
  const copies: ClusterServiceVersion[] = [];
  const read = (namespace: string | null, labelSelector: string) =>
    inTurn(() =>
      ifAllowed(getList<ClusterServiceVersion>)(
        clusterServiceVersionModel,
        { namespace: namespace ?? undefined, query: { labelSelector } },
        signal,
      ),
    );
  for (const place of places) {
    if (scope === null) found.push(...(await read(place, `!${COPIED_FROM}`)));
    copies.push(...(await read(place, newCopiesSelector(copies))));
  }
  // With copied CSVs disabled, OLM keeps one copy of each CSV there.
  const kept = places.includes(COPIES_NAMESPACE)
    ? []
    : await unlessBarred(read(COPIES_NAMESPACE, newCopiesSelector(copies)));
  return [...found, ...copies, ...kept];
}

async function unlessBarred<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ClusterError) return [];
    throw error;
  }
}

/** One API in the version of the URL; `null`: no Operator owns it and the cluster does not serve it. */
export function useOperandApi(scope: NamespaceScope, name: string): Loadable<OperandApi | null> {
  const [params] = useSearchParams();
  const version = params.get('version');
  const found = useOperandApis(scope);
  const api = useMemo(
    () =>
      map(found, (seen) => {
        const api = apiNamed(name, seen.apis, seen.discovery);
        return api === null ? null : withVersion(api, version);
      }),
    [found, name, version],
  );
  const isMissing = api.status === 'ready' && (api.data?.served ?? null) === null;
  useAwaitedDefinition(isMissing ? name : null);
  return useWithExtension(api);
}

/** An API without an owning ClusterServiceVersion can belong to an extension of OLM v1. */
function useWithExtension(api: Loadable<OperandApi | null>): Loadable<OperandApi | null> {
  const served = useServesExtensions();
  const found = dataOr(api, null);
  const isUnowned = found?.providers.length === 0;
  const isWanted = isUnowned && dataOr(served, false);
  const { data, isPending } = useQuery({
    ...storedDefinition(found?.name ?? ''),
    enabled: isWanted,
  });
  const owner = isUnowned
    ? ownerIn(textMapIn(recordIn(recordIn(data)['metadata'])['labels']))
    : null;
  const extension = useExtension(owner ?? '', owner !== null);
  const isAwaited = isWanted ? isPending : isUnowned && served.status === 'loading';
  return useMemo(() => {
    if (isAwaited) return loading;
    const isGone = extension.status === 'ready' && extension.data === null;
    if (owner === null || isGone) return api;
    const details = dataOr(extension, null);
    const provider =
      details === null ? unknownProvider(owner) : extensionProvider(details.operator);
    return map(api, (one) => one && { ...one, providers: [provider] });
  }, [api, owner, extension, isAwaited]);
}

/**
 * Repeats the discovery when the CustomResourceDefinition of an unserved API is established. The API can be served
 * slightly later.
 * @param name `null`: the API is served
 */
function useAwaitedDefinition(name: string | null): void {
  const where = useMemo(() => (name === null ? null : { namespace: null, name }), [name]);
  const listed = useAllowedList(customResourceDefinitionModel, where);
  const isEstablished = dataOr(listed, []).some(isServing);
  const refresh = useRefreshDiscovery();
  useEffect(() => {
    if (!isEstablished) return undefined;
    const timers = DELAYS.map((delay) => setTimeout(refresh, delay));
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [isEstablished, refresh]);
}

/** In milliseconds. */
const DELAYS = [0, 2_000, 10_000, 30_000];

/** Repeats the discovery. */
export function useRefreshDiscovery(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: discovery.queryKey });
  }, [queries]);
}

/** Repeats the discovery when the objects of an API are not found, because its definition was deleted. */
export function useLostApi(of: Loadable<unknown>): void {
  const refresh = useRefreshDiscovery();
  const failure = of.status === 'failed' ? of.failure : of.status === 'ready' ? of.stale : null;
  const isLost = failure?.kind === 'not-found' || failure?.kind === 'not-served';
  useEffect(() => {
    if (isLost) refresh();
  }, [isLost, refresh]);
}
