import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getDiscovery, getMetadata, reviewRules } from '~/kube/request';
import type { Failure } from '~/kube/failure';
import {
  type NamespaceContent,
  contentsIn,
  namespacedKinds,
} from '~/olm/namespaces/namespaceContents';
import { type ReviewedRules, reviewedRules, verdictOf } from '~/olm/permissions/reviewedRules';
import { listPermission } from '~/kube/permissions';
import type { ResourceModel } from '~/kube/models/meta';

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
 * The right to each kind is not asked for one by one, unlike elsewhere (`ifAllowed`): these are all kinds of the cluster,
 * some hundred, and that would double the requests of everybody. One review tells all rights in the namespace instead, and
 * what is known to be forbidden is not sent.
 * @throws ClusterError; `not-served` when not all kinds are known
 */
export async function readContents(namespace: string, signal: AbortSignal): Promise<ReadContents> {
  const [discovery, rules] = await Promise.all([getDiscovery(signal), rulesFor(namespace, signal)]);
  const kinds = discovery.flatMap(kindsIn);
  const denied = kinds.filter(
    (model) => verdictOf(rules, listPermission(model, namespace)) === 'not-allowed',
  );
  const waiting = kinds.filter((model) => !denied.includes(model));
  const found: NamespaceContent[] = [];
  const unseen = denied.map((model): Failure => {
    return { kind: 'forbidden', message: '', right: listPermission(model, namespace) };
  });
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

/** A review that fails forbids nothing: the server decides. */
async function rulesFor(namespace: string, signal: AbortSignal): Promise<ReviewedRules> {
  try {
    return reviewedRules(await reviewRules(namespace, signal));
  } catch (error) {
    if (error instanceof ClusterError) return reviewedRules(null);
    throw error;
  }
}

function kindsIn(discovery: unknown): readonly ResourceModel[] {
  const kinds = namespacedKinds(discovery);
  if (kinds === null) throw new ClusterError({ kind: 'not-served', message: '' });
  return kinds;
}

async function listOf(model: ResourceModel, namespace: string, signal: AbortSignal) {
  return contentsIn(await getMetadata(model, { namespace }, signal), model);
}
