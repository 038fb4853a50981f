import type { Failure } from '~/kube/failure';
import type { StepEvent } from '~/kube/steps';
import type { ObservedObject } from './observedObject';
import {
  dueItems,
  isEnded,
  mayReturn,
  type RemovalItem,
  type RemovalPause,
  type RemovalRun,
  type RemovalState,
  settledAt,
  timeoutOf,
} from './removalRun';
import type { RemovalAction } from './removalStep';

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

/** The step after an event; the same object without a change. */
export function itemAfter(item: RemovalItem, event: StepEvent): RemovalItem {
  const { state } = item;
  switch (event.kind) {
    case 'accepted':
      return state.kind === 'sending' ? afterAnswer(item, state, event.at) : item;
    case 'refused':
      return state.kind === 'sending' ? afterRefusal(item, state, event) : item;
    case 'wait-on':
      return state.kind === 'leaving'
        ? withState(item, { ...state, since: event.at, isLate: false })
        : item;
    case 'skip':
      return state.kind === 'leaving' || state.kind === 'failed'
        ? withState(item, { kind: 'skipped' })
        : item;
    case 'try-again':
      return afterTrial(item);
  }
}

type Sending = Extract<RemovalState, { readonly kind: 'sending' }>;

function afterAnswer(item: RemovalItem, { uid }: Sending, at: number): RemovalItem {
  return item.step.action.kind === 'delete'
    ? withState(item, { kind: 'leaving', since: at, isLate: false, uid })
    : withState(item, { kind: 'done', outcome: 'changed', at });
}

function afterRefusal(
  item: RemovalItem,
  sending: Sending,
  { failure, at }: Extract<StepEvent, { readonly kind: 'refused' }>,
): RemovalItem {
  const meaning = refusalOf(item.step.action, failure);
  switch (meaning) {
    case 'gone':
    case 'anew':
      return withState(item, { kind: 'done', outcome: meaning, at });
    case 'under-way':
      return afterAnswer(item, sending, at);
    case 'refused':
      return withState(item, { kind: 'failed', cause: { kind: 'refused', failure } });
  }
}

/** `under-way`: it is already being deleted. */
type RefusalMeaning = 'gone' | 'anew' | 'under-way' | 'refused';

/**
 * The meaning of a rejected step. The API server answers a deletion with 409 in two cases: the UID precondition fails
 * (apiserver's `rest.BeforeDelete`, and `Preconditions.Check` of its storage), or the namespace is being emptied
 * (registry/core/namespace). Only the messages distinguish them from other conflicts.
 */
function refusalOf(action: RemovalAction, failure: Failure): RefusalMeaning {
  if (action.kind === 'disable-plugins') return 'refused';
  // A changed object that does not exist is also done.
  if (failure.kind === 'not-found') return 'gone';
  if (action.kind !== 'delete' || failure.kind !== 'conflict') return 'refused';
  if (/UID in (?:the )?precondition/.test(failure.message)) return 'anew';
  const isEmptied =
    action.call.model.kind === 'Namespace' && failure.message.includes('ensuring all content');
  return isEmptied ? 'under-way' : 'refused';
}

/** Also for a deletion without progress: an object that is not being deleted is deleted then. */
function afterTrial(item: RemovalItem): RemovalItem {
  const { state } = item;
  if (state.kind === 'failed') return { ...withState(item, { kind: 'waiting' }), returns: 0 };
  return state.kind === 'leaving' && state.isLate ? withState(item, { kind: 'waiting' }) : item;
}

/** The step at a time. */
export function afterTime(item: RemovalItem, at: number): RemovalItem {
  const { state } = item;
  if (state.kind !== 'leaving' || state.isLate || at < state.since + timeoutOf(item.step)) {
    return item;
  }
  return withState(item, { ...state, isLate: true });
}

/** The step after a read of its object. @param observed `undefined`: not read */
export function afterObservation(
  item: RemovalItem,
  observed: ObservedObject | undefined,
  at: number,
): RemovalItem {
  const { state, step } = item;
  if (observed === undefined || step.action.kind !== 'delete') return item;
  if (state.kind === 'leaving') {
    if (observed.kind === 'absent') return withState(item, { kind: 'done', outcome: 'gone', at });
    return afterPresence(item, { state, uid: observed.uid, wanted: step.action.call.uid, at });
  }
  const isBack = state.kind === 'done' && observed.kind === 'present' && mayReturn(item);
  return isBack ? returned(item) : item;
}

type Presence = {
  readonly state: Extract<RemovalState, { readonly kind: 'leaving' }>;
  readonly uid: string | null;
  /** The UID of the object to delete; `null`: any object of this name. */
  readonly wanted: string | null;
  readonly at: number;
};

/** An existing object can be another one than the deleted one. */
function afterPresence(item: RemovalItem, { state, uid, wanted, at }: Presence): RemovalItem {
  if (uid === null) return item;
  if (wanted !== null) {
    return uid === wanted ? item : withState(item, { kind: 'done', outcome: 'anew', at });
  }
  if (state.uid === null) return withState(item, { ...state, uid });
  return state.uid === uid ? item : returned(item);
}

/** The maximum number of repeated deletions, for example of an object that GitOps creates again. */
const MOST_RETURNS = 3;

function returned(item: RemovalItem): RemovalItem {
  const returns = item.returns + 1;
  return returns > MOST_RETURNS
    ? { ...item, state: { kind: 'failed', cause: { kind: 'returns' } } }
    : { ...item, state: { kind: 'waiting' }, returns };
}

function withState(item: RemovalItem, state: RemovalState): RemovalItem {
  return { ...item, state };
}
