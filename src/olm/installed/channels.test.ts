import { describe, expect, it } from 'vitest';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { type ChannelFit, channelFit, followedChannel } from './subscription';
import { updateHops } from '~/olm/paths/updatePath';

const NEWEST_FIRST = ['1.7.0', '1.6.0', '1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0', '1.0.0'];

const [QUILL] = parsePackageList(
  aPackageList(
    aPackageManifest({
      channels: [
        aRawChannel({ name: 'stable', versions: ['1.2.0', '1.1.0', '1.0.0'] }),
        aRawChannel({ name: 'long', versions: NEWEST_FIRST }),
      ],
    }),
  ),
);

function channelNamed(name: string | null) {
  const found = QUILL === undefined ? null : followedChannel(QUILL, name);
  if (found === null) throw new Error(`no channel ${name ?? ''}`);
  return found;
}

describe('channelFit', () => {
  it.each<[string, string | null, ChannelFit]>([
    ['nothing is installed', null, { kind: 'nothing-installed' }],
    ['its head is installed', 'quill.v1.2.0', { kind: 'newest' }],
    ['one below the head', 'quill.v1.1.0', { kind: 'behind', newer: 1 }],
    ['two below the head', 'quill.v1.0.0', { kind: 'behind', newer: 2 }],
    ['a version that it does not have (SU-018)', 'quill.v2.0.0', { kind: 'absent' }],
  ])('%s', (_, installed, fit) => {
    expect(channelFit(channelNamed('stable'), installed)).toEqual(fit);
  });
});

describe('followedChannel', () => {
  it.each([
    ['the default one without a name', null, 'stable'],
    ['by its name', 'long', 'long'],
  ])('%s', (_, name, found) => {
    expect(channelNamed(name).name).toBe(found);
  });

  it('is none when the package has none of that name: OLM takes no other (SU-044)', () => {
    expect(QUILL && followedChannel(QUILL, 'nightly')).toBeNull();
  });
});

describe('updateHops', () => {
  it.each([
    ['stable', 'quill.v1.2.0', null, { kind: 'none' }],
    ['stable', 'quill.v1.1.0', null, { kind: 'one' }],
    ['stable', 'quill.v1.0.0', null, { kind: 'at-most', count: 2 }],
    ['stable', 'quill.v1.0.0', 'quill.v1.2.0', { kind: 'one' }],
    ['stable', 'quill.v0.9.0', null, { kind: 'unknown' }],
    ['long', 'quill.v1.0.0', null, { kind: 'at-most', count: 7 }],
    ['long', 'quill.v1.0.0', 'quill.v1.4.0', { kind: 'at-most', count: 4 }],
  ] as const)('in %s from %s, the plan leads to %s: %j (SU-024)', (channel, from, next, hops) => {
    expect(updateHops(channelNamed(channel), from, next)).toEqual(hops);
  });
});
