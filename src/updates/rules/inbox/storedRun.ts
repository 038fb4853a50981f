import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import type { ApprovalRun, RunState } from './approvalRun';

/**
 * A run that an earlier page of the tab began. It goes on only when somebody says so; what was on its way may or may not
 * have arrived, and what was refused was not done: both are looked at again.
 * @param text as JSON; `null`: there is none
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
