import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import { type RemovalRun, type RemovalState, restoredRun } from './removalRun';
import type { RemovalAction } from './removalStep';
import { STAGES } from './stageOrder';

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
    call: v.object({ kind: v.literal('delete'), ...TARGET, uid: v.nullable(name) }),
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
