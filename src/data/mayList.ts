import type { QueryClient } from '@tanstack/react-query';
import { listRight } from '~/cluster/watch';
import type { ResourceModel } from '~/models/meta';
import { accessReview } from './useCan';

/**
 * Whether the user may list a kind, asked before the list is: what is known to be forbidden is not sent. A review that
 * fails forbids nothing: the server decides.
 * @param namespace `null`: everywhere
 */
export async function mayList(
  client: QueryClient,
  model: ResourceModel,
  namespace: string | null,
): Promise<boolean> {
  try {
    return await client.query(accessReview(listRight(model, namespace)));
  } catch {
    return true;
  }
}
