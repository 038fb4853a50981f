import { useQueries } from '@tanstack/react-query';
import type { Right } from '~/domain/failure';
import { accessReview } from './useCan';

/** The rights that the user certainly does not have. A review that fails forbids nothing: the server decides. */
export function useMissingRights(rights: readonly Right[]): readonly Right[] {
  const reviews = useQueries({ queries: rights.map(accessReview) });
  return rights.filter((_, index) => reviews[index]?.data === false);
}
