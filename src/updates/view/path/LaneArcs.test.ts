import { describe, expect, it } from 'vitest';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';
import { arcsOf, laneRow, tableRows } from './LaneGraph';

/** Versions 0 to n, with an update path from one to others. */
function lane(count: number, installed: number, stops: readonly number[]): VersionLane {
  const versions = Array.from({ length: count }, (_, index): LaneVersion => {
    const number = count - 1 - index;
    const hops = stops.indexOf(number) + 1;
    return {
      csvName: `quill.v${number}`,
      version: String(number),
      deprecation: null,
      isHead: index === 0,
      isPlanned: false,
      isVirtual: false,
      entry: null,
      way:
        number === installed
          ? { kind: 'installed' }
          : hops > 0
            ? { kind: 'reached', hops }
            : { kind: number < installed ? 'older' : 'passed-over' },
    };
  });
  const hops = stops.map((number) => ({ csvName: `quill.v${number}`, by: 'replaces' as const }));
  return { channel: 'stable', versions, path: { hops, end: { kind: 'head' } } };
}

const arcsText = (shown: VersionLane) =>
  arcsOf(shown, laneRow(shown, null))
    .map(({ from, to }) => `${from}→${to}`)
    .join(' ');

describe('arcs above a lane', () => {
  it.each([
    ['one after the other', lane(3, 0, [1, 2]), '0→1 1→2'],
    ['over skipped versions', lane(4, 0, [2, 3]), '0→2 2→3'],
    ['from the installed version', lane(4, 1, [3]), '1→3'],
    ['nowhere', lane(4, 3, []), ''],
    // 0 1 2 … 18 19: folded versions share one column.
    [
      'into and out of a collapsed part',
      lane(
        20,
        0,
        Array.from({ length: 19 }, (_, at) => at + 1),
      ),
      '0→1 1→2 2→3 3→4 4→5',
    ],
  ])('lead %s', (_, shown, expected) => {
    expect(arcsText(shown)).toBe(expected);
  });
});

describe('a long lane', () => {
  const long = lane(100, 40, [60, 80, 99]);
  const shown = (row: ReturnType<typeof laneRow>) =>
    row.map((one) => (one.kind === 'gap' ? `…${one.count}` : one.item.version)).join(' ');

  it('keeps the installed version with its neighbors, and the end of the updates', () => {
    expect(shown(laneRow(long, null))).toBe('…39 39 40 41 …18 60 …19 80 …18 99');
  });

  it('keeps the selected target version', () => {
    expect(shown(laneRow(long, 'quill.v70'))).toContain('…9 70 …9');
  });

  it('is collapsed in the table, latest first, until the user expands it', () => {
    expect(shown(tableRows(long, null, false))).toBe('99 …18 80 …19 60 …18 41 40 39 …39');
    expect(tableRows(long, null, true)).toHaveLength(100);
  });
});
