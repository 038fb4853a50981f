import { useMemo } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ClusterError } from './clusterError';
import { type Failure, isMissingChunk } from './failure';
import { type Loadable, failed, loading, ready } from './loadable';

/** A query's result as a Loadable. A failure offers a retry. */
export function fromQuery<T>({ data, error, refetch }: Result<T>): Loadable<T> {
  const failure = error === null ? null : retriable(failureIn(error), refetch);
  if (data !== undefined) return ready(data, failure);
  return failure === null ? loading : failed(failure);
}

/** The same object as long as the result has the same data, for callers that derive something from it. */
export function useFromQuery<T>({ data, error, refetch }: Result<T>): Loadable<T> {
  return useMemo(() => fromQuery({ data, error, refetch }), [data, error, refetch]);
}

type Result<T> = Pick<UseQueryResult<T>, 'data' | 'error'> & { readonly refetch: Refetch };

/**
 * Failures without a retry: the answer changes only after another change, and a missing file only after a reload.
 * Returns the same object for the same failure.
 */
function retriable(failure: Failure, refetch: Refetch): Failure {
  if (FINAL.includes(failure.kind)) return failure;
  const known = offered.get(refetch);
  if (known?.of === failure) return known.failure;
  const made = { ...failure, retry: () => void refetch() };
  offered.set(refetch, { of: failure, failure: made });
  return made;
}

type Refetch = () => unknown;

const FINAL: readonly Failure['kind'][] = ['forbidden', 'not-served', 'chunk-missing'];

/** By retry function: react-query creates one for each place that uses a query. */
const offered = new WeakMap<Refetch, { readonly of: Failure; readonly failure: Failure }>();

/** The failure of a mutation or query. Returns the same object for the same error. */
export function failureIn(error: Error): Failure {
  if (error instanceof ClusterError) return error.failure;
  const kind = isMissingChunk(error) ? 'chunk-missing' : 'other';
  const failure = others.get(error) ?? { kind, message: error.message };
  others.set(error, failure);
  return failure;
}

const others = new WeakMap<Error, Failure>();
