import { describe, expect, it } from 'vitest';
import {
  MAIN,
  NOW,
  SUBJECT,
  accepted,
  aDeletion,
  aTerminatingObservation,
  afterAll,
  refused,
  seen,
  sent,
  tick,
  uninstall,
} from '~/test/removalBuilders';
import type { Failure } from '~/kube/failure';
import { begunRun, type RemovalState } from './removalRun';
import { absent } from './observedObject';
import type { RemovalStep } from './removalStep';
import type { RemovalEvent } from './runAfter';

function stateAfter(events: readonly RemovalEvent[]): RemovalState | undefined {
  return afterAll(events, uninstall).items.find(({ step }) => step.id === MAIN)?.state;
}

describe('one step of a removal', () => {
  it.each<[string, readonly RemovalEvent[], Partial<RemovalState>]>([
    ['is queued', [], { kind: 'waiting' }],
    ['is not complete if it was not observed', [seen(absent)], { kind: 'waiting' }],
    ['is sent', [sent()], { kind: 'sending' }],
    ['is accepted by the server', [sent(), accepted()], { kind: 'leaving', since: NOW }],
    [
      'waits while the object exists',
      [sent(), accepted(), seen(aTerminatingObservation('uid-main', ['acme.example.com/backup']))],
      { kind: 'leaving', isLate: false },
    ],
    [
      'is complete after the object is deleted',
      [sent(), accepted(), seen(absent)],
      { kind: 'done', outcome: 'gone' },
    ],
    [
      'is complete if another object has the name',
      [sent(), accepted(), seen(aTerminatingObservation('uid-other'))],
      { kind: 'done', outcome: 'anew' },
    ],
    [
      'is complete if the object was already deleted',
      [sent(), refused({ kind: 'not-found', message: '' })],
      { kind: 'done', outcome: 'gone' },
    ],
    [
      'is complete if another object already had the name',
      [
        sent(),
        refused({ kind: 'conflict', message: 'Precondition failed: UID in precondition: a, …' }),
      ],
      { kind: 'done', outcome: 'anew' },
    ],
    [
      'is complete if another object is found by name',
      [
        sent(),
        refused({
          kind: 'conflict',
          message:
            'the UID in the precondition (a) does not match the UID in record (b). The object might have been deleted and then recreated',
        }),
      ],
      { kind: 'done', outcome: 'anew' },
    ],
    ['fails after a rejection', [sent(), refused()], { kind: 'failed' }],
    [
      'is late after a timeout',
      [sent(), accepted(), tick(NOW + 30_000)],
      { kind: 'leaving', isLate: true },
    ],
    ['is not late before the timeout', [sent(), accepted(), tick(NOW + 29_999)], { isLate: false }],
    [
      'can continue to wait',
      [sent(), accepted(), tick(NOW + 30_000), { kind: 'wait-on', id: MAIN, at: NOW + 31_000 }],
      { kind: 'leaving', isLate: false, since: NOW + 31_000 },
    ],
    [
      'can be skipped while stuck',
      [sent(), accepted(), { kind: 'skip', id: MAIN }],
      { kind: 'skipped' },
    ],
    ['cannot be skipped before it starts', [{ kind: 'skip', id: MAIN }], { kind: 'waiting' }],
    [
      'can be skipped after a failure',
      [sent(), refused(), { kind: 'skip', id: MAIN }],
      { kind: 'skipped' },
    ],
    [
      'can be retried after a failure',
      [sent(), refused(), { kind: 'try-again', id: MAIN }],
      { kind: 'waiting' },
    ],
    [
      'is sent again if the object is not in deletion',
      [sent(), accepted(), tick(NOW + 30_000), { kind: 'try-again', id: MAIN }],
      { kind: 'waiting' },
    ],
    [
      'is not sent again while pending',
      [sent(), { kind: 'try-again', id: MAIN }],
      { kind: 'sending' },
    ],
  ])('%s', (_, events, expected) => {
    expect(stateAfter(events)).toMatchObject(expected);
  });

  it('is complete with the response if nothing is deleted', () => {
    const plugins: RemovalStep = {
      id: 'plugins',
      stage: 'console-plugins',
      action: { kind: 'disable-plugins', names: ['acme'] },
    };
    const run = afterAll([sent('plugins'), accepted('plugins')], begunRun(SUBJECT, [plugins]));
    expect(run).toMatchObject({ isOver: true, items: [{ state: { outcome: 'changed' } }] });
  });

  it('treats a terminating namespace as being deleted', () => {
    const namespace = {
      group: '',
      version: 'v1',
      kind: 'Namespace',
      plural: 'namespaces',
      namespaced: false,
    };
    const step = aDeletion({ name: 'acme-db', stage: 'namespace', model: namespace });
    const emptied: Failure = {
      kind: 'conflict',
      message: 'The system is ensuring all content is removed from this namespace.',
    };
    const run = afterAll([sent(step.id), refused(emptied, step.id)], begunRun(SUBJECT, [step]));
    expect(run.items[0]?.state.kind).toBe('leaving');
  });
});
