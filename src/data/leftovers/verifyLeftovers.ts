import type { Leftover } from '~/domain/leftovers/leftover';
import { leftoversIn } from '~/domain/leftovers/leftoversIn';
import { type Verified, verified } from '~/domain/leftovers/verified';
import { scanCluster } from './scanCluster';
import { partsFor } from './partsFor';

/**
 * Finds out anew, right before a clean-up, which leftovers still are: the rules are applied to a fresh reading of what they
 * depend on. One that has an owner by now, was replaced, or would be cleaned up in another way than it was shown has changed.
 * @throws AbortError
 */
export async function verifyLeftovers(
  chosen: readonly Leftover[],
  signal: AbortSignal = new AbortController().signal,
): Promise<Verified> {
  const own = chosen.flatMap(({ object, formerOwner }) =>
    [object.namespace, formerOwner.namespace].flatMap((name) => name ?? []),
  );
  const { cluster } = await scanCluster({
    own: () => Promise.resolve([...new Set(own)]),
    isWanted: partsFor(chosen.map(({ kind }) => kind)),
    signal,
  });
  return verified(chosen, leftoversIn(cluster));
}
