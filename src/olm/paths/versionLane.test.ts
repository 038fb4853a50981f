import { describe, expect, it } from 'vitest';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { type ChannelEntry, edgesOf, type EdgeSource } from './channelEdges';
import { channelSwitch } from './channelSwitch';
import { certainEdges } from './updatePath';
import { type LaneVersion, versionLane } from './versionLane';

const NEWEST_FIRST = ['1.3.0', '1.2.0', '1.1.0', '1.0.0'];

const channel = (versions: readonly string[] = NEWEST_FIRST) => {
  const raw = aRawChannel({ name: 'stable', versions: [...versions] });
  const [quill] = parsePackageList(aPackageList(aPackageManifest({ channels: [raw] })));
  const [found] = quill?.channels ?? [];
  if (found === undefined) throw new Error('no channel');
  return found;
};

const csv = (version: string) => `quill.v${version}`;

const entry = (version: string, replaces?: string, more: Partial<ChannelEntry> = {}) => ({
  csvName: csv(version),
  replaces: replaces === undefined ? null : csv(replaces),
  skips: [],
  skipRange: null,
  ...more,
});

const CHAIN = [
  entry('1.3.0', '1.2.0'),
  entry('1.2.0', '1.1.0'),
  entry('1.1.0', '1.0.0'),
  entry('1.0.0'),
];
const JUMP = [
  entry('1.3.0', '1.0.0', { skips: [csv('1.1.0'), csv('1.2.0')] }),
  entry('1.2.0'),
  entry('1.1.0'),
  entry('1.0.0'),
];
const APART = [
  entry('1.3.0', '1.2.0'),
  entry('1.2.0', '1.1.5'),
  entry('1.1.0', '1.0.0'),
  entry('1.0.0'),
];

function startAt(installed: string | null, planned?: string) {
  return installed === null
    ? null
    : {
        installed: { csvName: csv(installed), version: installed },
        planned: planned === undefined ? null : { csvName: csv(planned), version: planned },
      };
}

/** `1.2.0!` the head, `>` planned, `~` virtual; then how it is reached. */
function laneText({ version, isHead, isPlanned, isVirtual, way }: LaneVersion): string {
  const marks = `${isVirtual ? '~' : ''}${isPlanned ? '>' : ''}${version}${isHead ? '!' : ''}`;
  return `${marks} ${way.kind === 'reached' ? `+${way.hops}` : way.kind}`;
}

