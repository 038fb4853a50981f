import * as v from 'valibot';
import type { Failure } from '~/kube/failure';
import { storedIn } from '~/kube/json';
import {
  inStageOrder,
  type RemovalAction,
  type RemovalStage,
  type RemovalStep,
  type RemovalSubject,
  STAGES,
} from './removalStep';

/** A running removal. The steps of a stage run together, one stage after the other. */
export type RemovalRun = {
  readonly subject: RemovalSubject;
  /** In the order of their stages. */
  readonly items: readonly RemovalItem[];
  /** The IDs of the subjects whose removals must be complete first; for several Operators, those that need this one. */
  readonly after: readonly string[];
  /** The reason why nothing further is sent; `null`: not paused. */
  readonly pause: RemovalPause | null;
  /** Everything is deleted or skipped, and nothing was created again. The run does not change after this. */
  readonly isOver: boolean;
};

export type RemovalItem = {
  readonly step: RemovalStep;
  readonly state: RemovalState;
  /** The number of times it was created again. */
  readonly returns: number;
};

export type RemovalState =
  | { readonly kind: 'waiting' }
  /** The request is in progress. `uid` of the object before; `null`: unknown. */
  | { readonly kind: 'sending'; readonly uid: string | null }
  /** The server accepted the deletion, and the object still exists. `since` in milliseconds since 1970. */
  | {
      readonly kind: 'leaving';
      readonly since: number;
      readonly isLate: boolean;
      readonly uid: string | null;
    }
  | { readonly kind: 'done'; readonly outcome: RemovalOutcome; readonly at: number }
  | { readonly kind: 'failed'; readonly cause: RemovalFailure }
  /** Skipped. A started deletion continues in the cluster. */
  | { readonly kind: 'skipped' };

/** `anew`: deleted, and a new object has the same name. `changed`: for a step that deletes nothing. */
type RemovalOutcome = 'gone' | 'anew' | 'changed';

type RemovalFailure =
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Another client creates it again after each deletion. */
  | { readonly kind: 'returns' };

/** `asked`: by the user; `failed`: after a failed step; `left`: the page was closed or reloaded. */
export type RemovalPause = 'asked' | 'failed' | 'left';

/** The maximum number of parallel requests. */
export const AT_ONCE = 4;

/**
 * Milliseconds for which a deleted CSV or Subscription is observed. OLM executes the steps of a completed plan again,
 * about three seconds later (recordings install_automatic, channel_switch).
 */
export const SETTLING = 5_000;

/**
 * A new run. The view of the run sends the due calls.
 * @param after the IDs of the subjects whose removals must be complete first
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

/** The current stage of the run; `null`: all are complete. */
export function activeStage({ items }: RemovalRun): RemovalStage | null {
  return items.find((item) => !isEnded(item))?.step.stage ?? null;
}

/**
 * Whether the run removes the Operator with this ID, `namespace/name` of a Subscription or CSV. Either of them can
 * remain after a partial removal.
 */
export function isRunOf({ items }: RemovalRun, id: string): boolean {
  return items.some(({ step: { stage, action } }) => {
    if (action.kind !== 'delete' || (stage !== 'subscription' && stage !== 'csv')) return false;
    const { namespace = '', name } = action.call.object;
    return `${namespace}/${name}` === id;
  });
}

/** Whether the run is over and deleted the running parts of the Operator without skipping any. */
export function hasRemoved({ items, isOver }: RemovalRun): boolean {
  const isLeft = ({ step: { stage }, state }: RemovalItem) =>
    (stage === 'subscription' || stage === 'csv') && state.kind === 'skipped';
  return isOver && !items.some(isLeft);
}

/** The removals of other subjects must complete first. */
export function isWaiting({ after }: RemovalRun): boolean {
  return after.length > 0;
}

export function isEnded({ state }: RemovalItem): boolean {
  return state.kind === 'done' || state.kind === 'skipped';
}

/** The calls to send now. */
export function dueItems(run: RemovalRun): readonly RemovalItem[] {
  if (run.pause !== null || run.isOver || isWaiting(run)) return [];
  const stage = activeStage(run);
  const free = AT_ONCE - run.items.filter(({ state }) => state.kind === 'sending').length;
  return run.items
    .filter(({ step, state }) => step.stage === stage && state.kind === 'waiting')
    .slice(0, Math.max(0, free));
}

/** Whether the run can resume. It cannot if only failed steps remain in the stage. */
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
 * The objects to observe: those of the stage, and those that can be created again. Constant during a stage, because a
 * changed set restarts the watches.
 */
export function watchedItems(run: RemovalRun): readonly RemovalItem[] {
  if (run.isOver || isWaiting(run)) return [];
  const stage = activeStage(run);
  return run.items.filter((item) => {
    if (item.step.action.kind !== 'delete') return false;
    return item.step.stage === stage || (mayReturn(item) && item.state.kind !== 'waiting');
  });
}

