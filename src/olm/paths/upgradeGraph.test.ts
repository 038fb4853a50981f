import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelEdges, type ChannelEntry } from './channelEdges';
import { channelOrder } from './channelOrder';
import { updatePath } from './updatePath';

/**
 * Entries as short texts: `1.2.0 < 1.1.0 -1.0.0,1.0.1 [>=1.0.0 <1.2.0]` replaces, skips, and covers a range.
 * A channel is its entries, one after the other, with `;` between them.
 */
function entriesOf(text: string): readonly ChannelEntry[] {
  return text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, version = '', replaces, skips, skipRange] =
        /^(\S+)(?: < (\S+))?(?: -(\S+))?(?: \[(.+)\])?$/.exec(entry) ?? [];
      return {
        csvName: csv(version),
        replaces: replaces === undefined ? null : csv(replaces),
        skips: (skips ?? '').split(',').filter(Boolean).map(csv),
        skipRange: skipRange ?? null,
      };
    });
}

function csv(version: string): string {
  return `quill.v${version}`;
}

const versionOf = (csvName: string) => csvName.replace('quill.v', '');

function pathText(channel: string, installed: string, version: string | null = installed) {
  const { hops, end } = updatePath(
    entriesOf(channel),
    { csvName: csv(installed), version },
    versionOf,
  );
  const steps = hops.map(({ csvName, by }) => `${versionOf(csvName)} ${by}`);
  return [...steps, end.kind].join(', ');
}

const CHAIN = '1.3.0 < 1.2.0; 1.2.0 < 1.1.0; 1.1.0 < 1.0.0; 1.0.0';

