import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson, getList, getTable } from '~/kube/request';
import {
  COPIES_NAMESPACE,
  copiesFor,
  copiesIn,
  disablesCopies,
  newCopiesSelector,
  troubledCopies,
} from '~/olm/installed/copies';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { olmConfigModel } from '~/kube/models/olmConfig';
import { failureIn } from '~/kube/fromQuery';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { ifAllowed } from '~/kube/askedFirst';

export type ServingCopies = {
  readonly copies: readonly ClusterServiceVersion[];
  /** Some are those that OLM keeps in a namespace of its own, as it does not copy into every one (CSV-020). */
  readonly areKept: boolean;
};

/**
 * The Operators that are installed elsewhere and serve a namespace, from the copies that OLM made of their CSVs. A copy
 * changes only with its original: they are not watched (a watch would send whole CSVs, hundreds of them), but read when
 * the list is opened and when one comes back to the window.
 * @param namespace `null`: all namespaces, where every original is seen itself
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
 * The Operators that are installed elsewhere and serve some of many namespaces. The namespaces are asked one after the
 * other, each for what those before have not told: hundreds of them have the same copies.
 * @param namespaces none: nothing is asked
 */
export function useCopiesServing(namespaces: readonly string[]): CopiesOfMany {
  const isWanted = namespaces.length > 0;
  const { data: copies = NONE } = useQuery({ ...copiesServing(namespaces), enabled: isWanted });
  const elsewhere = useKeptCopies(isWanted);
  return useMemo(() => ({ copies, kept: elsewhere ?? NONE }), [copies, elsewhere]);
}

export type CopiesOfMany = {
  readonly copies: readonly ClusterServiceVersion[];
  /** Those that OLM keeps in a namespace of its own; some are known by a copy nearer by. */
  readonly kept: readonly ClusterServiceVersion[];
};

/** `null`: not known yet. Most users may not know whether OLM copies. Then the copies say it: where it does, a namespace has all that are kept elsewhere. */
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

/** What all of these queries' keys begin with. */
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
  const troubled = troubledCopies(copies);
  const whole = await Promise.all(troubled.map((copy) => wholeCopy(copy, signal)));
  return copies.map((copy) => whole[troubled.indexOf(copy)] ?? copy);
}

/** A table tells the phase of a copy, not why it is in it. */
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

/** Copies only add to the list: where they cannot be read, what is installed in the namespace itself is known. */
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

/** The same for the namespace that everybody may read, if OLM is of OpenShift's kind; else there are none. */
const keptCopies = queryOptions({
  queryKey: ['kept-csvs'],
  queryFn: ({ signal }) =>
    unlessBarred(copiesAsTable({ namespace: COPIES_NAMESPACE, selector: COPIED_FROM }, signal)),
  staleTime: 60_000,
});

/** Whether OLM was told not to copy; `null`: this user may not know. */
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
