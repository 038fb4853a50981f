import { describe, expect, it } from 'vitest';
import { type Visits, afterSeeing, newsOf, storedVisits, visitAt, visitsIn } from './visits';

const HOUR = 60 * 60 * 1000;
const MONDAY = Date.UTC(2026, 10, 16, 9);
const TUESDAY = MONDAY + 24 * HOUR;

/** A package by its id, in version 1.0.0 or as in `a@1.1.0`. */
function seen(text: string) {
  const [id = '', version = '1.0.0'] = text.split('@');
  return { id, version };
}

/** A visit by the seen packages: one list for each catalog that responded. */
function visit(now: number, before: Visits | null, ...lists: readonly string[][]): Visits {
  return lists.reduce((visits, list) => afterSeeing(visits, list.map(seen)), visitAt(now, before));
}

const first = visit(MONDAY, null, ['a'], ['a', 'b']);
const marked = (visits: Visits) =>
  [...newsOf(visits)].map(([id, news]) =>
    news.kind === 'new' ? id : `${id}: ${news.from} → ${news.to}`,
  );

describe('new since the last visit', () => {
  it.each<[string, Visits, readonly string[]]>([
    ['the first visit marks nothing, even with a late catalog', first, []],
    [
      'packages that first appear in the next visit are new',
      visit(TUESDAY, first, ['a', 'b', 'c']),
      ['c'],
    ],
    ['nothing is new if all are known', visit(TUESDAY, first, ['b']), []],
    [
      'a reload keeps the marks',
      visit(TUESDAY + HOUR, visit(TUESDAY, first, ['c']), ['a', 'c']),
      ['c'],
    ],
    ['a reload on the first visit does, too', visit(MONDAY + HOUR, first, ['a', 'b', 'd']), []],
    [
      'the visit after removes the marks',
      visit(TUESDAY + 5 * HOUR, visit(TUESDAY, first, ['c']), ['a', 'c', 'd']),
      ['d'],
    ],
    [
      'a package that was absent for one visit is not new',
      visit(TUESDAY + 24 * HOUR, visit(TUESDAY, first, ['a']), ['a', 'b']),
      [],
    ],
  ])('%s', (_, visits, ids) => {
    expect(marked(visits)).toEqual(ids);
  });

  it('stays the same object without changes', () => {
    expect(afterSeeing(first, ['b', 'a'].map(seen))).toBe(first);
  });
});

describe('updated since the last visit', () => {
  const next = visit(TUESDAY, first, ['a', 'b'], ['a@1.1.0']);

  it.each<[string, Visits, readonly string[]]>([
    ['a known package with another version', next, ['a: 1.0.0 → 1.1.0']],
    ['from the version of the last visit', visit(TUESDAY, next, ['a@1.2.0']), ['a: 1.0.0 → 1.2.0']],
    ['not on the first visit', visit(MONDAY + HOUR, first, ['a@1.1.0']), []],
    ['not one that returns to its version', visit(TUESDAY, next, ['a']), []],
    ['not in the next visit', visit(TUESDAY + 5 * HOUR, next, ['a@1.1.0']), []],
    ['not a new one', visit(TUESDAY, first, ['c'], ['c@1.1.0']), ['c']],
    ['not one without a version', visit(TUESDAY, first, ['a@']), []],
  ])('%s', (_, visits, changes) => {
    expect(marked(visits)).toEqual(changes);
  });
});

describe('stored visits', () => {
  it('survive a round trip through JSON', () => {
    const visits = visit(TUESDAY, first, ['a@1.1.0', 'c']);
    expect(visitsIn(JSON.parse(JSON.stringify(storedVisits(visits))))).toEqual(visits);
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    { known: { a: '1.0.0' } },
    { lastSeen: 'now' },
    { lastSeen: 1, known: ['a'] },
    { lastSeen: 1, known: {} },
  ])('are ignored: %j', (stored) => {
    expect(visitsIn(stored)).toBeNull();
  });

  it('are read without invalid versions', () => {
    const visits = visitsIn({ lastSeen: 1, known: { a: '1.0.0', b: 2, c: null }, fresh: 'b' });
    expect(visits).toEqual({
      lastSeen: 1,
      isFirst: false,
      known: new Map([['a', '1.0.0']]),
      fresh: new Map(),
    });
  });
});
