import { useQueries } from '@tanstack/react-query';
import { listPermission } from '~/kube/permissions';
import type { Permission } from '~/kube/failure';
import { clusterServiceVersionModel, subscriptionModel } from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { accessReview } from '~/kube/useCan';
import { useOwnAnswers } from '~/kube/useOwnAnswers';

/** The permissions that an overview of the Operators of all namespaces requires. */
export const INSTALLED_PERMISSIONS: readonly Permission[] = [
  subscriptionModel,
  clusterServiceVersionModel,
].map((model) => listPermission(model, null));

/**
 * Whether the user can list the Operators of all namespaces; `null` while loading. A failed review counts as permission.
 * It does not use a query provider, because the console calls hooks outside of one.
 */
export function useReadsInstalled(): boolean | null {
  useOwnAnswers();
  const reviews = useQueries({ queries: INSTALLED_PERMISSIONS.map(accessReview) }, queryClient);
  if (reviews.some(({ isPending }) => isPending)) return null;
  return reviews.every(({ data }) => data !== false);
}
