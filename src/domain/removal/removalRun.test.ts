import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDeletion, aDyingSight } from '../../test/removalBuilders';
import type { Failure } from '../failure';
import {
  AT_ONCE,
  type RemovalEvent,
  type RemovalRun,
  type RemovalState,
  SETTLING,
  STAGES,
  activeStage,
  begunRun,
  canGoOn,
  dueItems,
  isEnded,
  nextTick,
  runAfter,
  watchedItems,
} from './removalRun';
import { type Sight, absent } from './removalSight';
import type { RemovalStep } from './removalStep';

const NOW = 1_000_000;
const SUBJECT = { id: 'team-a/acme', title: 'Acme' };
const MAIN = 'delete/main';

const uninstall = begunRun(SUBJECT, [
  aDeletion({ name: 'acme.v1', stage: 'csv', uid: null }),
  aDeletion({ name: 'main' }),
  aDeletion({ name: 'acme', stage: 'subscription', uid: null }),
  aDeletion({ name: 'test' }),
]);

const refusal: Failure = { kind: 'forbidden', message: 'no' };

const sent = (id = MAIN, uid: string | null = null): RemovalEvent => ({ kind: 'sent', id, uid });
const accepted = (id = MAIN, at = NOW): RemovalEvent => ({ kind: 'accepted', id, at });
const refused = (failure: Failure = refusal, id = MAIN): RemovalEvent => ({
  kind: 'refused',
  id,
  failure,
  at: NOW,
});
const seen = (sight: Sight, id = MAIN, at = NOW): RemovalEvent => ({
  kind: 'seen',
  sights: new Map([[id, sight]]),
  at,
});
const tick = (at: number): RemovalEvent => ({ kind: 'tick', at });

function after(events: readonly RemovalEvent[], run: RemovalRun = uninstall): RemovalRun {
  return events.reduce(runAfter, run);
}

function stateAfter(events: readonly RemovalEvent[], id = MAIN): RemovalState | undefined {
  return after(events).items.find(({ step }) => step.id === id)?.state;
}

function idsDue(run: RemovalRun): readonly string[] {
  return dueItems(run).map(({ step }) => step.id);
}

/** All events that bring one step to its end. */
function gone(id: string, at = NOW): readonly RemovalEvent[] {
  return [sent(id), accepted(id, at), seen(absent, id, at)];
}

const OPERANDS = [...gone(MAIN), ...gone('delete/test')];
const ALL = [...OPERANDS, ...gone('delete/acme'), ...gone('delete/acme.v1')];

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

  it('is done by the answer when nothing is deleted', () => {
    const plugins: RemovalStep = {
      id: 'plugins',
      stage: 'console-plugins',
      action: { kind: 'disable-plugins', names: ['acme'] },
    };
    const run = after([sent('plugins'), accepted('plugins')], begunRun(SUBJECT, [plugins]));
    expect(run).toMatchObject({ isOver: true, items: [{ state: { outcome: 'changed' } }] });
  });

  it('takes a namespace that is being emptied for one that goes', () => {
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
    const run = after([sent(step.id), refused(emptied, step.id)], begunRun(SUBJECT, [step]));
    expect(run.items[0]?.state.kind).toBe('leaving');
  });
});

