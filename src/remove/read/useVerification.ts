import { useMutation } from '@tanstack/react-query';
import { isTransient, type Failure } from '~/kube/failure';
import type { Leftover, LeftoverKind } from '~/remove/rules/leftovers/leftover';
import { verified, type Verified } from '~/remove/rules/leftovers/verified';
import { failureIn } from '~/kube/fromQuery';
import { ClusterError } from '~/kube/clusterError';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import type { ResourceModel } from '~/kube/models/meta';
import { scanCluster } from './scanCluster';

/** A last look at what is about to be cleaned up. */
export type Verification = {
  readonly verify: (chosen: readonly Leftover[], then: (verified: Verified) => void) => void;
  readonly isVerifying: boolean;
  /** What was found to be no leftover any more, or another one. */
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

/**
 * Which kinds have to be read to tell leftovers of some kinds: those themselves, and what may own them. A list of OLM's can
 * only be judged with everything that it lists.
 */
function partsFor(kinds: readonly LeftoverKind[]): (model: ResourceModel) => boolean {
  if (kinds.includes('empty-operator')) return () => true;
  const plurals = new Set([...ALWAYS, ...kinds.flatMap((kind) => CANDIDATES[kind])]);
  return ({ plural }) => plurals.has(plural);
}

const ALWAYS = [
  'namespaces',
  'clusterserviceversions',
  'subscriptions',
  'installplans',
  // They tell which API groups there are.
  'apiservices',
] as const;

const CANDIDATES: Readonly<Record<LeftoverKind, readonly string[]>> = {
  'broken-webhook': ['validatingwebhookconfigurations', 'mutatingwebhookconfigurations'],
  'broken-conversion': ['customresourcedefinitions'],
  'broken-api-service': [],
  'terminating-namespace': [],
  'orphan-csv': [],
  'ownerless-definition': ['customresourcedefinitions'],
  'empty-operator': ['operators'],
  'ownerless-right': ['roles', 'rolebindings', 'clusterroles', 'clusterrolebindings'],
  'unpack-job': ['jobs', 'configmaps', 'catalogsources'],
  'unpack-config-map': ['jobs', 'configmaps', 'catalogsources'],
  'unused-operator-group': ['operatorgroups'],
};
