import { describe, expect, it } from 'vitest';
import { aDeletion, databaseModel } from '~/test/removalBuilders';
import { countsOf, leftIn, stagesOf } from './removalProgress';
import { begunRun, type RemovalState } from './removalRun';
import { stepGroups } from './stepGroups';

const SUBJECT = { id: 'team-a/acme', title: 'Acme' };
const STATES: readonly RemovalState[] = [
  { kind: 'waiting' },
  { kind: 'sending', uid: null },
  { kind: 'leaving', since: 0, isLate: false, uid: null },
  { kind: 'leaving', since: 0, isLate: true, uid: null },
  { kind: 'failed', cause: { kind: 'returns' } },
  { kind: 'skipped' },
  { kind: 'done', outcome: 'gone', at: 0 },
  { kind: 'done', outcome: 'anew', at: 0 },
];

const inStates = (states: readonly RemovalState[]) => {
  const begun = begunRun(
    SUBJECT,
    states.map((_, at) => aDeletion({ name: `db-${at}` })),
  );
  const items = begun.items.map((item, at) => ({ ...item, state: states[at] ?? item.state }));
  return { ...begun, items };
};

describe('the progress of a removal', () => {
  it('counts each step once', () => {
    expect(countsOf(inStates(STATES).items)).toEqual({
      total: 8,
      waiting: 1,
      sending: 1,
      leaving: 1,
      late: 1,
      failed: 1,
      skipped: 1,
      done: 2,
    });
    expect(leftIn(inStates(STATES))).toBe(5);
  });

  it('groups by stage, without empty ones', () => {
    const run = begunRun(SUBJECT, [
      aDeletion({ name: 'og', stage: 'operator-group' }),
      aDeletion({ name: 'main' }),
    ]);
    expect(stagesOf(run).map(({ stage }) => stage)).toEqual(['operands', 'operator-group']);
  });
});

describe('stepGroups', () => {
  it('shows few steps individually', () => {
    expect(stepGroups(inStates(STATES).items)).toBeNull();
  });

  it('groups many by API, and shows those that require action', () => {
    const late: RemovalState = { kind: 'leaving', since: 0, isLate: true, uid: null };
    const run = inStates(
      Array.from({ length: 300 }, (_, at) => (at < 7 ? late : (STATES[0] ?? late))),
    );
    expect(stepGroups(run.items)).toMatchObject([
      {
        api: 'databases.acme.example.com',
        kind: databaseModel.kind,
        counts: { total: 300, late: 7 },
        moreAttention: 2,
      },
    ]);
    expect(stepGroups(run.items)?.[0]?.attention).toHaveLength(5);
  });
});
