import type { UseQueryResult } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import type { Failure } from '~/domain/failure';
import { type Loadable, failed, loading, ready } from '~/domain/loadable';

/** A query's result as the one union for asynchronous values. */
export function fromQuery<T>(result: UseQueryResult<T>): Loadable<T> {
  if (result.data !== undefined) {
    return ready(result.data, result.error === null ? null : failureIn(result.error));
  }
  return result.error === null ? loading : failed(failureIn(result.error));
}

/** What a mutation or a query failed with. */
export function failureIn(error: Error): Failure {
  return error instanceof ClusterError ? error.failure : { kind: 'other', message: error.message };
}
