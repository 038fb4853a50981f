import { describe, expect, it } from 'vitest';
import { type Visits, afterSeeing, storedVisits, visitAt, visitsIn } from './visits';

const HOUR = 60 * 60 * 1000;
const MONDAY = Date.UTC(2026, 10, 16, 9);
const TUESDAY = MONDAY + 24 * HOUR;

/** A visit by what it saw, one list per catalog that answered. */
function visit(now: number, before: Visits | null, ...seen: readonly string[][]): Visits {
  return seen.reduce((visits, ids) => afterSeeing(visits, ids), visitAt(now, before));
}

const first = visit(MONDAY, null, ['a'], ['a', 'b']);
const marked = ({ fresh }: Visits) => [...fresh];

describe('new since the last visit (W07)', () => {
  it.each<[string, Visits, readonly string[]]>([
    ['the first visit marks nothing, however late a catalog answers', first, []],
    ['what the next visit sees first is new', visit(TUESDAY, first, ['a', 'b', 'c']), ['c']],
    ['nothing is when all is known', visit(TUESDAY, first, ['b']), []],
    [
      'a reload keeps the marks',
      visit(TUESDAY + HOUR, visit(TUESDAY, first, ['c']), ['a', 'c']),
      ['c'],
    ],
    ['so does one on the first visit', visit(MONDAY + HOUR, first, ['a', 'b', 'd']), []],
    [
      'the visit after takes them away',
      visit(TUESDAY + 5 * HOUR, visit(TUESDAY, first, ['c']), ['a', 'c', 'd']),
      ['d'],
    ],
    [
      'a package that was away for a visit is not new',
      visit(TUESDAY + 24 * HOUR, visit(TUESDAY, first, ['a']), ['a', 'b']),
      [],
    ],
  ])('%s', (_, visits, ids) => {
    expect(marked(visits)).toEqual(ids);
  });

  it('stays the same object while there is nothing to note', () => {
    expect(afterSeeing(first, ['b', 'a'])).toBe(first);
  });
});

describe('what is kept', () => {
  it('survives a round trip through JSON', () => {
    const visits = visit(TUESDAY, first, ['c']);
    expect(visitsIn(JSON.parse(JSON.stringify(storedVisits(visits))))).toEqual(visits);
  });

  it.each([undefined, null, 'x', [], { known: ['a'] }, { lastSeen: 'now' }])(
    'is of no use: %j',
    (stored) => {
      expect(visitsIn(stored)).toBeNull();
    },
  );

  it('is read without what is no id', () => {
    const visits = visitsIn({ lastSeen: 1, known: ['a', 2, null], fresh: 'b' });
    expect(visits).toEqual({
      lastSeen: 1,
      isFirst: false,
      known: new Set(['a']),
      fresh: new Set(),
    });
  });
});
