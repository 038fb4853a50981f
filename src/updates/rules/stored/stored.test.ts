import { describe, expect, it } from 'vitest';
import { type FoundBy, type ListedPage, MAX_LISTED, type StoredOffender, tallyOf } from './stored';

const page = (changes: Partial<ListedPage> = {}): ListedPage => ({
  checked: 250,
  offenders: [],
  losses: [],
  cut: 0,
  rules: 0,
  isStart: false,
  remaining: null,
  ...changes,
});

const offender = (...foundBy: readonly FoundBy[]): StoredOffender => ({
  namespace: 'team-a',
  name: 'p',
  isCut: false,
  violations: foundBy.map((by) => ({
    path: 'spec.a',
    reason: { kind: 'required' },
    version: 'v1',
    foundBy: by,
  })),
});

describe('the tally of stored objects', () => {
  it.each([
    [
      'the remaining number of the API server',
      [[page({ isStart: true, remaining: 700 })]],
      false,
      250,
      950,
    ],
    ['nothing without a remaining number', [[page({ isStart: true })]], false, 250, null],
    [
      'the checked number after completion',
      [[page({ isStart: true, remaining: 3 })]],
      true,
      250,
      250,
    ],
    [
      'nothing of several namespaces',
      [[page({ isStart: true, remaining: 7 })], [page({ isStart: true })]],
      false,
      500,
      null,
    ],
    ['nothing before the first page', [[]], false, 0, null],
  ])('has the total by %s', (_, lists, isDone, checked, total) => {
    expect(tallyOf(lists, isDone)).toMatchObject({ checked, total });
  });

  it('excludes objects before the list started again', () => {
    const pages = [
      page({ isStart: true, offenders: [offender('both')] }),
      page(),
      page({ isStart: true, checked: 9 }),
    ];
    expect(tallyOf([pages], true)).toMatchObject({ checked: 9, invalid: 0 });
  });

  it('distinguishes failures that block OLM', () => {
    const offenders = [offender('server'), offender('server', 'olm'), offender('both')];
    expect(tallyOf([[page({ isStart: true, offenders })]], true)).toMatchObject({
      invalid: 3,
      stopping: 2,
    });
  });

  it('lists some objects and counts all', () => {
    const offenders = Array.from({ length: 250 }, () => offender('both'));
    const tally = tallyOf([[page({ isStart: true, offenders, rules: 4, cut: 1 })]], true);
    expect(tally.offenders).toHaveLength(MAX_LISTED);
    expect(tally).toMatchObject({ invalid: 250, rules: 4, cut: 1 });
  });
});
