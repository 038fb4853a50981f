import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getDiscovery, getMetadata } from '~/kube/request';
import type { Failure } from '~/kube/failure';
import {
  type NamespaceContent,
  contentsIn,
  namespacedKinds,
} from '~/olm/namespaces/namespaceContents';
import { resultFor } from '~/olm/permissions/policyRule';
import { listPermission } from '~/kube/permissions';
import type { ResourceModel } from '~/kube/models/meta';
import { rulesFor } from './rulesFor';

/** The number of parallel requests. A cluster has about a hundred kinds, and other requests must not wait. */
const AT_ONCE = 8;

export type ReadContents = {
  readonly found: readonly NamespaceContent[];
  /** The reasons for kinds without a list: `forbidden` contains the missing permission. Their objects can exist. */
  readonly unseen: readonly Failure[];
};

/** The objects of a namespace that its deletion would delete, as far as the user can read them. */
export function namespaceContents(namespace: string) {
  return queryOptions({
    queryKey: ['namespace-contents', namespace],
    queryFn: ({ signal }) => readContents(namespace, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Reads all kinds of a namespace. One rules review determines the permissions for all of them, because a review for
 * each of about a hundred kinds (`ifAllowed`) would double the number of requests. Forbidden kinds are not requested.
 * @throws ClusterError; `not-served` if the list of kinds is incomplete
 */
export async function readContents(namespace: string, signal: AbortSignal): Promise<ReadContents> {
  const [discovery, rules] = await Promise.all([getDiscovery(signal), rulesFor(namespace, signal)]);
  const kinds = discovery.flatMap(kindsIn);
  const denied = kinds.filter(
    (model) => resultFor(rules, listPermission(model, namespace)) === 'not-allowed',
  );
  const waiting = kinds.filter((model) => !denied.includes(model));
  const found: NamespaceContent[] = [];
  const unseen = denied.map((model): Failure => {
    return { kind: 'forbidden', message: '', permission: listPermission(model, namespace) };
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
        // After a failure, pending requests are dropped.
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
