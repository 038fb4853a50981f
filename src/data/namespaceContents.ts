import { queryOptions } from '@tanstack/react-query';
import { getDiscovery, getMetadata } from '~/cluster/request';
import {
  type NamespaceContent,
  contentsIn,
  namespacedKinds,
} from '~/domain/install/namespaceContents';
import type { ResourceModel } from '~/models/meta';

/** How many lists are asked for at a time: a cluster serves some hundred kinds, and others want answers too. */
const AT_ONCE = 8;

/** Everything that would go with a namespace. Fails when only one kind cannot be listed: what is not seen may be there. */
export function namespaceContents(namespace: string) {
  return queryOptions({
    queryKey: ['namespace-contents', namespace],
    queryFn: ({ signal }) => readContents(namespace, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @throws ClusterError; `forbidden` with the right to list that is missing */
export async function readContents(
  namespace: string,
  signal: AbortSignal,
): Promise<readonly NamespaceContent[]> {
  const waiting = (await getDiscovery(signal)).flatMap(namespacedKinds);
  const found: NamespaceContent[] = [];
  async function readOn(): Promise<void> {
    for (let model = waiting.pop(); model !== undefined; model = waiting.pop()) {
      found.push(...(await listOf(model, namespace, signal)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return found;
}

async function listOf(model: ResourceModel, namespace: string, signal: AbortSignal) {
  return contentsIn(await getMetadata(model, { namespace }, signal), model);
}
