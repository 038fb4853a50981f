import { describe, expect, it } from 'vitest';
import type { Failure } from '~/kube/failure';
import type { PlanState } from '~/olm/plans/reviewedPlan';
import {
  activeItem,
  type ApprovalRun,
  begunRun,
  leftInRun,
  runAfter,
  type RunEvent,
  runId,
  type RunPlan,
  type RunState,
  storedRun,
} from './approvalRun';
import type { OperatorStage, PlanProgress } from './planProgress';

const NOW = 1_000;

function aPlan(name: string): RunPlan {
  const csvName = `${name}.v2.0.0`;
  return {
    namespace: 'team-a',
    name,
    generation: 2,
    csvNames: [csvName],
    changes: [{ csvName, operator: name, from: '1.0.0', to: '2.0.0', subscription: name }],
  };
}

const three = begunRun(['one', 'two', 'three'].map(aPlan));
const ID = 'team-a/one';

function seen(state: PlanState['kind'] | 'gone', stage: OperatorStage = 'awaited'): RunEvent {
  return { kind: 'seen', id: ID, progress: progress(state, stage), at: NOW };
}

function progress(kind: PlanState['kind'] | 'gone', stage: OperatorStage): PlanProgress {
  const operators = [
    { csvName: 'one.v2.0.0', version: '2.0.0', stage, phase: null, reason: 'Why', message: 'so' },
  ] as const;
  switch (kind) {
    case 'superseded':
      return { state: { kind, by: 'newer' }, operators };
    case 'installing':
    case 'failed':
      return { state: { kind, message: 'no' }, operators };
    default:
      return { state: { kind }, operators };
  }
}

const refusal: Failure = { kind: 'forbidden', message: 'no' };
const sent = { kind: 'sent', id: ID } as const;
const accepted = { kind: 'accepted', id: ID, at: NOW } as const;

function after(events: readonly RunEvent[], run: ApprovalRun = three): ApprovalRun {
  return events.reduce(runAfter, run);
}

function stateAfter(events: readonly RunEvent[]): RunState | undefined {
  return after(events).items[0]?.state;
}

const active = (run: ApprovalRun) => {
  const item = activeItem(run);
  return item === null ? null : runId(item);
};

describe('a run of approvals', () => {
  it.each<[string, readonly RunEvent[], Partial<RunState>]>([
    ['is queued', [], { kind: 'waiting' }],
    ['is not approved by reading it', [seen('requires-approval')], { kind: 'waiting' }],
    ['is sent', [sent], { kind: 'sending' }],
    ['is accepted', [sent, accepted], { kind: 'installing', since: NOW, isLate: false }],
    ['is not accepted without being sent', [accepted], { kind: 'waiting' }],
    ['has no result while its request is pending', [sent, seen('failed')], { kind: 'sending' }],
    [
      'is installing before the watch reports it',
      [sent, accepted, seen('requires-approval')],
      { kind: 'installing' },
    ],
    [
      'is not superseded once it is approved',
      [sent, accepted, seen('superseded')],
      { kind: 'installing' },
    ],
    [
      'waits for its Operators',
      [sent, accepted, seen('complete', 'under-way')],
      { kind: 'installing' },
    ],
    [
      'is complete after its Operators',
      [sent, accepted, seen('complete', 'succeeded')],
      { kind: 'done' },
    ],
    [
      'is complete after OLM has deleted it',
      [sent, accepted, seen('gone', 'succeeded')],
      { kind: 'done' },
    ],
    [
      'fails with the plan',
      [sent, accepted, seen('failed')],
      { kind: 'failed', cause: { kind: 'plan-failed', message: 'no' } },
    ],
    [
      'fails with an Operator',
      [sent, accepted, seen('installing', 'failed')],
      { kind: 'failed', cause: { kind: 'csv-failed', csvName: 'one.v2.0.0', message: 'so' } },
    ],
    [
      'fails if its Operators cannot be read',
      [sent, accepted, seen('complete', 'unseen')],
      { kind: 'failed', cause: { kind: 'unseen' } },
    ],
    [
      'is rejected',
      [sent, { kind: 'refused', id: ID, failure: refusal }],
      { kind: 'failed', cause: { kind: 'refused', failure: refusal } },
    ],
    [
      'is superseded while queued',
      [seen('superseded')],
      { kind: 'failed', cause: { kind: 'superseded', by: 'newer' } },
    ],
    [
      'is deleted while queued',
      [seen('gone')],
      { kind: 'failed', cause: { kind: 'superseded', by: null } },
    ],
    ['was approved by another user', [seen('installing')], { kind: 'installing', since: NOW }],
    ['was completed by another user', [seen('complete', 'succeeded')], { kind: 'done' }],
    [
      'takes too long',
      [sent, accepted, { kind: 'late', id: ID }],
      { kind: 'installing', isLate: true },
    ],
    [
      'can continue to wait',
      [sent, accepted, { kind: 'late', id: ID }, { kind: 'wait-on', id: ID, at: 5 }],
      { kind: 'installing', isLate: false, since: 5 },
    ],
    [
      'is left to OLM',
      [sent, accepted, { kind: 'late', id: ID }, { kind: 'skip', id: ID }],
      { kind: 'skipped' },
    ],
    ['cannot be skipped before it was sent', [{ kind: 'skip', id: ID }], { kind: 'waiting' }],
    ['is retried', [seen('superseded'), { kind: 'try-again', id: ID }], { kind: 'waiting' }],
  ])('has a plan that %s', (_, events, expected) => {
    expect(stateAfter(events)).toMatchObject(expected);
  });

  it('continues with the next plan after one completes', () => {
    expect(active(three)).toBe('team-a/one');
    expect(active(after([sent, accepted]))).toBe('team-a/one');
    expect(active(after([sent, accepted, seen('complete', 'succeeded')]))).toBe('team-a/two');
  });

  it('stops at the first failure, and continues with the rest on request', () => {
    const stopped = after([sent, accepted, seen('failed')]);
    expect(active(stopped)).toBeNull();
    expect(leftInRun(stopped)).toBe(2);
    expect(active(after([{ kind: 'go-on' }], stopped))).toBe('team-a/two');
  });

  it('continues with the failed plan on retry', () => {
    const stopped = after([sent, { kind: 'refused', id: ID, failure: refusal }]);
    expect(active(after([{ kind: 'try-again', id: ID }], stopped))).toBe('team-a/one');
  });

  it('can be stopped: waits for the current plan, and approves no other', () => {
    const stopping = after([sent, accepted, { kind: 'stop' }]);
    expect(active(stopping)).toBe('team-a/one');
    expect(active(after([seen('complete', 'succeeded')], stopping))).toBeNull();
  });

  it('is identical without changes', () => {
    const running = after([sent, accepted, seen('installing', 'under-way')]);
    expect(runAfter(running, seen('installing', 'under-way'))).toBe(running);
    expect(runAfter(running, { kind: 'late', id: 'team-a/ghost' })).toBe(running);
    expect(runAfter(three, { kind: 'go-on' })).toBe(three);
  });
});

