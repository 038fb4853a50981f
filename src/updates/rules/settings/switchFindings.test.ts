import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { parsePackageList } from '~/olm/packages/parsePackage';
import type { ChannelEdges } from '~/olm/paths/channelEdges';
import { type UpdateFacts, settingFindings } from './settingFindings';
import { changesBetween } from './settingChanges';
import type { SubscriptionSettings } from '~/olm/installed/subscription';

const CHANNELS = { stable: ['1.1.0', '1.0.0'], fast: ['2.0.0', '1.1.0', '1.0.0'], next: ['3.0.0'] };

const [QUILL = null] = parsePackageList(
  aPackageList(
    aPackageManifest({
      channels: Object.entries(CHANNELS).map(([name, versions]) => aRawChannel({ name, versions })),
    }),
  ),
);

const edges = (
  channel: string,
  ...entries: readonly (readonly [string, string?, string?])[]
): ChannelEdges => ({
  channel,
  entries: entries.map(([version, replaces, skipRange]) => ({
    csvName: `quill.v${version}`,
    replaces: replaces === undefined ? null : `quill.v${replaces}`,
    skips: [],
    skipRange: skipRange ?? null,
  })),
});

const STABLE: SubscriptionSettings = {
  channel: 'stable',
  approval: 'Automatic',
  source: { name: 'community-operators', namespace: 'openshift-marketplace' },
  config: {},
};

const FACTS: UpdateFacts = {
  namespace: 'team-a',
  name: 'quill',
  installed: { csvName: 'quill.v1.0.0', version: '1.0.0' },
  plan: null,
  isNamespaceWaiting: false,
  siblings: [],
  offered: QUILL,
  edges: { kind: 'none' },
  identity: null,
};

const MANUAL = { ...STABLE, approval: 'Manual' } as const;
const INK = [{ subscription: 'ink', isManual: false }];

function following(
  channel: string,
  known: ChannelEdges,
  change: Partial<UpdateFacts> = {},
  from: SubscriptionSettings = STABLE,
) {
  const after = { ...from, channel };
  const source = { kind: 'known', catalog: 'c', channels: [known] } as const;
  return settingFindings(changesBetween(from, after), after, {
    ...FACTS,
    edges: source,
    ...change,
  });
}

const FAST = edges('fast', ['2.0.0', '1.1.0'], ['1.1.0', '1.0.0'], ['1.0.0']);
const JUMP = edges('fast', ['2.0.0', '1.1.0', '>=1.0.0 <2.0.0'], ['1.1.0', '1.0.0'], ['1.0.0']);
const END = edges('fast', ['2.0.0'], ['1.1.0', '1.0.0'], ['1.0.0']);

describe('another channel with known update paths (SU-018, SU-019)', () => {
  it.each([
    [
      'the next update and the number of further ones',
      'fast',
      FAST,
      {},
      {
        severity: 'warning',
        kind: 'next-update',
        to: '1.1.0',
        hops: 2,
        last: '2.0.0',
        reachesHead: true,
        isManual: false,
      },
    ],
    [
      'a direct update to the latest version',
      'fast',
      JUMP,
      {},
      {
        severity: 'warning',
        kind: 'next-update',
        to: '2.0.0',
        hops: 1,
        last: '2.0.0',
        reachesHead: true,
        isManual: false,
      },
    ],
    [
      'none (SU-030)',
      'next',
      edges('next', ['3.0.0', '2.0.0']),
      {},
      { severity: 'warning', kind: 'stranded', version: '1.0.0', channel: 'next' },
    ],
    [
      'an update by skipRange',
      'next',
      edges('next', ['3.0.0', '2.0.0', '<3.0.0']),
      {},
      {
        severity: 'warning',
        kind: 'next-update',
        to: '3.0.0',
        hops: 1,
        last: '3.0.0',
        reachesHead: true,
        isManual: false,
      },
    ],
    [
      'no later version',
      'next',
      edges('next', ['3.0.0']),
      { installed: { csvName: 'quill.v3.0.0', version: '3.0.0' } },
      { severity: 'info', kind: 'nothing-newer', channel: 'next' },
    ],
    [
      'a channel without a valid order',
      'fast',
      END,
      {},
      { severity: 'warning', kind: 'unorderable', channel: 'fast', namespace: 'team-a' },
    ],
  ] as const)('results in %s', (_, channel, known, change, expected) => {
    expect(following(channel, known, change)).toEqual([expected]);
  });

  it('results in a pending plan for the namespace with manual approval', () => {
    expect(following('fast', FAST, { siblings: INK }, MANUAL)).toEqual([
      {
        severity: 'info',
        kind: 'next-update',
        to: '1.1.0',
        hops: 2,
        last: '2.0.0',
        reachesHead: true,
        isManual: true,
      },
      { severity: 'info', kind: 'update-with-others', names: ['ink'] },
    ]);
  });

  it('uses the order of versions if the ClusterCatalog contains others', () => {
    const other = edges('fast', ['2.1.0', '2.0.0'], ['2.0.0']);
    expect(following('fast', other)).toEqual([
      { severity: 'warning', kind: 'update-follows', to: '2.0.0', isManual: false },
    ]);
  });
});
