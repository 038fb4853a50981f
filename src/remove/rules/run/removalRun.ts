import type { Failure } from '~/kube/failure';
import type { RemovalStep, RemovalSubject } from './removalStep';
import { type RemovalStage, inStageOrder } from './stageOrder';

/** The steps of a removal as they are carried out: those of a stage together, one stage after the other. */
export type RemovalRun = {
  readonly subject: RemovalSubject;
  /** In the order of their stages. */
  readonly items: readonly RemovalItem[];
  /** The ids of the subjects whose removals have to be over first: of several Operators, those that need this one. */
  readonly after: readonly string[];
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
type RemovalOutcome = 'gone' | 'anew' | 'changed';

type RemovalFailure =
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Something creates it anew as often as it is deleted. */
  | { readonly kind: 'returns' };

/** `asked`: by somebody; `failed`: a step did; `left`: its page was left or loaded anew. */
export type RemovalPause = 'asked' | 'failed' | 'left';

/** No more requests than these are on their way at once. */
export const AT_ONCE = 4;

/**
 * Milliseconds for which a CSV or Subscription that has gone is looked after: OLM goes through the steps of a plan that it
 * has just completed once more, some three seconds later (recordings install_automatic, channel_switch).
 */
export const SETTLING = 5_000;

/**
 * Begins nothing by itself: what is due is sent by whoever shows the run.
 * @param after the ids of the subjects whose removals have to be over first
 */
export function begunRun(
  subject: RemovalSubject,
  steps: readonly RemovalStep[],
  after: readonly string[] = [],
): RemovalRun {
  const items = inStageOrder(steps).map((step): RemovalItem => ({
    step,
    state: { kind: 'waiting' },
    returns: 0,
  }));
  return { subject, items, after, pause: null, isOver: items.length === 0 };
}

/** The stage that the run is at; `null`: all are through. */
export function activeStage({ items }: RemovalRun): RemovalStage | null {
  return items.find((item) => !isEnded(item))?.step.stage ?? null;
}

/**
 * Whether it removes the Operator that goes by this id, `namespace/name` of a Subscription or CSV: which of them is left in
 * the middle of it is not known beforehand.
 */
export function isRunOf({ items }: RemovalRun, id: string): boolean {
  return items.some(({ step: { stage, action } }) => {
    if (action.kind !== 'delete' || (stage !== 'subscription' && stage !== 'csv')) return false;
    const { namespace = '', name } = action.call.object;
    return `${namespace}/${name}` === id;
  });
}

/** Whether it is over, and what runs of the Operator has gone: none of it was skipped. */
export function hasRemoved({ items, isOver }: RemovalRun): boolean {
  const isLeft = ({ step: { stage }, state }: RemovalItem) =>
    (stage === 'subscription' || stage === 'csv') && state.kind === 'skipped';
  return isOver && !items.some(isLeft);
}

/** Others have to be gone before anything of it goes. */
export function isWaiting({ after }: RemovalRun): boolean {
  return after.length > 0;
}

export function isEnded({ state }: RemovalItem): boolean {
  return state.kind === 'done' || state.kind === 'skipped';
}

/** What is to be sent now. */
export function dueItems(run: RemovalRun): readonly RemovalItem[] {
  if (run.pause !== null || run.isOver || isWaiting(run)) return [];
  const stage = activeStage(run);
  const free = AT_ONCE - run.items.filter(({ state }) => state.kind === 'sending').length;
  return run.items
    .filter(({ step, state }) => step.stage === stage && state.kind === 'waiting')
    .slice(0, Math.max(0, free));
}

/** Whether going on would change anything: not where nothing but failed steps keeps the stage. */
export function canGoOn(run: RemovalRun): boolean {
  const stage = activeStage(run);
  return (
    run.pause !== null &&
    run.items.some(
      (item) => item.step.stage === stage && !isEnded(item) && item.state.kind !== 'failed',
    )
  );
}

/**
 * What has to be seen: the objects of the stage, and what may come back. The same throughout a stage, since a set of
 * watches is begun anew whenever it changes.
 */
export function watchedItems(run: RemovalRun): readonly RemovalItem[] {
  if (run.isOver || isWaiting(run)) return [];
  const stage = activeStage(run);
  return run.items.filter((item) => {
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
    state.kind === 'leaving' && !state.isLate ? [state.since + timeoutOf(step)] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Milliseconds after which a deletion is called late. A namespace is emptied first, of whatever there is in it. */
export function timeoutOf({ stage }: RemovalStep): number {
  return stage === 'namespace' ? 120_000 : 30_000;
}

/** Milliseconds since 1970 from which on nothing is expected to come back. */
export function settledAt({ items }: RemovalRun): number {
  const gone = items.flatMap((item) =>
    mayReturn(item) && item.state.kind === 'done' ? [item.state.at + SETTLING] : [],
  );
  return Math.max(0, ...gone);
}

/** Everything has gone, and is looked after for a while: it may be brought back. */
export function isSettling({ items, isOver }: RemovalRun): boolean {
  return !isOver && items.every(isEnded) && items.some(mayReturn);
}

/** The run as a page that is loaded anew finds it: what was on its way or refused is asked again. */
export function restoredRun(run: RemovalRun): RemovalRun {
  const items = run.items.map((item): RemovalItem => {
    const isOpen =
      item.state.kind === 'sending' ||
      (item.state.kind === 'failed' && item.state.cause.kind === 'refused');
    return isOpen ? { ...item, state: { kind: 'waiting' } } : item;
  });
  return { ...run, items, pause: 'left', isOver: false };
}

/** Whether the removal has deleted this namespace; `null` stands for all of them. */
export function hasDeletedNamespace({ items }: RemovalRun, namespace: string | null): boolean {
  return items.some(
    ({ step: { stage, action }, state }) =>
      stage === 'namespace' &&
      action.kind === 'delete' &&
      action.call.object.name === namespace &&
      state.kind === 'done' &&
      state.outcome === 'gone',
  );
}
