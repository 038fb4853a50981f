import type { UseQueryResult } from '@tanstack/react-query';
import { ClusterError } from './clusterError';
import { type Failure, isMissingChunk } from './failure';
import { type Loadable, failed, loading, ready } from './loadable';

/** A query's result as the one union for asynchronous values. What failed can be asked for again. */
export function fromQuery<T>(result: UseQueryResult<T>): Loadable<T> {
  const { data, error } = result;
  const failure = error === null ? null : retriable(failureIn(error), result.refetch);
  if (data !== undefined) return ready(data, failure);
  return failure === null ? loading : failed(failure);
}

/**
 * What is refused or not there stays so until somebody changes that; a missing part of the program comes with the page.
 * The same object for the same failure, as before.
 */
function retriable(failure: Failure, refetch: Refetch): Failure {
  if (FINAL.includes(failure.kind)) return failure;
  const known = offered.get(refetch);
  if (known?.of === failure) return known.failure;
  const made = { ...failure, retry: () => void refetch() };
  offered.set(refetch, { of: failure, failure: made });
  return made;
}

type Refetch = UseQueryResult['refetch'];

const FINAL: readonly Failure['kind'][] = ['forbidden', 'not-served', 'chunk-missing'];

/** By what asks again: react-query has one such function for each place that uses a query. */
const offered = new WeakMap<Refetch, { readonly of: Failure; readonly failure: Failure }>();

/** What a mutation or a query failed with: the same object for the same error. */
export function failureIn(error: Error): Failure {
  if (error instanceof ClusterError) return error.failure;
  const kind = isMissingChunk(error) ? 'chunk-missing' : 'other';
  const failure = others.get(error) ?? { kind, message: error.message };
  others.set(error, failure);
  return failure;
}

const others = new WeakMap<Error, Failure>();