describe('the lane of a channel', () => {
  it.each([
    [
      'along the chain',
      CHAIN,
      '1.0.0',
      undefined,
      ['1.3.0! +3', '1.2.0 +2', '1.1.0 +1', '1.0.0 installed'],
    ],
    [
      'in the middle',
      CHAIN,
      '1.2.0',
      undefined,
      ['1.3.0! +1', '1.2.0 installed', '1.1.0 older', '1.0.0 older'],
    ],
    [
      'at the head',
      CHAIN,
      '1.3.0',
      undefined,
      ['1.3.0! installed', '1.2.0 older', '1.1.0 older', '1.0.0 older'],
    ],
    [
      'over skipped versions',
      JUMP,
      '1.0.0',
      undefined,
      ['1.3.0! +1', '1.2.0 passed-over', '1.1.0 passed-over', '1.0.0 installed'],
    ],
    [
      'from a skipped one',
      JUMP,
      '1.1.0',
      undefined,
      ['1.3.0! +1', '1.2.0 passed-over', '1.1.0 installed', '1.0.0 older'],
    ],
    [
      'from one that is no longer in the catalog (SU-029)',
      [...CHAIN.slice(0, 3), entry('1.0.0', '0.9.0')],
      '0.9.0',
      undefined,
      ['1.3.0! +4', '1.2.0 +3', '1.1.0 +2', '1.0.0 +1', '~0.9.0 installed'],
    ],
    [
      'nowhere (SU-030)',
      CHAIN,
      '0.9.0',
      undefined,
      [
        '1.3.0! out-of-reach',
        '1.2.0 out-of-reach',
        '1.1.0 out-of-reach',
        '1.0.0 out-of-reach',
        '~0.9.0 installed',
      ],
    ],
    [
      'nowhere from a later one',
      CHAIN,
      '2.0.0',
      undefined,
      ['~2.0.0 installed', '1.3.0! older', '1.2.0 older', '1.1.0 older', '1.0.0 older'],
    ],
    [
      'nowhere in a channel that OLM cannot order',
      APART,
      '1.0.0',
      undefined,
      [
        '1.3.0! out-of-reach',
        '1.2.0 out-of-reach',
        '~quill.v1.1.5 out-of-reach',
        '1.1.0 out-of-reach',
        '1.0.0 installed',
      ],
    ],
    [
      'by the plan first',
      CHAIN,
      '1.0.0',
      '1.2.0',
      ['1.3.0! +2', '>1.2.0 +1', '1.1.0 passed-over', '1.0.0 installed'],
    ],
    [
      'by a plan of another channel',
      CHAIN,
      '1.3.0',
      '2.0.0',
      ['~>2.0.0 +1', '1.3.0! installed', '1.2.0 older', '1.1.0 older', '1.0.0 older'],
    ],
    [
      'unknown without edges',
      null,
      '1.1.0',
      undefined,
      ['1.3.0! unknown', '1.2.0 unknown', '1.1.0 installed', '1.0.0 older'],
    ],
    [
      'by the plan without edges',
      null,
      '1.0.0',
      '1.2.0',
      ['1.3.0! unknown', '>1.2.0 +1', '1.1.0 unknown', '1.0.0 installed'],
    ],
    [
      'unknown without an installation',
      CHAIN,
      null,
      undefined,
      ['1.3.0! unknown', '1.2.0 unknown', '1.1.0 unknown', '1.0.0 unknown'],
    ],
  ] as const)('leads %s', (_, entries, installed, planned, expected) => {
    const { versions } = versionLane(channel(), startAt(installed, planned), entries);
    expect(versions.map(laneText)).toEqual(expected);
  });

  it('names the edge of the plan, or reports that only the plan contains it', () => {
    const of = (planned: string) =>
      versionLane(channel(), startAt('1.0.0', planned), CHAIN).path?.hops[0]?.by;
    expect([of('1.1.0'), of('1.2.0')]).toEqual(['replaces', 'plan']);
  });

  it('shows versions that nothing states by name, behind those that replace them', () => {
    const odd = [entry('1.3.0', '1.2.0'), { ...entry('1.2.0'), skips: ['legacy', 'quill.v0.1.0'] }];
    const { versions } = versionLane(channel(['1.3.0', '1.2.0']), startAt('1.2.0'), odd);
    expect(versions.map(({ version }) => version)).toEqual([
      '1.3.0',
      '1.2.0',
      'legacy',
      'quill.v0.1.0',
    ]);
  });
});

describe('another channel', () => {
  it.each([
    ['1.3.0', CHAIN, { kind: 'newest' }],
    ['1.2.0', CHAIN, { kind: 'next', to: '1.3.0', hops: 1, last: '1.3.0', reachesHead: true }],
    ['1.0.0', CHAIN, { kind: 'next', to: '1.1.0', hops: 3, last: '1.3.0', reachesHead: true }],
    ['1.0.0', JUMP, { kind: 'next', to: '1.3.0', hops: 1, last: '1.3.0', reachesHead: true }],
    [
      '1.0.0',
      [
        entry('1.3.0', '1.2.0', { skips: [csv('1.2.0')] }),
        entry('1.2.0', '1.1.0'),
        entry('1.1.0', '1.0.0'),
        entry('1.0.0'),
      ],
      { kind: 'next', to: '1.1.0', hops: 1, last: '1.1.0', reachesHead: false },
    ],
    ['0.9.0', CHAIN, { kind: 'no-path' }],
    ['2.0.0', CHAIN, { kind: 'no-path' }],
    [
      '1.0.0',
      [entry('1.3.0'), entry('1.2.0')],
      {
        kind: 'unorderable',
        fault: { kind: 'several-heads', heads: [csv('1.3.0'), csv('1.2.0')] },
      },
    ],
  ] as const)('from %s: %#', (installed, entries, expected) => {
    const at = { csvName: csv(installed), version: installed };
    expect(channelSwitch(channel(), entries, at)).toEqual(expected);
  });
});

