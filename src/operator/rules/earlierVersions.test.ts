import { describe, expect, it } from 'vitest';
import { parsePackageList } from '~/olm/packages/parsePackage';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { earlierVersions } from './earlierVersions';

const [offered] = parsePackageList(
  aPackageList(
    aPackageManifest({
      channels: [
        aRawChannel({ name: 'stable', versions: ['2.1.0', '2.0.0', '1.10.0', '1.9.0'] }),
        aRawChannel({ name: 'fast', versions: ['3.0.0'] }),
      ],
    }),
  ),
);

describe('the earlier versions', () => {
  it.each([
    ['of the latest version', 'stable', '2.1.0', ['2.0.0', '1.10.0', '1.9.0']],
    ['by version, not by text', 'stable', '1.10.0', ['1.9.0']],
    [
      'of a version that the channel does not contain',
      'stable',
      '2.0.5',
      ['2.0.0', '1.10.0', '1.9.0'],
    ],
    ['of the first version', 'stable', '1.9.0', []],
    ['of another channel', 'fast', '3.0.0', []],
    ['of a channel that does not exist: the default one', 'gone', '2.0.0', ['1.10.0', '1.9.0']],
    ['of an unknown version', 'stable', null, []],
  ] as const)('%s', (_what, channel, installed, versions) => {
    const found = offered === undefined ? [] : earlierVersions(offered, channel, installed);
    expect(found.map(({ version }) => version)).toEqual(versions);
  });
});
