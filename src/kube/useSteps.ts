import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type StepState, type StepStates, remaining } from './steps';
import { failureIn } from './fromQuery';
import { actingNow } from './useOwnAnswers';

export type RunnableStep = {
  readonly id: string;
  /** Runs the step. It must be idempotent. */
  readonly run: () => Promise<unknown>;
};

/**
 * Runs steps one after the other. Stops at the first failure and when the identity changes. Another run continues
 * there.
 * @param onSettled called when the run stops, successful or not
 * @param goesOn the steps are independent: a failure does not stop the others
 */
export function useSteps(onSettled?: () => void, { goesOn = false } = {}) {
  const [states, setStates] = useState<StepStates>({});
  // The last rendered state might be outdated: the second click of a double click can come before the next render.
  const latest = useRef(states);
  const isLocked = useRef(false);
  const mark = (id: string, state: StepState) => {
    latest.current = { ...latest.current, [id]: state };
    setStates(latest.current);
  };
  const mutation = useMutation({
    mutationFn: async (steps: readonly RunnableStep[]) => {
      const begunBy = actingNow();
      for (const step of remaining(steps, latest.current)) {
        // The remaining steps would run with the permissions and in the name of another user. Their page no longer
        // exists.
        if (actingNow() !== begunBy) return;
        const failure = await runStep(step, mark);
        if (failure !== null && !goesOn) throw failure;
      }
    },
    onSettled: () => {
      isLocked.current = false;
      onSettled?.();
    },
  });
  return {
    states,
    isRunning: mutation.isPending,
    /** A call during a run has no effect. */
    run: (steps: readonly RunnableStep[]) => {
      if (isLocked.current) return;
      isLocked.current = true;
      mutation.mutate(steps);
    },
    /** Resets the completed steps, after they were undone. Has no effect during a run. */
    reset: () => {
      if (isLocked.current) return;
      latest.current = {};
      setStates({});
    },
  };
}

/** The failure of the step; `null` if it is done. */
async function runStep(
  step: RunnableStep,
  mark: (id: string, state: StepState) => void,
): Promise<Error | null> {
  mark(step.id, { kind: 'running' });
  try {
    await step.run();
    mark(step.id, { kind: 'done' });
    return null;
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    mark(step.id, { kind: 'failed', failure: failureIn(cause) });
    return cause;
  }
}
