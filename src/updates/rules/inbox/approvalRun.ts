import * as v from 'valibot';
import type { Failure } from '~/kube/failure';
import { storedIn } from '~/kube/json';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { planParameter } from '~/updates/rules/planInUrl';
import { type OperatorProgress, type Outcome, outcomeOf, type PlanProgress } from './planProgress';

/** The data of a plan in a run, which can outlive the page. */
export type RunPlan = Pick<
  ReviewedPlan,
  'namespace' | 'name' | 'generation' | 'csvNames' | 'changes'
>;

/** Plans that are approved one after the other, each after the previous one is installed. */
export type ApprovalRun = {
  readonly items: readonly RunItem[];
  /** Nothing further is approved until the user resumes the run, because a plan failed or the page was closed. */
  readonly isStopped: boolean;
};

export type RunItem = {
  readonly plan: RunPlan;
  readonly state: RunState;
  /** The last observed progress. */
  readonly operators: readonly OperatorProgress[];
};

export type RunState =
  | { readonly kind: 'waiting' }
  /** The patch is in progress. */
  | { readonly kind: 'sending' }
  /** `since`: the start of the timeout, in milliseconds since 1970. */
  | { readonly kind: 'installing'; readonly since: number; readonly isLate: boolean }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly cause: RunFailure }
  /** Approved, without waiting for the installation. */
  | { readonly kind: 'skipped' };

export type RunFailure =
  | { readonly kind: 'refused'; readonly failure: Failure }
  | Extract<Outcome, { readonly kind: 'superseded' | 'plan-failed' | 'csv-failed' | 'unseen' }>;

export type RunEvent =
  | { readonly kind: 'sent' | 'late' | 'skip' | 'try-again'; readonly id: string }
  | { readonly kind: 'accepted' | 'wait-on'; readonly id: string; readonly at: number }
  | { readonly kind: 'refused'; readonly id: string; readonly failure: Failure }
  | {
      readonly kind: 'seen';
      readonly id: string;
      readonly progress: PlanProgress;
      readonly at: number;
    }
  | { readonly kind: 'go-on' | 'stop' };

/**
 * Milliseconds until a run asks whether to continue: OLM waits five minutes for a ClusterServiceVersion before it
 * fails, and needs some time before that.
 */
export const TIMEOUT = 10 * 60_000;

export function begunRun(plans: readonly RunPlan[]): ApprovalRun {
  const items = plans.map(({ namespace, name, generation, csvNames, changes }): RunItem => ({
    plan: { namespace, name, generation, csvNames, changes },
    state: { kind: 'waiting' },
    operators: [],
  }));
  return { items, isStopped: false };
}

export function runId({ plan }: RunItem): string {
  return planParameter(plan);
}

/** The current plan of the run; `null`: over or stopped. */
export function activeItem({ items, isStopped }: ApprovalRun): RunItem | null {
  const current = items.find(({ state }) => ['sending', 'installing'].includes(state.kind));
  if (current !== undefined) return current;
  return isStopped ? null : (items.find(({ state }) => state.kind === 'waiting') ?? null);
}

/** The number of plans that require the user to resume the run. */
export function leftInRun({ items }: ApprovalRun): number {
  return items.filter(({ state }) => state.kind === 'waiting').length;
}

/** The run after an event; the same object without a change. */
export function runAfter(run: ApprovalRun, event: RunEvent): ApprovalRun {
  if (!('id' in event)) {
    const isStopped = event.kind === 'stop';
    return isStopped === run.isStopped ? run : { ...run, isStopped };
  }
  const before = run.items.find((item) => runId(item) === event.id);
  const after = before === undefined ? undefined : itemAfter(before, event);
  if (after === undefined || after === before) return run;
  return {
    items: run.items.map((item) => (item === before ? after : item)),
    isStopped: stopsAfter(run.isStopped, after.state, event.kind),
  };
}

type ItemEvent = Extract<RunEvent, { readonly id: string }>;

function stopsAfter(isStopped: boolean, { kind }: RunState, event: ItemEvent['kind']): boolean {
  if (kind === 'failed') return true;
  return event === 'try-again' ? false : isStopped;
}

