import { queryOptions, useQuery } from '@tanstack/react-query';
import { reviewAccess } from './request';
import type { Permission } from './failure';
import type { Loadable } from './loadable';
import { fromQuery } from './fromQuery';
import { REVIEWS_FRESH } from './queryClient';

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
