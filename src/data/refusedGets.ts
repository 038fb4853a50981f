import { ClusterError } from '~/cluster/failure';
import { getJson } from '~/cluster/request';
import { type Address, urlOf } from '~/cluster/resource';
import type { Failure } from '~/domain/failure';
import type { ResourceModel } from '~/models/meta';
import { queryClient } from './queryClient';

const REFUSED = 'refused';

/**
 * Gets one object that others ask for too, or that is asked for again soon. What was refused is refused without asking
 * until it is forgotten: by {@link forgetRefusals}, or after some minutes, as the cache forgets what nobody uses.
 * @throws ClusterError; AbortError when `signal` was aborted
 */
export async function getUnlessRefused(
  model: ResourceModel,
  address: Address,
  signal: AbortSignal,
): Promise<unknown> {
  const key = [REFUSED, urlOf(model, address)];
  const before = queryClient.getQueryData<Failure>(key);
  if (before !== undefined) throw new ClusterError(before);
  try {
    return await getJson(model, address, signal);
  } catch (error) {
    const isRefused = error instanceof ClusterError && error.failure.kind === 'forbidden';
    if (isRefused) queryClient.setQueryData(key, error.failure);
    throw error;
  }
}

/** For who tries again: somebody may have given the right meanwhile. */
export function forgetRefusals(): void {
  queryClient.removeQueries({ queryKey: [REFUSED] });
}
