import type { Failure } from './failure';

/** Where one step of a multi-step action stands. */
export type StepState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What the server answered to a step of a run, or somebody decided about it. Times are milliseconds since 1970. */
export type StepEvent =
  | { readonly kind: 'accepted' | 'wait-on'; readonly id: string; readonly at: number }
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly failure: Failure;
      readonly at: number;
    }
  | { readonly kind: 'try-again' | 'skip'; readonly id: string };

export type StepStates = Readonly<Record<string, StepState>>;

export const waiting: StepState = { kind: 'waiting' };

export function stepState(states: StepStates, id: string): StepState {
  return states[id] ?? waiting;
}

/** The steps that are still to be done, in order: a second run goes on where the first one stopped. */
export function remaining<T extends { readonly id: string }>(
  steps: readonly T[],
  states: StepStates,
): readonly T[] {
  return steps.filter(({ id }) => stepState(states, id).kind !== 'done');
}

/** All steps are done. */
export function isComplete(steps: readonly { readonly id: string }[], states: StepStates): boolean {
  return steps.length > 0 && remaining(steps, states).length === 0;
}

export function hasFailed(states: StepStates): boolean {
  return Object.values(states).some(({ kind }) => kind === 'failed');
}

/** What the first of the steps that failed did so with; `null` when none has failed. */
export function firstFailure(states: StepStates, ids: readonly string[]): Failure | null {
  for (const id of ids) {
    const state = stepState(states, id);
    if (state.kind === 'failed') return state.failure;
  }
  return null;
}
