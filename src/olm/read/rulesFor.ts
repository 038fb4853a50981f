import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { listPermission } from '~/kube/permissions';
import type { ResourceModel } from '~/kube/models/meta';
import { queryClient, REVIEWS_FRESH } from '~/kube/queryClient';
import { reviewRules } from '~/kube/request';
import { ACCESS, accessReview } from '~/kube/useCan';
import { resultFor, type ReviewedRules, reviewedRules } from '~/olm/permissions/policyRule';

/** The rules of the user in a namespace. If the review fails, they are unknown and the server decides. */
export async function rulesFor(namespace: string, signal: AbortSignal): Promise<ReviewedRules> {
  try {
    return reviewedRules(await reviewRules(namespace, signal));
  } catch (error) {
    if (error instanceof ClusterError) return reviewedRules(null);
    throw error;
  }
}

/**
 * Answers the access review of a list request from the rules of its namespace, as far as they tell: one request for all
 * kinds instead of one for each.
 */
export async function reviewListByRules(model: ResourceModel, namespace: string): Promise<void> {
  const permission = listPermission(model, namespace);
  const { queryKey } = accessReview(permission);
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const result = resultFor(await queryClient.query(namespaceRules(namespace)), permission);
  if (result !== 'unknown') queryClient.setQueryData(queryKey, result === 'allowed');
}

function namespaceRules(namespace: string) {
  return queryOptions({
    queryKey: [...ACCESS, 'rules', namespace],
    queryFn: ({ signal }) => rulesFor(namespace, signal),
    staleTime: REVIEWS_FRESH,
  });
}
