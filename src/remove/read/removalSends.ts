import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure, Permission } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { KubeClient } from '~/kube/kubeClient';
import { concurrencyLimit } from '~/kube/request';
import { useKubeClient } from '~/kube/useKubeClient';
import { useReviewedPermissions } from '~/kube/useMissingPermissions';
import { sameActor } from '~/kube/useOwnAnswers';
import { type ClusterCall, permissionOf } from '~/olm/calls/clusterCall';
import { changePlugins } from '~/olm/read/consolePlugins';
import { send } from '~/olm/read/useClusterCalls';
import { releaseCall } from '~/remove/rules/run/finalizers';
import type { StepObservation } from '~/remove/rules/run/observedObject';
import {
  AT_ONCE,
  dueItems,
  type RemovalItem,
  type RemovalRun,
} from '~/remove/rules/run/removalRun';
import type { RemovalAction } from '~/remove/rules/run/removalStep';
import { removals } from './removalStore';

/** Sends the due calls of a removal. */
export function sendDue(run: RemovalRun, observations: ReadonlyMap<string, StepObservation>): void {
  for (const item of dueItems(run)) {
    void sendOne(run.subject.id, item, uidSeen(observations.get(item.step.id)));
  }
}

function sendOne(subjectId: string, { step }: RemovalItem, uid: string | null): Promise<void> {
  const assertSameActor = sameActor();
  return removals.send(subjectId, { kind: 'sent', id: step.id, uid }, () =>
    inTurn(() => {
      // The user can start an impersonation before the call's turn.
      assertSameActor();
      return carryOut(step.action);
    }),
  );
}

/** Shared by several removals. */
const inTurn = concurrencyLimit(AT_ONCE);

function carryOut(action: RemovalAction): Promise<void> {
  return action.kind === 'disable-plugins'
    ? changePlugins({ kind: 'disable', names: action.names })
    : send(action.call);
}

function uidSeen(of: StepObservation | undefined): string | null {
  const observed = of === undefined || of.kind === 'loading' ? null : of.observed;
  return observed?.kind === 'present' ? observed.uid : null;
}

/** The manual removal of a finalizer, after the user asked for it. */
export type FinalizerRelease = {
  readonly requested: ReleaseQuestion | null;
  readonly ask: (question: ReleaseQuestion) => void;
  readonly cancel: () => void;
  /** The request; `null`: not asked, or the object does not have the finalizer. */
  readonly call: ClusterCall | null;
  readonly client: KubeClient;
  readonly missing: readonly Permission[];
  /** The permission is being reviewed. */
  readonly isAsking: boolean;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly send: () => void;
};

export type ReleaseQuestion = { readonly id: string; readonly finalizer: string };

/** Removes a finalizer manually after a confirmation. @param onReleased is called with the ID of the step */
export function useFinalizerRelease(
  run: RemovalRun | null,
  observations: ReadonlyMap<string, StepObservation>,
  onReleased: (id: string) => void,
): FinalizerRelease {
  const [requested, setRequested] = useState<ReleaseQuestion | null>(null);
  const call = requested === null ? null : callFor(requested, run, observations);
  const { missing, isAsking } = useReviewedPermissions(call === null ? [] : [permissionOf(call)]);
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: send });
  const change = (question: ReleaseQuestion | null) => {
    reset();
    setRequested(question);
  };
  return {
    requested,
    ask: change,
    cancel: () => {
      change(null);
    },
    call,
    client: useKubeClient(),
    missing,
    isAsking,
    isSending: isPending,
    failure: error === null ? null : failureIn(error),
    send: () => {
      if (call === null || requested === null || isPending) return;
      mutate(call, {
        onSuccess: () => {
          onReleased(requested.id);
          change(null);
        },
      });
    },
  };
}

function callFor(
  { id, finalizer }: ReleaseQuestion,
  run: RemovalRun | null,
  observations: ReadonlyMap<string, StepObservation>,
): ClusterCall | null {
  const step = run?.items.find((item) => item.step.id === id)?.step;
  const of = observations.get(id);
  if (step === undefined || of === undefined || of.kind === 'loading' || of.observed === null) {
    return null;
  }
  return releaseCall(step, of.observed, finalizer);
}
