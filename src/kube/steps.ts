import type { Failure } from './failure';

/** The state of one step of a multi-step action. */
export type StepState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** An answer of the server to a step of a run, or a decision of the user. Times are milliseconds since 1970. */
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

/** The remaining steps in order. A second run continues where the first one stopped. */
export function remaining<T extends { readonly id: string }>(
  steps: readonly T[],
  states: StepStates,
): readonly T[] {
  return steps.filter(({ id }) => stepState(states, id).kind !== 'done');
}

/** Whether all steps are done. */
export function isComplete(steps: readonly { readonly id: string }[], states: StepStates): boolean {
  return steps.length > 0 && remaining(steps, states).length === 0;
}

export function hasFailed(states: StepStates): boolean {
  return Object.values(states).some(({ kind }) => kind === 'failed');
}

/** The failure of the first failed step; `null` if none failed. */
export function firstFailure(states: StepStates, ids: readonly string[]): Failure | null {
  for (const id of ids) {
    const state = stepState(states, id);
    if (state.kind === 'failed') return state.failure;
  }
  return null;
}