describe('the edges of a channel', () => {
  const known = (entries: readonly ChannelEntry[], name = 'stable'): EdgeSource => ({
    kind: 'known',
    catalog: 'openshift-community-operators',
    channels: [{ channel: name, entries }],
  });

  it.each([
    ['the same versions', known(CHAIN), { entries: CHAIN, isOtherContent: false }],
    [
      'one added',
      known([entry('1.4.0', '1.3.0'), ...CHAIN]),
      { entries: null, isOtherContent: true },
    ],
    ['one removed', known(CHAIN.slice(1)), { entries: null, isOtherContent: true }],
    [
      'another one',
      known([...CHAIN.slice(1), entry('1.4.0')]),
      { entries: null, isOtherContent: true },
    ],
    ['another channel', known(CHAIN, 'fast'), { entries: null, isOtherContent: true }],
    ['no ClusterCatalog', { kind: 'none' } as const, { entries: null, isOtherContent: false }],
  ])('count with %s', (_, source, expected) => {
    expect(edgesOf(channel(), source)).toEqual(expected);
  });
});

/**
 * From OLM 992bb09 (2026-08-19): resolver.go `getSubscriptionVariables` filters the sorted channel by
 * `Or(SkipRangeIncludesPredicate(version), ReplacesPredicate(name))` and takes the first, and `sortChannel` begins with
 * the head. `replaces` and `skips` of the head do not matter then. cache/predicates.go: a range that cannot be parsed
 * contains nothing.
 */
describe('a path without an update graph', () => {
  const NONE: EdgeSource = { kind: 'none' };
  const ranged = (skipRange: string) => ({
    ...channel(),
    annotations: { 'olm.skipRange': skipRange },
  });

  it.each([
    ['1.0.0', undefined, '>=1.0.0 <1.3.0', ['1.3.0']],
    ['1.2.0', undefined, '<1.3.0', ['1.3.0']],
    ['0.1.0', undefined, '<1.3.0', ['1.3.0']],
    ['1.0.0', '1.1.0', '>=1.1.0 <1.3.0', ['1.1.0', '1.3.0']],
    ['1.0.0', '1.1.0', '1.0.0', null],
    ['1.0.0', undefined, '>=1.1.0 <1.3.0', null],
    ['1.3.0', undefined, '<=1.3.0', null],
    ['1.0.0', undefined, '~1.0', null],
    ['1.0.0', undefined, '', null],
    ['1.x', undefined, '<1.3.0', null],
  ] as const)('from %s, planned %s, range "%s": %j (SU-027)', (from, planned, range, hops) => {
    const start = startAt(from, planned);
    const latest = start && (start.planned ?? start.installed);
    const { entries } = certainEdges(ranged(range), NONE, latest);
    const lane = versionLane(ranged(range), start, entries);
    const found = lane.path && {
      hops: lane.path.hops.map(({ csvName }) => csvName),
      end: lane.path.end.kind,
    };
    expect(found).toEqual(hops && { hops: hops.map(csv), end: 'head' });
  });

  it('is that of the graph if it is known', () => {
    const known: EdgeSource = {
      kind: 'known',
      catalog: 'acme',
      channels: [{ channel: 'stable', entries: CHAIN }],
    };
    const at = { csvName: csv('1.0.0'), version: '1.0.0' };
    expect(certainEdges(ranged('<1.3.0'), known, at).entries).toBe(CHAIN);
    expect(certainEdges(ranged('<1.3.0'), NONE, null).entries).toBeNull();
  });
});
