import { useMutation } from '@tanstack/react-query';
import { isTransient, type Failure } from '~/kube/failure';
import { type Verified, verified } from '~/remove/rules/leftovers/cleanUp';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { LEFTOVERS_BY_KIND } from '~/remove/rules/leftovers/leftoverKinds';
import { failureIn } from '~/kube/fromQuery';
import { ClusterError } from '~/kube/clusterError';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import { OF_OWNERS, type ScanName } from '~/remove/rules/leftovers/scannedCluster';
import { scanCluster } from './scanCluster';

/** The check before a clean-up. */
export type Verification = {
  readonly verify: (chosen: readonly Leftover[], then: (verified: Verified) => void) => void;
  readonly isVerifying: boolean;
  /** Leftovers that are needed by now or changed. */
  readonly changed: readonly Leftover[];
  readonly failure: Failure | null;
};

export function useVerification(): Verification {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (chosen: readonly Leftover[]) => verifyLeftovers(chosen),
  });
  return {
    verify: (chosen, then) => {
      mutate(chosen, { onSuccess: then });
    },
    isVerifying: isPending,
    changed: data?.changed ?? NONE,
    failure: error === null ? null : failureIn(error),
  };
}

const NONE: readonly Leftover[] = [];

/**
 * Checks leftovers immediately before a clean-up by applying the rules to a new scan of related kinds. A leftover
 * changed if it has an owner, was replaced, or requires another clean-up than the one shown.
 * @throws ClusterError if the server does not answer; AbortError
 */
export async function verifyLeftovers(
  chosen: readonly Leftover[],
  signal: AbortSignal = new AbortController().signal,
): Promise<Verified> {
  const wanted = new Set<ScanName>([
    ...OF_OWNERS,
    ...chosen.flatMap(({ kind }) => LEFTOVERS_BY_KIND[kind].reads),
  ]);
  const own = chosen.flatMap(({ object, formerOwner }) =>
    [object.namespace, formerOwner.namespace].flatMap((name) => name ?? []),
  );
  const { cluster, unread } = await scanCluster({
    own: () => Promise.resolve([...new Set(own)]),
    isWanted: (name) => wanted.has(name),
    hasExtensions: chosen.some(({ evidence }) =>
      evidence.some(({ kind }) => kind === 'no-extension'),
    ),
    signal,
  });
  const found = verified(chosen, leftoversIn(cluster));
  // A kind that is unreadable now did not change.
  const broken = unread.find(({ failure }) => isTransient(failure));
  if (found.changed.length > 0 && broken !== undefined) throw new ClusterError(broken.failure);
  return found;
}
