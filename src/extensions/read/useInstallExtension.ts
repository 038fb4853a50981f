import { useState } from 'react';
import type { Failure, Permission } from '~/kube/failure';
import type { DryRun } from '~/kube/serverDryRun';
import { type StepStates, firstFailure, isComplete } from '~/kube/steps';
import { useReviewedPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';
import { type ClusterCall, callId, permissionOf } from '~/olm/calls/clusterCall';
import { send, useCallsDryRun } from '~/olm/read/useClusterCalls';
import { type Installation, installCalls, isCreated } from '~/extensions/rules/installForm';
import { type Surroundings, useExisting } from './useInstallOffer';

export type InstallRun = {
  /** The resources to create, in order. */
  readonly calls: readonly ClusterCall[];
  readonly states: StepStates;
  readonly missing: readonly Permission[];
  readonly dryRun: DryRun | null;
  readonly failure: Failure | null;
  readonly isRunning: boolean;
  readonly isDone: boolean;
  /** Existing resources are not known yet. */
  readonly isAsking: boolean;
  readonly run: () => void;
  /** Resets the result of a dry run or a run for other input. */
  readonly edited: () => void;
};

/**
 * Creates the resources of an installation in the order of their dependencies. Stops at the first failure; another run
 * continues there, and accepts what exists already if only the answer was lost.
 * @param isSound if false, no dry run is sent
 */
export function useInstallExtension(
  installation: Installation,
  { namespaces }: Pick<Surroundings, 'namespaces'>,
  isSound: boolean,
): InstallRun {
  const wanted = installCalls(installation, () => false);
  const requested = isSound ? wanted.slice(1, -1) : [];
  const { stored, isAsking, refresh } = useExisting(requested);
  // The list during and after a run, including the resources that the run created.
  const [begun, begin] = useState<readonly ClusterCall[] | null>(null);
  const { states, isRunning, run, reset } = useSteps(refresh);
  const calls =
    begun ??
    installCalls(installation, (call) =>
      call.model.plural === 'namespaces'
        ? namespaces.has(installation.namespace)
        : isCreated(call, stored.get(callId(call)) ?? null),
    );
  const review = useReviewedPermissions(calls.map(permissionOf));
  const isAllowed = !review.isAsking && review.missing.length === 0;
  const isIdle = isSound && isAllowed && !isAsking && begun === null;
  const dryRun = useCallsDryRun(calls, isIdle);
  return {
    calls,
    states,
    missing: review.missing,
    dryRun: isIdle ? dryRun : null,
    failure: firstFailure(states, calls.map(callId)),
    isRunning,
    isDone: begun !== null && isComplete(calls.map(asStep), states),
    isAsking,
    run: () => {
      begin(calls);
      run(calls.map((call) => ({ ...asStep(call), run: () => send(call) })));
    },
    edited: () => {
      reset();
      begin(null);
    },
  };
}

function asStep(call: ClusterCall) {
  return { id: callId(call) };
}
