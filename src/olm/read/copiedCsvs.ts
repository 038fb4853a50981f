import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson, getList, getTable } from '~/kube/request';
import {
  COPIED_FROM,
  COPIES_NAMESPACE,
  copiesFor,
  copiesIn,
  disablesCopies,
  newCopiesSelector,
  unsuccessfulCopies,
} from '~/olm/installed/copies';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  olmConfigModel,
} from '~/kube/models/olm';
import { failureIn } from '~/kube/fromQuery';
import { ifAllowed } from '~/kube/useCan';

export type ServingCopies = {
  readonly copies: readonly ClusterServiceVersion[];
  /** Some copies come from OLM's shared namespace, because OLM does not copy to every namespace (CSV-020). */
  readonly areKept: boolean;
};

/**
 * The Operators of other namespaces that are available in a namespace, from OLM's copies of their CSVs. Copies change
 * only with their originals. A watch would transfer hundreds of whole CSVs, so that the copies are read when the list
 * opens and when the window gets the focus.
 * @param namespace `null`: all namespaces, where every original is visible
 */
export function useServingCopies(namespace: string | null): Loadable<ServingCopies> {
  const own = useQuery({ ...copiedCsvs(namespace ?? ''), enabled: namespace !== null });
  const elsewhere = useKeptCopies(namespace !== null && namespace !== COPIES_NAMESPACE);
  const failure = own.data === undefined && own.error !== null ? failureIn(own.error) : null;
  const ownCopies = own.data ?? null;
  return useMemo(() => {
    if (namespace === null) return NO_COPIES;
    if (failure !== null) return failed(failure);
    if (ownCopies === null || elsewhere === null) return loading;
    const copies = copiesFor(namespace, ownCopies, elsewhere);
    return ready({ copies, areKept: copies.some((copy) => elsewhere.includes(copy)) });
  }, [namespace, failure, ownCopies, elsewhere]);
}

/**
 * The Operators of other namespaces that are available in several namespaces. The namespaces are read one after the
 * other, each for copies that the previous ones do not have, because hundreds of them can have the same copies.
 * @param namespaces empty: reads nothing
 */
export function useCopiesServing(namespaces: readonly string[]): CopiesOfMany {
  const isWanted = namespaces.length > 0;
  const { data: copies = NONE } = useQuery({ ...copiesServing(namespaces), enabled: isWanted });
  const elsewhere = useKeptCopies(isWanted);
  return useMemo(() => ({ copies, kept: elsewhere ?? NONE }), [copies, elsewhere]);
}

export type CopiesOfMany = {
  readonly copies: readonly ClusterServiceVersion[];
  /** The copies in OLM's shared namespace. Some of them also exist in the namespace itself. */
  readonly kept: readonly ClusterServiceVersion[];
};

/**
 * `null`: unknown. Most users cannot read whether OLM copies. In this case the copies decide: if OLM copies, a
 * namespace has all copies of the shared namespace.
 */
function useKeptCopies(isWanted: boolean): readonly ClusterServiceVersion[] | null {
  const disabled = useQuery({ ...copiesDisabled, enabled: isWanted });
  const isLookedUp = isWanted && !disabled.isPending && disabled.data !== false;
  const kept = useQuery({ ...keptCopies, enabled: isLookedUp });
  if (isWanted && disabled.isPending) return null;
  if (!isLookedUp) return NONE;
  return kept.isPending ? null : (kept.data ?? NONE);
}

const NONE: readonly ClusterServiceVersion[] = [];

const NO_COPIES = ready<ServingCopies>({ copies: [], areKept: false });

/** The copies in a namespace, without their specs. */
export function copiedCsvs(namespace: string) {
  return queryOptions({
    queryKey: ['copied-csvs', namespace],
    queryFn: ({ signal }) => copiesAsTable({ namespace, selector: COPIED_FROM }, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The prefix of the keys of these queries. */
export const COPIES_SERVING = 'copies-serving';

function copiesServing(namespaces: readonly string[]) {
  return queryOptions({
    queryKey: [COPIES_SERVING, namespaces],
    queryFn: async ({ signal }) => {
      const found: ClusterServiceVersion[] = [];
      for (const namespace of namespaces) {
        const selector = newCopiesSelector(found);
        found.push(...(await unlessBarred(copiesAsTable({ namespace, selector }, signal))));
      }
      return found;
    },
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

async function copiesAsTable(
  { namespace, selector }: { readonly namespace: string; readonly selector: string },
  signal: AbortSignal,
): Promise<readonly ClusterServiceVersion[]> {
  const query = { labelSelector: selector };
  const copies = copiesIn(
    await ifAllowed(getTable)(clusterServiceVersionModel, { namespace, query }, signal),
  );
  const unsuccessful = unsuccessfulCopies(copies);
  const whole = await Promise.all(unsuccessful.map((copy) => wholeCopy(copy, signal)));
  return copies.map((copy) => whole[unsuccessful.indexOf(copy)] ?? copy);
}

/** A table contains the phase of a copy without its reason. */
async function wholeCopy(
  copy: ClusterServiceVersion,
  signal: AbortSignal,
): Promise<ClusterServiceVersion> {
  const { name, namespace } = copy.metadata;
  const query = { fieldSelector: `metadata.name=${name}` };
  const [whole] = await getList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    { namespace, query },
    signal,
  );
  return whole ?? copy;
}

/** Copies are additional data: without them, the Operators of the namespace are still complete. */
async function unlessBarred(
  copies: Promise<readonly ClusterServiceVersion[]>,
): Promise<readonly ClusterServiceVersion[]> {
  try {
    return await copies;
  } catch (error) {
    if (isBarred(error)) return [];
    throw error;
  }
}

/** The copies in OLM's shared namespace, which every user can read, on OpenShift only. */
const keptCopies = queryOptions({
  queryKey: ['kept-csvs'],
  queryFn: ({ signal }) =>
    unlessBarred(copiesAsTable({ namespace: COPIES_NAMESPACE, selector: COPIED_FROM }, signal)),
  staleTime: 60_000,
});

/** Whether copies are disabled; `null`: no permission. */
const copiesDisabled = queryOptions({
  queryKey: ['copies-disabled'],
  queryFn: async ({ signal }): Promise<boolean | null> => {
    try {
      return disablesCopies(await ifAllowed(getJson)(olmConfigModel, { name: 'cluster' }, signal));
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
      return error.failure.kind === 'not-found' ? false : null;
    }
  },
  staleTime: 5 * 60_000,
});

function isBarred(error: unknown): boolean {
  return (
    error instanceof ClusterError &&
    ['forbidden', 'not-found', 'not-served'].includes(error.failure.kind)
  );
}
