import { useQueries } from '@tanstack/react-query';
import type { Permission } from './failure';
import { uniquePermissions } from './permissions';
import { accessReview } from './useCan';

/**
 * The permissions that the user does not have. If a review fails, the permission counts as granted: the server decides.
 */
export function useMissingPermissions(permissions: readonly Permission[]): readonly Permission[] {
  return useReviewedPermissions(permissions).missing;
}

export type ReviewedPermissions = {
  readonly missing: readonly Permission[];
  /** Some reviews are pending. */
  readonly isAsking: boolean;
};

/** The same with the pending state, for callers that must not send a request that might be denied. */
export function useReviewedPermissions(permissions: readonly Permission[]): ReviewedPermissions {
  const each = uniquePermissions(permissions);
  const reviews = useQueries({ queries: each.map(accessReview) });
  return {
    missing: each.filter((_, index) => reviews[index]?.data === false),
    isAsking: reviews.some(({ isPending }) => isPending),
  };
}
