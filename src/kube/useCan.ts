import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ResourceModel } from '~/kube/models/meta';
import { ClusterError } from './clusterError';
import type { Permission } from './failure';
import { fromQuery } from './fromQuery';
import type { Loadable } from './loadable';
import { listPermission } from './permissions';
import { queryClient, REVIEWS_FRESH } from './queryClient';
import { readPermission, reviewAccess, withRetries } from './request';
import type { Address } from './resource';

/** The prefix of the keys of all permission queries. */
export const ACCESS = ['access'] as const;

/** Whether the user has a permission. The server's answer to the actual request is authoritative. */
export function useCan(permission: Permission): Loadable<boolean> {
  return fromQuery(useQuery(accessReview(permission)));
}

/** The same as query options, for callers with several permissions. */
export function accessReview(permission: Permission) {
  return queryOptions({
    queryKey: [...ACCESS, permission],
    queryFn: ({ signal }) => reviewAccess(permission, signal),
    staleTime: REVIEWS_FRESH,
  });
}

/**
 * Whether the user can list a kind, reviewed before the list request, so that no request is sent that the server would
 * deny. If the review fails, the answer is yes: the server decides.
 * @param namespace `null`: all namespaces
 */
export async function mayList(
  client: QueryClient,
  model: ResourceModel,
  namespace: string | null,
): Promise<boolean> {
  return !(await isRefused(client, listPermission(model, namespace)));
}

type Read<T> = (model: ResourceModel, address: Address, signal: AbortSignal) => Promise<T>;

/**
 * Sends the request if the user has the permission. Otherwise it fails with `forbidden`, as the server's answer would,
 * without a request.
 */
export function ifAllowed<T>(read: Read<T>): Read<T> {
  return async (model, address, signal) => {
    await requirePermission(readPermission(model, address));
    signal.throwIfAborted();
    return read(model, address, signal);
  };
}

/**
 * The same for one object of many. The permission for all objects of a namespace is reviewed once. Only without it,
 * each object is reviewed, because a role can name single objects: those that OLM creates for the CRDs of an installed
 * Operator do (`<definition>-<version>-crdview`).
 */
export function ifAllowedOneOfMany<T>(read: Read<T>): Read<T> {
  return async (model, address, signal) => {
    const { name, ...all } = readPermission(model, address);
    const isOpen = name === undefined || !(await isRefused(queryClient, all));
    signal.throwIfAborted();
    return (isOpen ? read : ifAllowed(read))(model, address, signal);
  };
}

/** For "Try again": the permission might have been granted in the meantime. */
export function forgetRefusals(): void {
  void queryClient.invalidateQueries({
    queryKey: ACCESS,
    predicate: ({ state }) => state.data === false,
  });
}

async function requirePermission(permission: Permission): Promise<void> {
  if (!(await isRefused(queryClient, permission))) return;
  throw new ClusterError({ kind: 'forbidden', message: '', permission });
}

async function isRefused(client: QueryClient, permission: Permission): Promise<boolean> {
  try {
    return !(await withRetries(() => client.query(accessReview(permission))));
  } catch {
    return false;
  }
}
