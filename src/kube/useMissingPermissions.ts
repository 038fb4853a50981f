import { useQueries } from '@tanstack/react-query';
import type { Permission } from './failure';
import { accessReview } from './useCan';

/**
 * The permissions that the user does not have. If a review fails, the permission counts as granted: the server decides.
 */
export function useMissingPermissions(rights: readonly Permission[]): readonly Permission[] {
  return useReviewedPermissions(rights).missing;
}

export type ReviewedPermissions = {
  readonly missing: readonly Permission[];
  /** Some reviews are pending. */
  readonly isAsking: boolean;
};

/** The same with the pending state, for callers that must not send a request that might be denied. */
export function useReviewedPermissions(rights: readonly Permission[]): ReviewedPermissions {
  const reviews = useQueries({ queries: rights.map(accessReview) });
  return {
    missing: rights.filter((_, index) => reviews[index]?.data === false),
    isAsking: reviews.some(({ isPending }) => isPending),
  };
}
