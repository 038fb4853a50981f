import { useState } from 'react';
import { create } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import type { DryRun } from '~/kube/serverDryRun';
import { type ClusterCall, callId, objectOf } from '~/olm/calls/clusterCall';
import { type NewPullSecret, pullSecretManifest } from '~/sources/rules/form/pullSecret';
import { isSecretCall, sourceCallIn } from '~/sources/rules/form/sourceCalls';
import { type StepStates, firstFailure, isComplete, stepState } from '~/kube/steps';
import { send, useCallsDryRun } from '~/olm/read/useClusterCalls';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';

export type SourceSubmit = {
  /** The calls to send, or those of the stopped run. */
  readonly calls: readonly ClusterCall[];
  readonly states: StepStates;
  readonly missing: readonly Permission[];
  /** `null`: nothing to check. */
  readonly dryRun: DryRun | null;
  readonly isRunning: boolean;
  readonly isDone: boolean;
  /** The failure of the run, while the calls are the same. */
  readonly failure: Failure | null;
  readonly run: () => void;
};

/** The calls to send, with data for the server only. */
export type PlannedSource = {
  readonly calls: readonly ClusterCall[];
  /** The required permissions. */
  readonly permissions: readonly Permission[];
  readonly newSecret: NewPullSecret | null;
  /** No known problems, so that a dry run is useful. */
  readonly isAskable: boolean;
  /** The Secret was created and is an existing one from now on. */
  readonly onSecret: (name: string) => void;
};

/** Creates the Secret and writes the CatalogSource. Completed calls are not repeated. */
export function useSourceSubmit(planned: PlannedSource): SourceSubmit {
  const { calls, newSecret, isAskable, onSecret } = planned;
  const [sent, setSent] = useState<readonly ClusterCall[]>([]);
  const missing = useMissingPermissions(planned.permissions);
  const { states, isRunning, run, reset } = useSteps();
  const failure = stoppedBy(calls, sent, states);
  const waiting = calls.filter((call) => stepState(states, callId(call)).kind !== 'done');
  const isIdle = isAskable && !isRunning && failure === null && missing.length === 0;
  const dryRun = useCallsDryRun(waiting, isIdle);
  return {
    calls: isRunning || failure !== null ? sent : calls,
    states,
    missing,
    dryRun: isIdle ? dryRun : null,
    isRunning,
    isDone: !isRunning && sent.length > 0 && isComplete(sent.map(asStep), states),
    failure,
    run: () => {
      // The remaining calls after the CatalogSource was written.
      const next = isSourceWritten(calls, sent, states) ? sent : calls;
      if (failure === null) reset();
      setSent(next);
      run(next.map((call) => ({ ...asStep(call), run: () => sendOne(call) })));
    },
  };

  async function sendOne(call: ClusterCall): Promise<void> {
    if (call.kind === 'create' && isSecretCall(call) && newSecret !== null) {
      const { namespace = '' } = objectOf(call);
      await create(call.model, pullSecretManifest(newSecret, namespace));
      onSecret(newSecret.name);
    } else {
      await send(call);
    }
  }
}

/** The failure of the run; `null` also if the calls changed since. */
function stoppedBy(
  calls: readonly ClusterCall[],
  sent: readonly ClusterCall[],
  states: StepStates,
): Failure | null {
  return isSourceWritten(calls, sent, states) || isSameSource(calls, sent)
    ? firstFailure(states, sent.map(callId))
    : null;
}

/** The CatalogSource was written, but a later call failed. */
function isSourceWritten(
  calls: readonly ClusterCall[],
  sent: readonly ClusterCall[],
  states: StepStates,
): boolean {
  const call = sourceCallIn(sent);
  return (
    sourceCallIn(calls) === undefined &&
    call !== undefined &&
    stepState(states, callId(call)).kind === 'done'
  );
}

function isSameSource(one: readonly ClusterCall[], other: readonly ClusterCall[]): boolean {
  return JSON.stringify(sourceCallIn(one)) === JSON.stringify(sourceCallIn(other));
}

function asStep(call: ClusterCall) {
  return { id: callId(call) };
}
