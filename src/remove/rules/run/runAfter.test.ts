import { describe, expect, it } from 'vitest';
import {
  MAIN,
  NOW,
  SUBJECT,
  accepted,
  aDeletion,
  aTerminatingObservation,
  afterAll,
  gone,
  refused,
  seen,
  sent,
  tick,
  uninstall,
} from '~/test/removalBuilders';
import {
  activeStage,
  AT_ONCE,
  begunRun,
  canGoOn,
  dueItems,
  nextTick,
  type RemovalRun,
  SETTLING,
  watchedItems,
} from './removalRun';
import { absent } from './observedObject';
import { runAfter } from './runAfter';

function idsDue(run: RemovalRun): readonly string[] {
  return dueItems(run).map(({ step }) => step.id);
}

const OPERANDS = [...gone(MAIN), ...gone('delete/test')];
const ALL = [...OPERANDS, ...gone('delete/acme'), ...gone('delete/acme.v1')];

describe('a removal', () => {
  it('starts with all operands before it waits for any (UN-014)', () => {
    expect(idsDue(uninstall)).toEqual(['delete/main', 'delete/test']);
    expect(idsDue(afterAll([sent(), accepted()]))).toEqual(['delete/test']);
  });

  it('deletes the Subscription after all operands, and then the CSV (UN-005, UN-007)', () => {
    expect(idsDue(afterAll(gone(MAIN)))).toEqual(['delete/test']);
    expect(idsDue(afterAll([...gone(MAIN), sent('delete/test'), accepted('delete/test')]))).toEqual(
      [],
    );
    expect(idsDue(afterAll(OPERANDS))).toEqual(['delete/acme']);
    expect(idsDue(afterAll([...OPERANDS, ...gone('delete/acme')]))).toEqual(['delete/acme.v1']);
  });

  it('continues after a stuck step is skipped', () => {
    const skipped = afterAll([
      ...gone('delete/test'),
      sent(),
      accepted(),
      { kind: 'skip', id: MAIN },
    ]);
    expect(idsDue(skipped)).toEqual(['delete/acme']);
  });

  it('sends at most four requests at once', () => {
    const many = begunRun(
      SUBJECT,
      Array.from({ length: 9 }, (_, index) => aDeletion({ name: `db-${index}` })),
    );
    expect(dueItems(many)).toHaveLength(AT_ONCE);
    expect(idsDue(afterAll([sent('delete/db-0'), sent('delete/db-1')], many))).toEqual([
      'delete/db-2',
      'delete/db-3',
    ]);
  });

  it('stops at the first failure, and continues after retry or skip', () => {
    const failed = afterAll([sent(), refused()]);
    expect(failed.pause).toBe('failed');
    expect(idsDue(failed)).toEqual([]);
    expect(idsDue(afterAll([{ kind: 'try-again', id: MAIN }], failed))).toContain(MAIN);
    expect(idsDue(afterAll([{ kind: 'skip', id: MAIN }], failed))).toEqual(['delete/test']);
  });

  it('remains paused by the user after a failure is skipped', () => {
    const paused = afterAll([sent(), { kind: 'pause' }, refused(), { kind: 'go-on' }]);
    expect(paused.pause).toBeNull();
    const requested = afterAll([sent(), refused(), { kind: 'go-on' }, { kind: 'pause' }]);
    expect(afterAll([{ kind: 'skip', id: MAIN }], requested).pause).toBe('asked');
  });

  it('sends nothing while paused, and observes pending deletions', () => {
    const paused = afterAll([sent(), accepted(), { kind: 'pause' }]);
    expect(idsDue(paused)).toEqual([]);
    expect(canGoOn(paused)).toBe(true);
    expect(afterAll([seen(absent)], paused).items[0]?.state.kind).toBe('done');
    expect(idsDue(afterAll([{ kind: 'go-on' }], paused))).toEqual(['delete/test']);
  });

  it('completes only after a period without re-creation by OLM', () => {
    const through = afterAll(ALL);
    expect(activeStage(through)).toBeNull();
    expect(through.isOver).toBe(false);
    expect(nextTick(through)).toBe(NOW + SETTLING);
    expect(afterAll([tick(NOW + SETTLING - 1)], through).isOver).toBe(false);
    expect(afterAll([tick(NOW + SETTLING)], through).isOver).toBe(true);
  });

  it('deletes a CSV again that OLM has re-created (recording install_automatic)', () => {
    const back = seen(aTerminatingObservation('uid-2'), 'delete/acme.v1');
    const again = afterAll([...ALL, back]);
    expect(idsDue(again)).toEqual(['delete/acme.v1']);
    const through = afterAll([...gone('delete/acme.v1', NOW + 100), tick(NOW + SETTLING)], again);
    expect(through.isOver).toBe(false);
    expect(afterAll([tick(NOW + 100 + SETTLING)], through).isOver).toBe(true);
  });

  it('detects a re-created CSV before its deletion is observed', () => {
    const csv = 'delete/acme.v1';
    const run = afterAll([
      ...OPERANDS,
      ...gone('delete/acme'),
      sent(csv, 'uid-1'),
      accepted(csv),
      seen(aTerminatingObservation('uid-1'), csv),
      seen(aTerminatingObservation('uid-2'), csv),
    ]);
    expect(idsDue(run)).toEqual([csv]);
  });

  it('limits deletion of a resource that is always re-created', () => {
    const rounds = Array.from({ length: 4 }, (_, round) => [
      ...gone('delete/acme.v1'),
      seen(aTerminatingObservation(`uid-${round}`), 'delete/acme.v1'),
    ]).flat();
    const run = afterAll([...OPERANDS, ...gone('delete/acme'), ...rounds]);
    expect(run.pause).toBe('failed');
    expect(run.items.at(-1)?.state).toEqual({ kind: 'failed', cause: { kind: 'returns' } });
  });

  it('completes immediately if nothing can be re-created', () => {
    const run = begunRun(SUBJECT, [aDeletion({ name: 'main' })]);
    expect(afterAll(gone(MAIN), run).isOver).toBe(true);
  });

  it('watches the same objects during a stage, and re-creatable ones until completion', () => {
    const ids = (run: RemovalRun) => watchedItems(run).map(({ step }) => step.id);
    expect(ids(uninstall)).toEqual(['delete/main', 'delete/test']);
    expect(ids(afterAll(gone(MAIN)))).toEqual(['delete/main', 'delete/test']);
    expect(ids(afterAll([...OPERANDS, ...gone('delete/acme')]))).toEqual([
      'delete/acme',
      'delete/acme.v1',
    ]);
    expect(ids(afterAll(ALL))).toEqual(['delete/acme', 'delete/acme.v1']);
    expect(ids(afterAll([...ALL, tick(NOW + SETTLING)]))).toEqual([]);
  });

  it('sends and watches nothing while it waits for other removals', () => {
    const others = ['team-a/portal', 'team-a/search'];
    const waiting = begunRun(SUBJECT, [aDeletion({ name: 'main' })], others);
    expect(idsDue(waiting)).toEqual([]);
    expect(watchedItems(waiting)).toEqual([]);
    const freed = others.map((subjectId) => ({ kind: 'freed', subjectId }) as const);
    expect(idsDue(afterAll(freed.slice(1), waiting))).toEqual([]);
    expect(idsDue(afterAll(freed, waiting))).toEqual([MAIN]);
  });

  it('is identical without changes', () => {
    const running = afterAll([sent(), accepted(), seen(aTerminatingObservation('uid-main'))]);
    expect(runAfter(running, seen(aTerminatingObservation('uid-main')))).toBe(running);
    expect(runAfter(running, accepted('delete/ghost'))).toBe(running);
    expect(runAfter(running, { kind: 'go-on' })).toBe(running);
    expect(runAfter(running, { kind: 'freed', subjectId: 'team-b/x' })).toBe(running);
  });
});
