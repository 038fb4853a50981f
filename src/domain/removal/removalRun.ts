import type { Failure } from '../failure';
import { refusalOf } from './deletionRefusal';
import type { Sight } from './removalSight';
import type { RemovalStage, RemovalStep, RemovalSubject } from './removalStep';

/** The steps of a removal as they are carried out: those of a stage together, one stage after the other. */
export type RemovalRun = {
  readonly subject: RemovalSubject;
  /** In the order of their stages. */
  readonly items: readonly RemovalItem[];
  /** Why nothing further is sent; `null`: nothing keeps it. */
  readonly pause: RemovalPause | null;
  /** Everything is gone or skipped, and stayed so. Nothing changes it any more. */
  readonly isOver: boolean;
};

export type RemovalItem = {
  readonly step: RemovalStep;
  readonly state: RemovalState;
  /** How often it was there again after it had gone. */
  readonly returns: number;
};

export type RemovalState =
  | { readonly kind: 'waiting' }
  /** The request is on its way. `uid` of what was seen under the name before; `null`: nothing was seen. */
  | { readonly kind: 'sending'; readonly uid: string | null }
  /** The server took the deletion; the object is not gone yet. `since` in milliseconds since 1970. */
  | {
      readonly kind: 'leaving';
      readonly since: number;
      readonly isLate: boolean;
      readonly uid: string | null;
    }
  | { readonly kind: 'done'; readonly outcome: RemovalOutcome; readonly at: number }
  | { readonly kind: 'failed'; readonly cause: RemovalFailure }
  /** Left as it is: a deletion that was begun goes on in the cluster by itself. */
  | { readonly kind: 'skipped' };

/** `anew`: it is gone, and another object has its name. `changed`: of a step that deletes nothing. */
export type RemovalOutcome = 'gone' | 'anew' | 'changed';

export type RemovalFailure =
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Something creates it anew as often as it is deleted. */
  | { readonly kind: 'returns' };

/** `asked`: by somebody; `failed`: a step did; `left`: its page was left or loaded anew. */
export type RemovalPause = 'asked' | 'failed' | 'left';

export type RemovalEvent =
  | { readonly kind: 'sent'; readonly id: string; readonly uid: string | null }
  | { readonly kind: 'accepted' | 'wait-on'; readonly id: string; readonly at: number }
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly failure: Failure;
      readonly at: number;
    }
  | { readonly kind: 'try-again' | 'skip'; readonly id: string }
  /** What is seen of the objects, by the ids of the steps; of the others nothing is known. */
  | { readonly kind: 'seen'; readonly sights: ReadonlyMap<string, Sight>; readonly at: number }
  | { readonly kind: 'tick'; readonly at: number }
  | { readonly kind: 'go-on' | 'pause' | 'leave' };

/** No more requests than these are on their way at once. */
export const AT_ONCE = 4;

/**
 * Milliseconds for which a CSV or Subscription that has gone is looked after: OLM goes through the steps of a plan that it
 * has just completed once more, some three seconds later (recordings install_automatic, channel_switch).
 */
export const SETTLING = 5_000;

/** It may be somebody's GitOps: then deleting it again and again helps nobody. */
const MOST_RETURNS = 3;

/** Begins nothing by itself: what is due is sent by whoever shows the run. */
export function begunRun(subject: RemovalSubject, steps: readonly RemovalStep[]): RemovalRun {
  const distinct = new Map(steps.map((step) => [step.id, step]));
  const items = [...distinct.values()]
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((step): RemovalItem => ({ step, state: { kind: 'waiting' }, returns: 0 }));
  return { subject, items, pause: null, isOver: items.length === 0 };
}

/** The stages in the order in which they are gone through. */
export const STAGES = [
  'breaking',
  'operands',
  'subscription',
  'csv',
  'leftovers',
  'definitions',
  'operator-group',
  'namespace',
  'console-plugins',
] as const satisfies readonly RemovalStage[];

function orderOf({ stage }: RemovalStep): number {
  return STAGES.indexOf(stage);
}

/** The stage that the run is at; `null`: all are through. */
export function activeStage({ items }: RemovalRun): RemovalStage | null {
  return items.find((item) => !isEnded(item))?.step.stage ?? null;
}

export function isEnded({ state }: RemovalItem): boolean {
  return state.kind === 'done' || state.kind === 'skipped';
}

/** What is to be sent now. */
export function dueItems(run: RemovalRun): readonly RemovalItem[] {
  if (run.pause !== null || run.isOver) return [];
  const stage = activeStage(run);
  const free = AT_ONCE - run.items.filter(({ state }) => state.kind === 'sending').length;
  return run.items
    .filter(({ step, state }) => step.stage === stage && state.kind === 'waiting')
    .slice(0, Math.max(0, free));
}

/** Whether going on would send something. */
export function canGoOn(run: RemovalRun): boolean {
  return run.pause !== null && dueItems({ ...run, pause: null }).length > 0;
}

/**
 * What has to be seen: the objects of the stage, and what may come back. The same throughout a stage, since a set of
 * watches is begun anew whenever it changes.
 */
export function watchedItems(run: RemovalRun): readonly RemovalItem[] {
  const stage = activeStage(run);
  return run.isOver
    ? []
    : run.items.filter((item) => {
        if (item.step.action.kind !== 'delete') return false;
        return item.step.stage === stage || (mayReturn(item) && item.state.kind !== 'waiting');
      });
}

/** Deleted by name, so that whatever OLM brings back under it is meant as well. */
export function mayReturn({ step }: RemovalItem): boolean {
  const isOfOlm = step.stage === 'subscription' || step.stage === 'csv';
  return isOfOlm && step.action.kind === 'delete' && step.action.call.uid === null;
}

