import { describe, expect, it } from 'vitest';
import {
  MAIN,
  NOW,
  SUBJECT,
  accepted,
  aDeletion,
  aDyingSight,
  afterAll,
  refused,
  seen,
  sent,
  tick,
  uninstall,
} from '~/test/removalBuilders';
import type { Failure } from '~/kube/failure';
import { type RemovalState, begunRun } from './removalRun';
import { absent } from './observedObject';
import type { RemovalStep } from './removalStep';
import type { RemovalEvent } from './runAfter';

function stateAfter(events: readonly RemovalEvent[]): RemovalState | undefined {
  return afterAll(events, uninstall).items.find(({ step }) => step.id === MAIN)?.state;
}

describe('one step of a removal', () => {
  it.each<[string, readonly RemovalEvent[], Partial<RemovalState>]>([
    ['waits for its turn', [], { kind: 'waiting' }],
    ['is not done by not being seen', [seen(absent)], { kind: 'waiting' }],
    ['is sent', [sent()], { kind: 'sending' }],
    ['is taken by the server', [sent(), accepted()], { kind: 'leaving', since: NOW }],
    [
      'waits while the object is there',
      [sent(), accepted(), seen(aDyingSight('uid-main', ['acme.example.com/backup']))],
      { kind: 'leaving', isLate: false },
    ],
    [
      'is done when the object is gone',
      [sent(), accepted(), seen(absent)],
      { kind: 'done', outcome: 'gone' },
    ],
    [
      'is done when another object has the name',
      [sent(), accepted(), seen(aDyingSight('uid-other'))],
      { kind: 'done', outcome: 'anew' },
    ],
    [
      'is done when the object was gone before',
      [sent(), refused({ kind: 'not-found', message: '' })],
      { kind: 'done', outcome: 'gone' },
    ],
    [
      'is done when another object has taken the name before',
      [
        sent(),
        refused({ kind: 'conflict', message: 'Precondition failed: UID in precondition: a, …' }),
      ],
      { kind: 'done', outcome: 'anew' },
    ],
    [
      'is done when another object was found under the name',
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
    ['fails when it is refused', [sent(), refused()], { kind: 'failed' }],
    [
      'is late when it takes long',
      [sent(), accepted(), tick(NOW + 30_000)],
      { kind: 'leaving', isLate: true },
    ],
    ['is not late before that', [sent(), accepted(), tick(NOW + 29_999)], { isLate: false }],
    [
      'is waited for on',
      [sent(), accepted(), tick(NOW + 30_000), { kind: 'wait-on', id: MAIN, at: NOW + 31_000 }],
      { kind: 'leaving', isLate: false, since: NOW + 31_000 },
    ],
    [
      'is skipped while it hangs',
      [sent(), accepted(), { kind: 'skip', id: MAIN }],
      { kind: 'skipped' },
    ],
    ['is not skipped before it was begun', [{ kind: 'skip', id: MAIN }], { kind: 'waiting' }],
    [
      'is skipped when it failed',
      [sent(), refused(), { kind: 'skip', id: MAIN }],
      { kind: 'skipped' },
    ],
    [
      'is tried again when it failed',
      [sent(), refused(), { kind: 'try-again', id: MAIN }],
      { kind: 'waiting' },
    ],
    [
      'is sent again when the object is not being deleted after all',
      [sent(), accepted(), tick(NOW + 30_000), { kind: 'try-again', id: MAIN }],
      { kind: 'waiting' },
    ],
    [
      'is not sent again while it is on its way',
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
