import { useQueries } from '@tanstack/react-query';
import type { Right } from './failure';
import { accessReview } from './useCan';

/**
 * The permissions that the user does not have. If a review fails, the permission counts as granted: the server decides.
 */
export function useMissingRights(rights: readonly Right[]): readonly Right[] {
  return useReviewedRights(rights).missing;
}

export type ReviewedRights = {
  readonly missing: readonly Right[];
  /** Some reviews are pending. */
  readonly isAsking: boolean;
};

/** The same with the pending state, for callers that must not send a request that might be denied. */
export function useReviewedRights(rights: readonly Right[]): ReviewedRights {
  const reviews = useQueries({ queries: rights.map(accessReview) });
  return {
    missing: rights.filter((_, index) => reviews[index]?.data === false),
    isAsking: reviews.some(({ isPending }) => isPending),
  };
}