function itemAfter(item: RunItem, event: ItemEvent): RunItem {
  const { state } = item;
  switch (event.kind) {
    case 'sent':
      return state.kind === 'waiting' ? withState(item, { kind: 'sending' }) : item;
    case 'accepted':
      return state.kind === 'sending' ? withState(item, installingSince(event.at)) : item;
    case 'refused':
      return state.kind === 'sending' ? failedWith(item, event) : item;
    case 'late':
      return state.kind === 'installing' && !state.isLate
        ? withState(item, { ...state, isLate: true })
        : item;
    case 'wait-on':
      return state.kind === 'installing' ? withState(item, installingSince(event.at)) : item;
    case 'skip':
      return state.kind === 'installing' ? withState(item, { kind: 'skipped' }) : item;
    case 'try-again':
      return state.kind === 'failed' ? withState(item, { kind: 'waiting' }) : item;
    case 'seen':
      return afterSeen(item, event.progress, event.at);
  }
}

/** The watch can be older than the request, so that a pending answer is awaited. */
function afterSeen(item: RunItem, progress: PlanProgress, at: number): RunItem {
  if (item.state.kind !== 'waiting' && item.state.kind !== 'installing') return item;
  const isSame = JSON.stringify(item.operators) === JSON.stringify(progress.operators);
  const seen = isSame ? item : { ...item, operators: progress.operators };
  return item.state.kind === 'waiting'
    ? begunElsewhere(item, progress, at)
    : afterOutcome(seen, outcomeOf(progress));
}

/** Another user or an earlier page approved it, or OLM created another plan. */
function begunElsewhere(item: RunItem, progress: PlanProgress, at: number): RunItem {
  const outcome = outcomeOf(progress);
  if (outcome.kind === 'unapproved') return item;
  const isGone = progress.state.kind === 'gone' && outcome.kind !== 'succeeded';
  if (isGone) return withState(item, { kind: 'failed', cause: { kind: 'superseded', by: null } });
  if (outcome.kind === 'superseded') return withState(item, { kind: 'failed', cause: outcome });
  const approved = { ...item, operators: progress.operators, state: installingSince(at) };
  return afterOutcome(approved, outcome);
}

function afterOutcome(item: RunItem, outcome: Outcome): RunItem {
  switch (outcome.kind) {
    case 'unapproved':
    case 'superseded':
    case 'under-way':
      return item;
    case 'succeeded':
      return withState(item, { kind: 'done' });
    case 'plan-failed':
    case 'csv-failed':
    case 'unseen':
      return withState(item, { kind: 'failed', cause: outcome });
  }
}

function failedWith(item: RunItem, { failure }: { readonly failure: Failure }): RunItem {
  return withState(item, { kind: 'failed', cause: { kind: 'refused', failure } });
}

function withState(item: RunItem, state: RunState): RunItem {
  return { ...item, state };
}

function installingSince(since: number): RunState {
  return { kind: 'installing', since, isLate: false };
}

/**
 * A run of an earlier page in this tab. It resumes only on request. The plans with a pending or rejected request are
 * checked again.
 * @param text as JSON; `null`: none
 */
export function storedRun(text: string | null): ApprovalRun | null {
  const run = storedIn(text, RUN);
  return run === null ? null : { ...run, isStopped: true };
}

const name = v.pipe(v.string(), v.nonEmpty());
const text = v.nullable(v.string());
const message = { message: text };

const CAUSE = v.variant('kind', [
  v.object({ kind: v.literal('superseded'), by: text }),
  v.object({ kind: v.literal('plan-failed'), ...message }),
  v.object({ kind: v.literal('csv-failed'), csvName: v.string(), ...message }),
  v.object({ kind: v.literal('unseen') }),
]);

const STATE: v.GenericSchema<unknown, RunState> = v.variant('kind', [
  v.object({ kind: v.literal('installing'), since: v.number(), isLate: v.boolean() }),
  v.object({ kind: v.picklist(['done', 'skipped']) }),
  v.object({ kind: v.literal('failed'), cause: CAUSE }),
]);

const PLAN = v.object({
  namespace: name,
  name,
  generation: v.nullable(v.number()),
  csvNames: v.array(name),
  changes: v.array(
    v.object({ csvName: name, operator: name, to: name, from: text, subscription: text }),
  ),
});

const OPERATOR = v.object({
  csvName: name,
  version: v.optional(text, null),
  stage: v.picklist(['awaited', 'under-way', 'succeeded', 'failed', 'unseen']),
  phase: text,
  reason: text,
  ...message,
});

const ITEM = v.object({
  plan: PLAN,
  state: v.fallback(STATE, { kind: 'waiting' }),
  operators: v.array(OPERATOR),
});

const RUN: v.GenericSchema<unknown, Pick<ApprovalRun, 'items'>> = v.object({
  items: v.pipe(v.array(ITEM), v.nonEmpty()),
});
