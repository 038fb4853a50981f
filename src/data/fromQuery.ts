import type { UseQueryResult } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { type Failure, isMissingChunk } from '~/domain/failure';
import { type Loadable, failed, loading, ready } from '~/domain/loadable';

/** A query's result as the one union for asynchronous values. */
export function fromQuery<T>(result: UseQueryResult<T>): Loadable<T> {
  if (result.data !== undefined) {
    return ready(result.data, result.error === null ? null : failureIn(result.error));
  }
  return result.error === null ? loading : failed(failureIn(result.error));
}

/** What a mutation or a query failed with: the same object for the same error. */
export function failureIn(error: Error): Failure {
  if (error instanceof ClusterError) return error.failure;
  const kind = isMissingChunk(error) ? 'chunk-missing' : 'other';
  const failure = others.get(error) ?? { kind, message: error.message };
  others.set(error, failure);
  return failure;
}

const others = new WeakMap<Error, Failure>();
