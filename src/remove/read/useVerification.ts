import { useMutation } from '@tanstack/react-query';
import { isTransient, type Failure } from '~/kube/failure';
import type { Leftover, LeftoverKind } from '~/remove/rules/leftovers/leftover';
import { verified, type Verified } from '~/remove/rules/leftovers/verified';
import { failureIn } from '~/kube/fromQuery';
import { ClusterError } from '~/kube/clusterError';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import type { ResourceModel } from '~/kube/models/meta';
import { scanCluster } from './scanCluster';
import { EXTENSION_KINDS } from './scanParts';

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
  const own = chosen.flatMap(({ object, formerOwner }) =>
    [object.namespace, formerOwner.namespace].flatMap((name) => name ?? []),
  );
  const { cluster, unread } = await scanCluster({
    own: () => Promise.resolve([...new Set(own)]),
    isWanted: partsFor(chosen.map(({ kind }) => kind)),
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

/**
 * The kinds to read for some kinds of leftovers: their own and those of possible owners. An Operator resource requires
 * all the kinds that it lists.
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
  // APIServices define the existing API groups.
  'apiservices',
] as const;

const CANDIDATES: Readonly<Record<LeftoverKind, readonly string[]>> = {
  'broken-webhook': ['validatingwebhookconfigurations', 'mutatingwebhookconfigurations'],
  'broken-conversion': ['customresourcedefinitions'],
  'broken-api-service': [],
  'terminating-namespace': [],
  'terminating-definition': [],
  'orphan-csv': [],
  'ownerless-definition': ['customresourcedefinitions', 'clusterextensions'],
  'empty-operator': ['operators'],
  'orphaned-rbac': ['roles', 'rolebindings', 'clusterroles', 'clusterrolebindings'],
  'ownerless-extension-object': [
    'clusterextensions',
    ...EXTENSION_KINDS.map(({ plural }) => plural),
  ],
  'unpack-job': ['jobs'],
  'unused-operator-group': ['operatorgroups'],
};
