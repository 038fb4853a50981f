import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getDiscovery, getMetadata } from '~/cluster/request';
import type { Failure } from '~/domain/failure';
import {
  type NamespaceContent,
  contentsIn,
  namespacedKinds,
} from '~/domain/install/submit/namespaceContents';
import type { ResourceModel } from '~/models/meta';

/** How many lists are asked for at a time: a cluster serves some hundred kinds, and others want answers too. */
const AT_ONCE = 8;

export type ReadContents = {
  readonly found: readonly NamespaceContent[];
  /** Why kinds could not be listed: `forbidden`, with the right that is missing. What is not seen may be there. */
  readonly unseen: readonly Failure[];
};

/** Everything that would go with a namespace, as far as the user may see it. */
export function namespaceContents(namespace: string) {
  return queryOptions({
    queryKey: ['namespace-contents', namespace],
    queryFn: ({ signal }) => readContents(namespace, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * The right to each kind is not asked for before, unlike elsewhere (`ifAllowed`): these are all kinds of the cluster, some
 * hundred, each listed once when somebody wants to delete a namespace. To ask first would double the requests of everybody.
 * @throws ClusterError; `not-served` when not all kinds are known
 */
export async function readContents(namespace: string, signal: AbortSignal): Promise<ReadContents> {
  const waiting = (await getDiscovery(signal)).flatMap(kindsIn);
  const found: NamespaceContent[] = [];
  const unseen: Failure[] = [];
  async function readOn(): Promise<void> {
    for (let model = waiting.pop(); model !== undefined; model = waiting.pop()) {
      try {
        found.push(...(await listOf(model, namespace, signal)));
      } catch (error) {
        if (error instanceof ClusterError && error.failure.kind === 'forbidden') {
          unseen.push(error.failure);
          continue;
        }
        // One that fails decides: nobody waits for the others any more.
        waiting.length = 0;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return { found, unseen };
}

function kindsIn(discovery: unknown): readonly ResourceModel[] {
  const kinds = namespacedKinds(discovery);
  if (kinds === null) throw new ClusterError({ kind: 'not-served', message: '' });
  return kinds;
}

async function listOf(model: ResourceModel, namespace: string, signal: AbortSignal) {
  return contentsIn(await getMetadata(model, { namespace }, signal), model);
}
