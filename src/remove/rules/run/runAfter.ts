import type { StepEvent } from '~/kube/steps';
import { afterObservation, afterTime, itemAfter } from './itemAfter';
import {
  type RemovalItem,
  type RemovalPause,
  type RemovalRun,
  dueItems,
  isEnded,
  mayReturn,
  settledAt,
} from './removalRun';
import type { ObservedObject } from './observedObject';

export type RemovalEvent =
  /** A request is in progress. `uid` of the observed object. */
  | { readonly kind: 'sent'; readonly id: string; readonly uid: string | null }
  | StepEvent
  /** The observed objects by the IDs of the steps; others are unknown. */
  | {
      readonly kind: 'seen';
      readonly observations: ReadonlyMap<string, ObservedObject>;
      readonly at: number;
    }
  | { readonly kind: 'tick'; readonly at: number }
  /** The removal of this subject, which the run waits for, is complete. */
  | { readonly kind: 'freed'; readonly subjectId: string }
  | { readonly kind: 'go-on' | 'pause' | 'leave' };

/** The run after an event; the same object without a change. */
export function runAfter(run: RemovalRun, event: RemovalEvent): RemovalRun {
  if (run.isOver) return run;
  switch (event.kind) {
    case 'seen':
      return eachAfter(run, (item) =>
        afterObservation(item, event.observations.get(item.step.id), event.at),
      );
    case 'tick':
      return closedAt(
        eachAfter(run, (item) => afterTime(item, event.at)),
        event.at,
      );
    case 'freed':
      return run.after.includes(event.subjectId)
        ? { ...run, after: run.after.filter((id) => id !== event.subjectId) }
        : run;
    case 'go-on':
      return withPause(run, null);
    case 'pause':
      return withPause(run, run.pause ?? 'asked');
    case 'leave':
      return withPause(run, run.pause ?? 'left');
    case 'sent':
      return eachAfter(run, (item) => {
        const isDue = item.step.id === event.id && dueItems(run).includes(item);
        return isDue ? { ...item, state: { kind: 'sending', uid: event.uid } } : item;
      });
    default:
      return eachAfter(run, (item) => (item.step.id === event.id ? itemAfter(item, event) : item));
  }
}

function withPause(run: RemovalRun, pause: RemovalPause | null): RemovalRun {
  return pause === run.pause ? run : { ...run, pause };
}

function eachAfter(run: RemovalRun, change: (item: RemovalItem) => RemovalItem): RemovalRun {
  const items = run.items.map(change);
  if (items.every((item, index) => item === run.items[index])) return run;
  const after = { ...run, items, pause: pauseAfter(run, items) };
  // Only objects that can be created again are observed further.
  return items.some(mayReturn) ? after : closedAt(after, 0);
}

/**
 * A new failure pauses the run. After the last failure is retried or skipped, it resumes if that was the only reason.
 */
function pauseAfter({ items: before, pause }: RemovalRun, after: readonly RemovalItem[]) {
  const [had, has] = [before, after].map((items) => items.filter(hasFailed).length);
  if (had === has) return pause;
  if ((has ?? 0) > (had ?? 0)) return 'failed';
  const isTriedAgain = before.some(
    (item, at) => hasFailed(item) && after[at]?.state.kind === 'waiting',
  );
  return pause === 'failed' && (has === 0 || isTriedAgain) ? null : pause;
}

function hasFailed({ state }: RemovalItem): boolean {
  return state.kind === 'failed';
}

function closedAt(run: RemovalRun, at: number): RemovalRun {
  const isOver = run.items.every(isEnded) && at >= settledAt(run);
  return isOver ? { ...run, pause: null, isOver } : run;
}