/** Milliseconds since 1970 at which the run has to be told the time; `null`: nothing depends on it. */
export function nextTick(run: RemovalRun): number | null {
  if (run.isOver) return null;
  if (run.items.every(isEnded)) return settledAt(run);
  const times = run.items.flatMap(({ step, state }) =>
    state.kind === 'leaving' && !state.isLate ? [state.since + patienceFor(step)] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Milliseconds after which a deletion is called late. A namespace is emptied first, of whatever there is in it. */
export function patienceFor({ stage }: RemovalStep): number {
  return stage === 'namespace' ? 120_000 : 30_000;
}

/** The run after something happened; the very same when that changes nothing. */
export function runAfter(run: RemovalRun, event: RemovalEvent): RemovalRun {
  if (run.isOver) return run;
  switch (event.kind) {
    case 'seen':
      return eachAfter(run, (item) => afterSight(item, event.sights.get(item.step.id), event.at));
    case 'tick':
      return closedAt(
        eachAfter(run, (item) => afterTime(item, event.at)),
        event.at,
      );
    case 'go-on':
      return withPause(run, null);
    case 'pause':
      return withPause(run, run.pause ?? 'asked');
    case 'leave':
      return withPause(run, run.pause ?? 'left');
    default:
      return eachAfter(run, (item) =>
        item.step.id === event.id ? itemAfter(item, event, run) : item,
      );
  }
}

type ItemEvent = Extract<RemovalEvent, { readonly id: string }>;

function withPause(run: RemovalRun, pause: RemovalPause | null): RemovalRun {
  return pause === run.pause ? run : { ...run, pause };
}

function eachAfter(run: RemovalRun, change: (item: RemovalItem) => RemovalItem): RemovalRun {
  const items = run.items.map(change);
  if (items.every((item, index) => item === run.items[index])) return run;
  const after = { ...run, items, pause: pauseAfter(run, items) };
  // What cannot come back needs not be looked after.
  return items.some(mayReturn) ? after : closedAt(after, 0);
}

/** A new failure stops the run; when the last one is tried again or skipped, it goes on where only that kept it. */
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

function settledAt({ items }: RemovalRun): number {
  const gone = items.flatMap((item) =>
    mayReturn(item) && item.state.kind === 'done' ? [item.state.at + SETTLING] : [],
  );
  return Math.max(0, ...gone);
}

function itemAfter(item: RemovalItem, event: ItemEvent, run: RemovalRun): RemovalItem {
  const { state } = item;
  switch (event.kind) {
    case 'sent':
      return dueItems(run).includes(item)
        ? withState(item, { kind: 'sending', uid: event.uid })
        : item;
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
  { failure, at }: Extract<RemovalEvent, { readonly kind: 'refused' }>,
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

/** Also of a deletion that hangs: what is not being deleted after all is deleted then. */
function afterTrial(item: RemovalItem): RemovalItem {
  const { state } = item;
  if (state.kind === 'failed') return { ...withState(item, { kind: 'waiting' }), returns: 0 };
  return state.kind === 'leaving' && state.isLate ? withState(item, { kind: 'waiting' }) : item;
}

function afterTime(item: RemovalItem, at: number): RemovalItem {
  const { state } = item;
  if (state.kind !== 'leaving' || state.isLate || at < state.since + patienceFor(item.step)) {
    return item;
  }
  return withState(item, { ...state, isLate: true });
}

function afterSight(item: RemovalItem, sight: Sight | undefined, at: number): RemovalItem {
  const { state, step } = item;
  if (sight === undefined || step.action.kind !== 'delete') return item;
  if (state.kind === 'leaving') {
    if (sight.kind === 'absent') return withState(item, { kind: 'done', outcome: 'gone', at });
    return afterPresence(item, { state, uid: sight.uid, wanted: step.action.call.uid, at });
  }
  const isBack = state.kind === 'done' && sight.kind === 'present' && mayReturn(item);
  return isBack ? returned(item) : item;
}

type Presence = {
  readonly state: Extract<RemovalState, { readonly kind: 'leaving' }>;
  readonly uid: string | null;
  /** The one that is to go; `null`: whichever has the name. */
  readonly wanted: string | null;
  readonly at: number;
};

/** What is there may be another object than the one that was deleted. */
function afterPresence(item: RemovalItem, { state, uid, wanted, at }: Presence): RemovalItem {
  if (uid === null) return item;
  if (wanted !== null) {
    return uid === wanted ? item : withState(item, { kind: 'done', outcome: 'anew', at });
  }
  if (state.uid === null) return withState(item, { ...state, uid });
  return state.uid === uid ? item : returned(item);
}

function returned(item: RemovalItem): RemovalItem {
  const returns = item.returns + 1;
  return returns > MOST_RETURNS
    ? { ...item, state: { kind: 'failed', cause: { kind: 'returns' } } }
    : { ...item, state: { kind: 'waiting' }, returns };
}

function withState(item: RemovalItem, state: RemovalState): RemovalItem {
  return { ...item, state };
}

/** The run as a page that is loaded anew finds it: what was on its way or refused is asked again. */
export function restoredRun(run: RemovalRun): RemovalRun {
  const items = run.items.map((item): RemovalItem => {
    const isOpen =
      item.state.kind === 'sending' ||
      (item.state.kind === 'failed' && item.state.cause.kind === 'refused');
    return isOpen ? withState(item, { kind: 'waiting' }) : item;
  });
  return { ...run, items, pause: 'left', isOver: false };
}