describe('a stored run after a reload', () => {
  const kept = (run: ApprovalRun) => storedRun(JSON.stringify(run));

  it.each<[string, readonly RunEvent[], Partial<RunState>]>([
    ['a queued plan', [], { kind: 'waiting' }],
    ['a request with an unknown result', [sent], { kind: 'waiting' }],
    ['a plan that is being installed', [sent, accepted], { kind: 'installing', since: NOW }],
    ['a complete plan', [sent, accepted, seen('complete', 'succeeded')], { kind: 'done' }],
    ['a skipped plan', [sent, accepted, { kind: 'skip', id: ID }], { kind: 'skipped' }],
    [
      'a rejected plan to retry',
      [sent, { kind: 'refused', id: ID, failure: refusal }],
      { kind: 'waiting' },
    ],
    [
      'a failed plan',
      [sent, accepted, seen('failed')],
      { kind: 'failed', cause: { kind: 'plan-failed', message: 'no' } },
    ],
    [
      'a failed Operator',
      [seen('installing', 'failed')],
      { kind: 'failed', cause: { kind: 'csv-failed', csvName: 'one.v2.0.0', message: 'so' } },
    ],
    [
      'a newer plan',
      [seen('superseded')],
      { kind: 'failed', cause: { kind: 'superseded', by: 'newer' } },
    ],
    [
      'Operators that cannot be read',
      [sent, accepted, seen('complete', 'unseen')],
      { kind: 'failed', cause: { kind: 'unseen' } },
    ],
  ])('knows %s', (_, events, expected) => {
    const run = after(events);
    const found = kept(run);
    expect(found?.items[0]?.state).toMatchObject(expected);
    expect(found?.items.map(({ plan, operators }) => ({ plan, operators }))).toEqual(
      run.items.map(({ plan, operators }) => ({ plan, operators })),
    );
  });

  it('approves nothing automatically', () => {
    expect(kept(three)).toMatchObject({ isStopped: true });
  });

  it.each([
    ['nothing', null],
    ['invalid JSON', '{'],
    ['something else', '[1]'],
    ['no plans', '{"items":[{"plan":{"name":"x"}}, 3]}'],
  ])('is ignored if %s is stored', (_, text) => {
    expect(storedRun(text)).toBeNull();
  });
});
