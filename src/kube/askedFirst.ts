import type { QueryClient } from '@tanstack/react-query';
import { ClusterError } from './clusterError';
import { readRight } from './request';
import type { Address } from './resource';
import { listRight } from './rights';
import type { Right } from './failure';
import type { ResourceModel } from '~/kube/models/meta';
import { askAgain } from './askAgain';
import { queryClient } from './queryClient';
import { ACCESS, accessReview } from './useCan';

/**
 * Whether the user may list a kind, asked before the list is: what is known to be forbidden is not sent. A review that
 * fails forbids nothing: the server decides.
 * @param namespace `null`: everywhere
 */
export async function mayList(
  client: QueryClient,
  model: ResourceModel,
  namespace: string | null,
): Promise<boolean> {
  return !(await isRefused(client, listRight(model, namespace)));
}

type Read<T> = (model: ResourceModel, address: Address, signal: AbortSignal) => Promise<T>;

/**
 * The same request for those who may make it. For the others it fails with `forbidden` as the server would have it, which
 * is not asked then.
 */
export function ifAllowed<T>(read: Read<T>): Read<T> {
  return async (model, address, signal) => {
    await requireRight(readRight(model, address));
    signal.throwIfAborted();
    return read(model, address, signal);
  };
}

/**
 * The same for one of many objects of a kind. The right to all of them in a namespace is asked for once. Only those who do
 * not have it are asked about for each object, one question in place of one refusal: a role may name single objects, as
 * the ones that OLM makes for the definitions of an installed Operator do (`<definition>-<version>-crdview`).
 */
export function ifAllowedOneOfMany<T>(read: Read<T>): Read<T> {
  return async (model, address, signal) => {
    const { name, ...all } = readRight(model, address);
    const isOpen = name === undefined || !(await isRefused(queryClient, all));
    signal.throwIfAborted();
    return (isOpen ? read : ifAllowed(read))(model, address, signal);
  };
}

/** For who tries again: somebody may have given the right meanwhile. */
export function forgetRefusals(): void {
  void queryClient.invalidateQueries({
    queryKey: ACCESS,
    predicate: ({ state }) => state.data === false,
  });
}

async function requireRight(right: Right): Promise<void> {
  if (!(await isRefused(queryClient, right))) return;
  throw new ClusterError({ kind: 'forbidden', message: '', right });
}

async function isRefused(client: QueryClient, right: Right): Promise<boolean> {
  try {
    return !(await askAgain(() => client.query(accessReview(right))));
  } catch {
    return false;
  }
}
