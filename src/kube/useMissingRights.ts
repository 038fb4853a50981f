import { useQueries } from '@tanstack/react-query';
import type { Right } from './failure';
import { accessReview } from './useCan';

/** The rights that the user certainly does not have. A review that fails forbids nothing: the server decides. */
export function useMissingRights(rights: readonly Right[]): readonly Right[] {
  return useReviewedRights(rights).missing;
}

export type ReviewedRights = {
  readonly missing: readonly Right[];
  /** Not all reviews are answered. */
  readonly isAsking: boolean;
};

/** The same, for those who send nothing as long as it may turn out to be forbidden. */
export function useReviewedRights(rights: readonly Right[]): ReviewedRights {
  const reviews = useQueries({ queries: rights.map(accessReview) });
  return {
    missing: rights.filter((_, index) => reviews[index]?.data === false),
    isAsking: reviews.some(({ isPending }) => isPending),
  };
}
