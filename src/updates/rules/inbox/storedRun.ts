import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import type { ApprovalRun, RunState } from './approvalRun';

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
