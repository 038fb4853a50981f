import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type StepState, type StepStates, remaining } from './steps';
import { failureIn } from './fromQuery';
import { actingNow } from './useOwnAnswers';

export type RunnableStep = {
  readonly id: string;
  /** Does it; doing it twice must be the same as doing it once. */
  readonly run: () => Promise<unknown>;
};

/**
 * Runs steps one after the other and stops at the first that fails, and when the user acts as another meanwhile; running again
 * goes on from there.
 * @param onSettled is called whenever it has stopped, done or not
 * @param goesOn the steps do not depend on each other: one that fails does not keep the others from being done
 */
export function useSteps(onSettled?: () => void, { goesOn = false } = {}) {
  const [states, setStates] = useState<StepStates>({});
  // What was rendered last may be old: the second click of a double click can come before the next rendering.
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
        // The rest would be done with the rights, and in the name, of another. Its page is gone.
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
    /** A second call while one runs does nothing. */
    run: (steps: readonly RunnableStep[]) => {
      if (isLocked.current) return;
      isLocked.current = true;
      mutation.mutate(steps);
    },
    /** Forgets what was done: for when it has been undone. Does nothing while steps run. */
    reset: () => {
      if (isLocked.current) return;
      latest.current = {};
      setStates({});
    },
  };
}

/** What it failed with; `null` when it is done. */
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