describe('the update course', () => {
  it.each([
    // SU-024: every version along `replaces`, one by one.
    [CHAIN, '1.3.0', 'head'],
    [CHAIN, '1.2.0', '1.3.0 replaces, head'],
    [CHAIN, '1.1.0', '1.2.0 replaces, 1.3.0 replaces, head'],
    [CHAIN, '1.0.0', '1.1.0 replaces, 1.2.0 replaces, 1.3.0 replaces, head'],
    // The order in which the catalog lists them does not matter.
    ['1.0.0; 1.1.0 < 1.0.0; 1.2.0 < 1.1.0', '1.0.0', '1.1.0 replaces, 1.2.0 replaces, head'],
    // SU-026: skipped versions are never installed; an installed one is updated directly.
    ['1.2.0 < 1.0.0 -1.1.0; 1.1.0 < 1.0.0; 1.0.0', '1.0.0', '1.2.0 replaces, head'],
    ['1.2.0 < 1.0.0 -1.1.0; 1.1.0 < 1.0.0; 1.0.0', '1.1.0', '1.2.0 skips, head'],
    ['1.2.0 < 1.1.0 -1.1.0; 1.1.0 < 1.0.0; 1.0.0', '1.0.0', 'stranded'],
    ['1.2.0 < 1.1.0 -1.1.0; 1.1.0 < 1.0.0; 1.0.0', '1.1.0', '1.2.0 replaces, head'],
    ['1.3.0 < 1.0.0 -1.1.0,1.2.0; 1.2.0; 1.1.0; 1.0.0', '1.2.0', '1.3.0 skips, head'],
    // SU-027: a version in the head's range is updated directly to the head, even if another one replaces it by name.
    ['1.3.0 < 1.2.0 [>=1.0.0 <1.3.0]; 1.2.0 < 1.1.0; 1.1.0', '1.1.0', '1.3.0 skip-range, head'],
    ['1.3.0 [>=1.1.0 <1.3.0]', '1.1.0', '1.3.0 skip-range, head'],
    ['1.3.0 [>=1.1.0 <1.3.0]', '1.0.0', 'stranded'],
    ['1.3.0 [<1.3.0]', '1.3.0-rc.1', '1.3.0 skip-range, head'],
    ['1.3.0 [>=1.0.0 <1.3.0]', '1.2.9', '1.3.0 skip-range, head'],
    ['1.3.0 [1.2.x || 1.0.x]', '1.0.7', '1.3.0 skip-range, head'],
    ['1.3.0 [1.2.x || 1.0.x]', '1.1.7', 'stranded'],
    // A range that OLM's library rejects matches nothing.
    ['1.3.0 [^1.0.0]', '1.2.0', 'stranded'],
    ['1.3.0 [*]', '1.2.0', 'stranded'],
    // SU-028: the head first, then the versions closest to it; a range of an older entry also counts.
    [
      '1.4.0 < 1.3.0; 1.3.0 < 1.2.0 [>=1.0.0 <1.3.0]; 1.2.0 < 1.1.0; 1.1.0',
      '1.1.0',
      '1.3.0 skip-range, 1.4.0 replaces, head',
    ],
    [
      '1.4.0 < 1.3.0 [>=1.3.0 <1.4.0]; 1.3.0 < 1.2.0 [<1.3.0]; 1.2.0 < 1.1.0; 1.1.0',
      '1.1.0',
      '1.3.0 skip-range, 1.4.0 replaces, head',
    ],
    ['2.0.0 < 1.3.0 -1.1.0; 1.3.0 < 1.1.0; 1.1.0', '1.0.0', 'stranded'],
    // SU-029: OLM also updates a version that the catalog no longer contains.
    ['1.1.0 < 1.0.0', '1.0.0', '1.1.0 replaces, head'],
    ['1.2.0 < 1.1.0; 1.1.0 < 1.0.0 -0.9.1,0.9.0', '0.9.0', '1.1.0 skips, 1.2.0 replaces, head'],
    ['1.2.0 < 1.0.0 -1.1.0', '1.1.0', '1.2.0 skips, head'],
    // SU-030: no version replaces it.
    [CHAIN, '0.9.0', 'stranded'],
    [CHAIN, '2.0.0', 'stranded'],
    ['1.0.0', '0.9.0', 'stranded'],
    ['2.0.0 [>=1.5.0 <2.0.0]', '1.4.0', 'stranded'],
    // A range that contains later versions allows a downgrade in OLM.
    ['1.0.0 [>=0.1.0 <3.0.0]', '2.0.0', '1.0.0 skip-range, head'],
    // No version replaces itself.
    ['1.1.0 < 1.1.0; 1.0.0', '1.1.0', 'stranded'],
    ['1.1.0 [>=1.0.0 <=1.1.0]', '1.1.0', 'head'],
    ['1.2.0 < 1.1.0; 1.1.0 [>=1.0.0 <=1.1.0]', '1.1.0', '1.2.0 replaces, head'],
    // A cyclic range: no other version replaces a skipped one.
    [
      '4.0.0 < 3.0.0 -3.0.0; 3.0.0 < 2.0.0; 2.0.0 < 1.0.0; 1.0.0 [>=2.0.0 <3.0.0]',
      '1.0.0',
      '2.0.0 replaces, circle',
    ],
    // OLM cannot order these entries, and resolves nothing.
    ['', '1.0.0', 'unorderable'],
    ['1.1.0 < 1.0.0; 1.0.0 < 1.1.0', '1.0.0', 'unorderable'],
    ['1.2.0 < 1.1.0; 1.1.0 < 1.0.0; 1.0.0 < 1.1.0', '1.0.0', 'unorderable'],
    ['1.2.0 < 1.0.0; 1.1.0 < 1.0.0; 1.0.0', '1.0.0', 'unorderable'],
    ['1.2.0 -1.1.0; 1.1.0; 1.0.0', '1.1.0', 'unorderable'],
  ])('%s: from %s %s', (channel, installed, expected) => {
    expect(pathText(channel, installed)).toBe(expected);
  });

  it('ignores ranges for an unknown version', () => {
    expect(pathText('1.3.0 [>=1.0.0 <1.3.0]', '1.2.0', null)).toBe('stranded');
  });

  it('uses the version of the ClusterServiceVersion, not that of its name', () => {
    expect(pathText('1.3.0 [>=1.2.5 <1.3.0]', '1.2.0', '1.2.6')).toBe('1.3.0 skip-range, head');
  });
});

