import { useState } from 'react';
import { create } from '~/kube/write';
import type { Failure, Permission } from '~/kube/failure';
import type { DryRun } from '~/kube/dryRun';
import { type ClusterCall, callId, objectOf } from '~/olm/calls/clusterCall';
import { type NewPullSecret, pullSecretManifest } from '~/sources/rules/form/pullSecret';
import { isSecretCall, sourceCallIn } from '~/sources/rules/form/sourceCalls';
import { type StepStates, firstFailure, isComplete, stepState } from '~/kube/steps';
import { ensureCreated } from '~/olm/read/ensureCreated';
import { send, useCallsDryRun } from '~/olm/read/useClusterCalls';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';

export type SourceSubmit = {
  /** What is sent, or was when it stopped. */
  readonly calls: readonly ClusterCall[];
  readonly states: StepStates;
  readonly missing: readonly Permission[];
  /** `null`: there is nothing that the server could be asked about. */
  readonly dryRun: DryRun | null;
  readonly isRunning: boolean;
  readonly isDone: boolean;
  /** Why it stopped, as long as what is to be sent is what was sent. */
  readonly failure: Failure | null;
  readonly run: () => void;
};

/** What is to be sent, with what only the server gets. */
export type PlannedSource = {
  readonly calls: readonly ClusterCall[];
  /** What it takes. */
  readonly rights: readonly Permission[];
  readonly newSecret: NewPullSecret | null;
  /** Nothing stands against it that is known here: the server is asked what it would say. */
  readonly isAskable: boolean;
  /** The Secret is there: from now on it is one that exists. */
  readonly onSecret: (name: string) => void;
};

/** Creates the Secret and writes the CatalogSource; what is done is not done again when it is run once more. */
export function useSourceSubmit(planned: PlannedSource): SourceSubmit {
  const { calls, newSecret, isAskable, onSecret } = planned;
  const [sent, setSent] = useState<readonly ClusterCall[]>([]);
  const missing = useMissingPermissions(planned.rights);
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
      // What is left of what was sent; the CatalogSource is as it is to be.
      const next = isSourceWritten(calls, sent, states) ? sent : calls;
      if (failure === null) reset();
      setSent(next);
      run(next.map((call) => ({ ...asStep(call), run: () => sendOne(call) })));
    },
  };

  async function sendOne(call: ClusterCall): Promise<void> {
    if (call.kind !== 'create') {
      await send(call);
    } else if (isSecretCall(call) && newSecret !== null) {
      const { namespace = '' } = objectOf(call);
      await create(call.model, pullSecretManifest(newSecret, namespace));
      onSecret(newSecret.name);
    } else {
      await ensureCreated(call);
    }
  }
}

/** Why it stopped; `null` also where what is wanted by now is another question, which nobody has answered yet. */
function stoppedBy(
  calls: readonly ClusterCall[],
  sent: readonly ClusterCall[],
  states: StepStates,
): Failure | null {
  return isSourceWritten(calls, sent, states) || isSameSource(calls, sent)
    ? firstFailure(states, sent.map(callId))
    : null;
}

/** The CatalogSource was written, and what was to be done after it was not. */
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
