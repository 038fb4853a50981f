import { useQueries } from '@tanstack/react-query';
import { listRight } from '~/domain/rights';
import type { Right } from '~/domain/failure';
import { clusterServiceVersionModel } from '~/models/clusterServiceVersion';
import { subscriptionModel } from '~/models/subscription';
import { queryClient } from '../queryClient';
import { accessReview } from '../useCan';
import { useOwnAnswers } from '../useOwnAnswers';

/** What an overview of the Operators of all namespaces needs at least. */
export const INSTALLED_RIGHTS: readonly Right[] = [
  subscriptionModel,
  clusterServiceVersionModel,
].map((model) => listRight(model, null));

/**
 * Whether the user may read the Operators of all namespaces; `null` while the API server is asked. A review that fails
 * forbids nothing. It needs no provider of queries above it: the console runs hooks by themselves.
 */
export function useReadsInstalled(): boolean | null {
  useOwnAnswers();
  const reviews = useQueries({ queries: INSTALLED_RIGHTS.map(accessReview) }, queryClient);
  if (reviews.some(({ isPending }) => isPending)) return null;
  return reviews.every(({ data }) => data !== false);
}