describe('a removal', () => {
  it('begins with the operands, all of them before any is waited for (UN-014)', () => {
    expect(idsDue(uninstall)).toEqual(['delete/main', 'delete/test']);
    expect(idsDue(after([sent(), accepted()]))).toEqual(['delete/test']);
  });

  it('deletes the Subscription when every operand is gone, and then the CSV (UN-005, UN-007)', () => {
    expect(idsDue(after(gone(MAIN)))).toEqual(['delete/test']);
    expect(idsDue(after([...gone(MAIN), sent('delete/test'), accepted('delete/test')]))).toEqual(
      [],
    );
    expect(idsDue(after(OPERANDS))).toEqual(['delete/acme']);
    expect(idsDue(after([...OPERANDS, ...gone('delete/acme')]))).toEqual(['delete/acme.v1']);
  });

  it('goes on when what hangs is skipped', () => {
    const skipped = after([...gone('delete/test'), sent(), accepted(), { kind: 'skip', id: MAIN }]);
    expect(idsDue(skipped)).toEqual(['delete/acme']);
  });

  it('sends no more than four at once', () => {
    const many = begunRun(
      SUBJECT,
      Array.from({ length: 9 }, (_, index) => aDeletion({ name: `db-${index}` })),
    );
    expect(dueItems(many)).toHaveLength(AT_ONCE);
    expect(idsDue(after([sent('delete/db-0'), sent('delete/db-1')], many))).toEqual([
      'delete/db-2',
      'delete/db-3',
    ]);
  });

  it('stops at the first failure, and goes on when that is tried again or skipped', () => {
    const failed = after([sent(), refused()]);
    expect(failed.pause).toBe('failed');
    expect(idsDue(failed)).toEqual([]);
    expect(idsDue(after([{ kind: 'try-again', id: MAIN }], failed))).toContain(MAIN);
    expect(idsDue(after([{ kind: 'skip', id: MAIN }], failed))).toEqual(['delete/test']);
  });

  it('stays paused by somebody who paused it when a failure is skipped', () => {
    const paused = after([sent(), { kind: 'pause' }, refused(), { kind: 'go-on' }]);
    expect(paused.pause).toBeNull();
    const asked = after([sent(), refused(), { kind: 'go-on' }, { kind: 'pause' }]);
    expect(after([{ kind: 'skip', id: MAIN }], asked).pause).toBe('asked');
  });

  it('can be paused: nothing is sent, what is under way is still seen', () => {
    const paused = after([sent(), accepted(), { kind: 'pause' }]);
    expect(idsDue(paused)).toEqual([]);
    expect(canGoOn(paused)).toBe(true);
    expect(after([seen(absent)], paused).items[0]?.state.kind).toBe('done');
    expect(idsDue(after([{ kind: 'go-on' }], paused))).toEqual(['delete/test']);
  });

  it('is not over until what OLM may bring back has stayed away for a while', () => {
    const through = after(ALL);
    expect(activeStage(through)).toBeNull();
    expect(through.isOver).toBe(false);
    expect(nextTick(through)).toBe(NOW + SETTLING);
    expect(after([tick(NOW + SETTLING - 1)], through).isOver).toBe(false);
    expect(after([tick(NOW + SETTLING)], through).isOver).toBe(true);
  });

  it('deletes a CSV again that OLM has brought back (recording install_automatic)', () => {
    const back = seen(aDyingSight('uid-2'), 'delete/acme.v1');
    const again = after([...ALL, back]);
    expect(idsDue(again)).toEqual(['delete/acme.v1']);
    const through = after([...gone('delete/acme.v1', NOW + 100), tick(NOW + SETTLING)], again);
    expect(through.isOver).toBe(false);
    expect(after([tick(NOW + 100 + SETTLING)], through).isOver).toBe(true);
  });

  it('notices that a CSV was brought back before its going was seen', () => {
    const csv = 'delete/acme.v1';
    const run = after([
      ...OPERANDS,
      ...gone('delete/acme'),
      sent(csv, 'uid-1'),
      accepted(csv),
      seen(aDyingSight('uid-1'), csv),
      seen(aDyingSight('uid-2'), csv),
    ]);
    expect(idsDue(run)).toEqual([csv]);
  });

  it('does not delete for ever what something creates for ever', () => {
    const rounds = Array.from({ length: 4 }, (_, round) => [
      ...gone('delete/acme.v1'),
      seen(aDyingSight(`uid-${round}`), 'delete/acme.v1'),
    ]).flat();
    const run = after([...OPERANDS, ...gone('delete/acme'), ...rounds]);
    expect(run.pause).toBe('failed');
    expect(run.items.at(-1)?.state).toEqual({ kind: 'failed', cause: { kind: 'returns' } });
  });

  it('is over at once when nothing of it can come back', () => {
    const run = begunRun(SUBJECT, [aDeletion({ name: 'main' })]);
    expect(after(gone(MAIN), run).isOver).toBe(true);
  });

  it('watches the same objects throughout a stage, and what may come back until it is over', () => {
    const ids = (run: RemovalRun) => watchedItems(run).map(({ step }) => step.id);
    expect(ids(uninstall)).toEqual(['delete/main', 'delete/test']);
    expect(ids(after(gone(MAIN)))).toEqual(['delete/main', 'delete/test']);
    expect(ids(after([...OPERANDS, ...gone('delete/acme')]))).toEqual([
      'delete/acme',
      'delete/acme.v1',
    ]);
    expect(ids(after(ALL))).toEqual(['delete/acme', 'delete/acme.v1']);
    expect(ids(after([...ALL, tick(NOW + SETTLING)]))).toEqual([]);
  });

  it('is the very same when nothing changes', () => {
    const running = after([sent(), accepted(), seen(aDyingSight('uid-main'))]);
    expect(runAfter(running, seen(aDyingSight('uid-main')))).toBe(running);
    expect(runAfter(running, accepted('delete/ghost'))).toBe(running);
    expect(runAfter(running, { kind: 'go-on' })).toBe(running);
  });
});

