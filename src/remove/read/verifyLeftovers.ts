import { ClusterError } from '~/kube/clusterError';
import { isTransient } from '~/kube/failure';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import { type Verified, verified } from '~/remove/rules/leftovers/verified';
import { scanCluster } from './scanCluster';
import { partsFor } from './partsFor';

/**
 * Finds out anew, right before a clean-up, which leftovers still are: the rules are applied to a fresh reading of what they
 * depend on. One that has an owner by now, was replaced, or would be cleaned up in another way than it was shown has changed.
 * @throws ClusterError when the server does not answer; AbortError
 */
export async function verifyLeftovers(
  chosen: readonly Leftover[],
  signal: AbortSignal = new AbortController().signal,
): Promise<Verified> {
  const own = chosen.flatMap(({ object, formerOwner }) =>
    [object.namespace, formerOwner.namespace].flatMap((name) => name ?? []),
  );
  const { cluster, unread } = await scanCluster({
    own: () => Promise.resolve([...new Set(own)]),
    isWanted: partsFor(chosen.map(({ kind }) => kind)),
    signal,
  });
  const found = verified(chosen, leftoversIn(cluster));
  // What could not be looked at just now has not changed for that.
  const broken = unread.find(({ failure }) => isTransient(failure));
  if (found.changed.length > 0 && broken !== undefined) throw new ClusterError(broken.failure);
  return found;
}
