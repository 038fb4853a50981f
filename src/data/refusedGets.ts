import { ClusterError } from '~/cluster/failure';
import { getJson } from '~/cluster/request';
import { type Address, urlOf } from '~/cluster/resource';
import type { Failure } from '~/domain/failure';
import type { ResourceModel } from '~/models/meta';
import { queryClient } from './queryClient';

const REFUSED = 'refused';

/** What is asked right now, by its address: who asks too waits for the same answer. */
const asked = new Map<string, Promise<unknown>>();

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
  const url = urlOf(model, address);
  const before = queryClient.getQueryData<Failure>([REFUSED, url]);
  if (before !== undefined) throw new ClusterError(before);
  const others = asked.get(url);
  if (others !== undefined && (await isRefusedTo(others))) {
    return getUnlessRefused(model, address, signal);
  }
  const answer = getJson(model, address, signal);
  asked.set(url, answer);
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) queryClient.setQueryData([REFUSED, url], error.failure);
    throw error;
  } finally {
    if (asked.get(url) === answer) asked.delete(url);
  }
}

async function isRefusedTo(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return false;
  } catch (error) {
    return isRefusal(error);
  }
}

function isRefusal(error: unknown): error is ClusterError {
  return error instanceof ClusterError && error.failure.kind === 'forbidden';
}

/** For who tries again: somebody may have given the right meanwhile. */
export function forgetRefusals(): void {
  queryClient.removeQueries({ queryKey: [REFUSED] });
}