describe('the order of a channel', () => {
  it.each([
    [CHAIN, ['1.3.0', '1.2.0', '1.1.0', '1.0.0']],
    ['1.2.0 < 1.1.0 -1.1.0; 1.1.0 < 1.0.0; 1.0.0', ['1.2.0', '1.0.0']],
    ['1.2.0 < 1.0.0 -1.1.0; 1.1.0; 1.0.0', ['1.2.0', '1.0.0']],
    ['1.1.0 < 1.0.0', ['1.1.0']],
  ])('of %s is %j', (channel, expected) => {
    const order = channelOrder(entriesOf(channel));
    const names = order.kind === 'ordered' ? order.chain.map((entry) => entry.csvName) : [];
    expect(names.map(versionOf)).toEqual(expected);
  });

  it.each([
    ['', { kind: 'no-head' }],
    ['1.0.0 < 1.1.0; 1.1.0 < 1.0.0', { kind: 'no-head' }],
    ['1.1.0; 1.0.0', { kind: 'several-heads', heads: ['quill.v1.1.0', 'quill.v1.0.0'] }],
    ['1.2.0 < 1.1.0; 1.1.0 < 1.0.0; 1.0.0 < 1.1.0', { kind: 'cycle', head: 'quill.v1.2.0' }],
  ])('of %j is none: %j', (channel, fault) => {
    expect(channelOrder(entriesOf(channel))).toEqual({ kind: 'unorderable', fault });
  });
});

describe('any channel', () => {
  const name = fc.integer({ min: 0, max: 9 }).map((minor) => `1.${minor}.0`);
  const entry = fc.record({
    csvName: name.map(csv),
    replaces: fc.option(name.map(csv)),
    skips: fc.array(name.map(csv), { maxLength: 3 }),
    skipRange: fc.option(fc.tuple(name, name).map(([from, to]) => `>=${from} <=${to}`)),
  });
  const channel = fc.uniqueArray(entry, { selector: ({ csvName }) => csvName, maxLength: 10 });

  it('has a finite course without repetition that installs only its own versions', () => {
    fc.assert(
      fc.property(channel, name, (entries, from) => {
        const installed = { csvName: csv(from), version: from };
        const { hops, end } = updatePath(entries, installed, versionOf);
        const visited = hops.map(({ csvName }) => csvName);
        expect(new Set([installed.csvName, ...visited]).size).toBe(visited.length + 1);
        const own = new Set(entries.map(({ csvName }) => csvName));
        expect(visited.every((csvName) => own.has(csvName))).toBe(true);
        if (end.kind === 'unorderable') expect(hops).toEqual([]);
      }),
    );
  });

  it('has no skipped version in its order', () => {
    fc.assert(
      fc.property(channel, (entries) => {
        const order = channelOrder(entries);
        const chain = order.kind === 'ordered' ? order.chain : [];
        const skipped = new Set(entries.flatMap(({ skips }) => skips));
        expect(chain.some(({ csvName }) => skipped.has(csvName))).toBe(false);
      }),
    );
  });
});

describe('an object of a file-based catalog', () => {
  const CHANNEL = { schema: 'olm.channel', package: 'quill', name: 'stable' };

  it.each([
    [
      { ...CHANNEL, entries: [{ name: 'a' }] },
      [{ csvName: 'a', replaces: null, skips: [], skipRange: null }],
    ],
    [
      {
        ...CHANNEL,
        entries: [{ name: 'b', replaces: 'a', skips: ['x', 7, ''], skipRange: '<2.0.0' }],
      },
      [{ csvName: 'b', replaces: 'a', skips: ['x'], skipRange: '<2.0.0' }],
    ],
    [
      {
        ...CHANNEL,
        entries: [{}, null, 'a', { name: '' }, { name: 'a', skips: 'b', replaces: 3 }],
      },
      [{ csvName: 'a', replaces: null, skips: [], skipRange: null }],
    ],
    [{ ...CHANNEL, entries: 'none' }, []],
    [CHANNEL, []],
  ])('%j has these entries', (meta, entries) => {
    expect(channelEdges(meta, 'quill')).toEqual({ channel: 'stable', entries });
  });

  it.each([
    [{ ...CHANNEL, package: 'ink' }],
    [{ ...CHANNEL, schema: 'olm.bundle' }],
    [{ ...CHANNEL, name: '' }],
    [null],
    ['olm.channel'],
    [[CHANNEL]],
  ])('%j is not a channel of the package', (meta) => {
    expect(channelEdges(meta, 'quill')).toBeNull();
  });
});
