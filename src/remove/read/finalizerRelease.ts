import type { Failure, Permission } from '~/kube/failure';
import type { KubeClient } from '~/kube/kubeClient';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type ClusterCall, permissionOf } from '~/olm/calls/clusterCall';
import { releaseCall } from '~/remove/rules/run/releaseCall';
import type { StepObservation } from '~/remove/rules/run/observedObject';
import type { RemovalRun } from '~/remove/rules/run/removalRun';
import { failureIn } from '~/kube/fromQuery';
import { send } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import { useReviewedPermissions } from '~/kube/useMissingPermissions';

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