describe('any removal', () => {
  it('begins no step before those of earlier stages are gone or skipped', () => {
    fc.assert(
      fc.property(runs, histories, (begun, history) => {
        history.reduce((run, event) => {
          const next = runAfter(run, event);
          next.items.forEach((item, index) => {
            if (item.state.kind !== 'sending' || run.items[index]?.state.kind === 'sending') return;
            const stage = STAGES.indexOf(item.step.stage);
            const earlier = run.items.filter(({ step }) => STAGES.indexOf(step.stage) < stage);
            expect(earlier.every(isEnded)).toBe(true);
            expect(run.pause).toBeNull();
          });
          expect(
            next.items.filter(({ state }) => state.kind === 'sending').length,
          ).toBeLessThanOrEqual(AT_ONCE);
          return next;
        }, begun);
      }),
    );
  });

  it('is changed by nothing when it is over', () => {
    fc.assert(
      fc.property(runs, histories, (begun, history) => {
        const over = { ...begun, isOver: true };
        expect(history.reduce(runAfter, over)).toBe(over);
      }),
    );
  });
});

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

const runs = fc
  .tuple(
    ...NAMES.map((name) => fc.tuple(fc.constant(name), fc.constantFrom(...STAGES), fc.boolean())),
  )
  .map((steps) =>
    begunRun(
      SUBJECT,
      steps.map(([name, stage, isNamed]) =>
        aDeletion({ name, stage, ...(isNamed ? { uid: null } : {}) }),
      ),
    ),
  );

const ids = fc.constantFrom(...NAMES.map((name) => `delete/${name}`));
const times = fc.integer({ min: NOW, max: NOW + 100_000 });
const sights = fc.constantFrom<Sight>(absent, aDyingSight('uid-one'), aDyingSight('uid-new'));

const events: fc.Arbitrary<RemovalEvent> = fc.oneof(
  ids.map((id) => sent(id)),
  fc.tuple(ids, times).map(([id, at]) => accepted(id, at)),
  fc.tuple(ids, sights, times).map(([id, sight, at]) => seen(sight, id, at)),
  ids.map((id) => refused(refusal, id)),
  fc.tuple(fc.constantFrom('try-again', 'skip'), ids).map(([kind, id]) => ({ kind, id })),
  times.map(tick),
  fc.constantFrom('go-on', 'pause', 'leave').map((kind) => ({ kind })),
);

const histories = fc.array(events, { maxLength: 120 });