/** Deleted by name, so that an object that OLM creates again is deleted as well. */
export function mayReturn({ step }: RemovalItem): boolean {
  const isOfOlm = step.stage === 'subscription' || step.stage === 'csv';
  return isOfOlm && step.action.kind === 'delete' && step.action.call.uid === null;
}

/** The time in milliseconds since 1970 of the next change without an event; `null`: none. */
export function nextTick(run: RemovalRun): number | null {
  if (run.isOver) return null;
  if (run.items.every(isEnded)) return settledAt(run);
  const times = run.items.flatMap(({ step, state }) =>
    state.kind === 'leaving' && !state.isLate ? [state.since + timeoutOf(step)] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Milliseconds until a deletion is late. A namespace must delete its contents first. */
export function timeoutOf({ stage }: RemovalStep): number {
  return stage === 'namespace' ? 120_000 : 30_000;
}

/** The time in milliseconds since 1970 from which nothing is created again. */
export function settledAt({ items }: RemovalRun): number {
  const gone = items.flatMap((item) =>
    mayReturn(item) && item.state.kind === 'done' ? [item.state.at + SETTLING] : [],
  );
  return Math.max(0, ...gone);
}

/** All is deleted and is observed for some time, because OLM might create it again. */
export function isSettling({ items, isOver }: RemovalRun): boolean {
  return !isOver && items.every(isEnded) && items.some(mayReturn);
}

/** The run after a reload. Requests in progress and rejected ones are repeated. */
export function restoredRun(run: RemovalRun): RemovalRun {
  const items = run.items.map((item): RemovalItem => {
    const isOpen =
      item.state.kind === 'sending' ||
      (item.state.kind === 'failed' && item.state.cause.kind === 'refused');
    return isOpen ? { ...item, state: { kind: 'waiting' } } : item;
  });
  return { ...run, items, pause: 'left', isOver: false };
}

/** Whether the run deleted this namespace; `null`: all namespaces. */
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

/**
 * A removal of an earlier page in this tab. It resumes only on request. If a step cannot be read, none is executed,
 * because steps are deletions.
 * @param text as JSON; `null`: none
 */
export function storedRun(text: string | null): RemovalRun | null {
  const run = storedIn(text, RUN);
  return run === null ? null : restoredRun({ ...run, pause: null, isOver: false });
}

const name = v.pipe(v.string(), v.nonEmpty());

const TARGET = {
  model: v.object({
    group: v.string(),
    version: name,
    kind: name,
    plural: name,
    namespaced: v.boolean(),
  }),
  object: v.object({ name, namespace: v.exactOptional(name) }),
};

const PATCH_STEP = v.variant('op', [
  v.object({ op: v.literal('remove'), path: v.string() }),
  v.object({ op: v.picklist(['test', 'add', 'replace']), path: v.string(), value: v.unknown() }),
]);

const ACTION: v.GenericSchema<unknown, RemovalAction> = v.variant('kind', [
  v.object({
    kind: v.literal('delete'),
    // Without the UID, another object could be deleted.
    call: v.object({
      kind: v.literal('delete'),
      ...TARGET,
      uid: v.nullable(name),
      keepsDependents: v.exactOptional(v.literal(true)),
    }),
  }),
  v.object({
    kind: v.literal('patch'),
    call: v.object({
      kind: v.literal('patch'),
      ...TARGET,
      steps: v.pipe(v.array(PATCH_STEP), v.nonEmpty()),
    }),
  }),
  v.object({ kind: v.literal('disable-plugins'), names: v.array(v.string()) }),
]);

const STATE: v.GenericSchema<unknown, RemovalState> = v.variant('kind', [
  v.object({
    kind: v.literal('leaving'),
    since: v.number(),
    isLate: v.boolean(),
    uid: v.nullable(name),
  }),
  v.object({
    kind: v.literal('done'),
    outcome: v.picklist(['gone', 'anew', 'changed']),
    at: v.number(),
  }),
  v.object({ kind: v.literal('skipped') }),
  v.object({ kind: v.literal('failed'), cause: v.object({ kind: v.literal('returns') }) }),
]);

const ITEM = v.object({
  step: v.object({ id: name, stage: v.picklist(STAGES), action: ACTION }),
  // An unknown state starts again, because steps are idempotent.
  state: v.fallback(STATE, { kind: 'waiting' }),
  returns: v.fallback(v.number(), 0),
});

const RUN = v.object({
  subject: v.object({ id: name, title: v.string() }),
  items: v.pipe(v.array(ITEM), v.nonEmpty()),
  after: v.fallback(v.array(v.string()), []),
});
