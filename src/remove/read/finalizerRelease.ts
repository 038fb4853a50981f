import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type ClusterCall, rightOf } from '~/olm/calls/clusterCall';
import { releaseCall } from '~/remove/rules/run/releaseCall';
import type {
  FinalizerRelease,
  ReleaseQuestion,
  StepSight,
} from '~/remove/rules/run/removalControl';
import type { RemovalRun } from '~/remove/rules/run/removalRun';
import { failureIn } from '~/kube/fromQuery';
import { send } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import { useReviewedRights } from '~/kube/useMissingRights';

/** Takes a finalizer off by hand when somebody insists. @param onReleased is called with the step's id */
export function useFinalizerRelease(
  run: RemovalRun | null,
  sights: ReadonlyMap<string, StepSight>,
  onReleased: (id: string) => void,
): FinalizerRelease {
  const [asked, setAsked] = useState<ReleaseQuestion | null>(null);
  const call = asked === null ? null : callFor(asked, run, sights);
  const { missing, isAsking } = useReviewedRights(call === null ? [] : [rightOf(call)]);
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: send });
  const change = (question: ReleaseQuestion | null) => {
    reset();
    setAsked(question);
  };
  return {
    asked,
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
      if (call === null || asked === null || isPending) return;
      mutate(call, {
        onSuccess: () => {
          onReleased(asked.id);
          change(null);
        },
      });
    },
  };
}

function callFor(
  { id, finalizer }: ReleaseQuestion,
  run: RemovalRun | null,
  sights: ReadonlyMap<string, StepSight>,
): ClusterCall | null {
  const step = run?.items.find((item) => item.step.id === id)?.step;
  const of = sights.get(id);
  if (step === undefined || of === undefined || of.kind === 'loading' || of.sight === null) {
    return null;
  }
  return releaseCall(step, of.sight, finalizer);
}
