import { describe, expect, it } from 'vitest';
import { imageSetConfiguration, type OfferedPackage } from './imageSet';

const INDEX = 'registry.redhat.io/redhat/redhat-operator-index:v4.22';

const channel = (name: string, ...versions: readonly string[]) => ({
  name,
  version: versions[0] ?? '',
  versions: versions.map((version) => ({
    csvName: `quill.v${version}`,
    version,
    deprecation: null,
  })),
});

const CHANNELS = [
  channel('stable', '2.1.0', '2.0.0', '1.9.0'),
  channel('legacy', '1.8.0', '1.7.0'),
];

function quill(
  installed: string | null,
  {
    followed = 'stable',
    catalogImage = INDEX,
  }: { followed?: string | null; catalogImage?: string } = {},
): OfferedPackage {
  const key = { catalogNamespace: 'openshift-marketplace', catalog: 'ink', packageName: 'quill' };
  return {
    needed: { key, channel: followed, installed },
    catalogImage,
    offered: { defaultChannel: 'stable', channels: CHANNELS },
  };
}

const packagesOf = (...packages: readonly OfferedPackage[]) => ({
  kind: 'ImageSetConfiguration',
  apiVersion: 'mirror.openshift.io/v2alpha1',
  ...imageSetConfiguration(packages),
});

describe('the configuration for oc-mirror', () => {
  it.each([
    ['the head of a new package', quill(null, { followed: null }), [['stable', '2.1.0', '2.1.0']]],
    ['the versions from the installed one', quill('2.0.0'), [['stable', '2.0.0', '2.1.0']]],
    [
      'the channel that contains the installed version',
      quill('1.7.0'),
      [
        ['stable', '1.7.0', '2.1.0'],
        ['legacy', '1.7.0', '1.8.0'],
      ],
    ],
    ['a version that no channel contains', quill('1.0.0'), [['stable', '1.0.0', '2.1.0']]],
  ] as const)('contains %s', (_what, wanted, channels) => {
    expect(packagesOf(wanted)).toEqual({
      kind: 'ImageSetConfiguration',
      apiVersion: 'mirror.openshift.io/v2alpha1',
      mirror: {
        operators: [
          {
            catalog: INDEX,
            packages: [
              {
                name: 'quill',
                channels: channels.map(([name, minVersion, maxVersion]) => ({
                  ...{ name, minVersion, maxVersion },
                })),
              },
            ],
          },
        ],
      },
    });
  });

  it('names another default channel if the default is not mirrored', () => {
    expect(packagesOf(quill('1.7.0', { followed: 'legacy' }))).toMatchObject({
      mirror: { operators: [{ packages: [{ defaultChannel: 'legacy' }] }] },
    });
  });

  it('merges installations of one package, and separates catalogs', () => {
    const other = 'quay.io/acme/index:v1';
    expect(
      packagesOf(quill('2.0.0'), quill('1.9.0'), quill('2.1.0', { catalogImage: other })),
    ).toMatchObject({
      mirror: {
        operators: [
          {
            catalog: INDEX,
            packages: [{ channels: [{ minVersion: '1.9.0', maxVersion: '2.1.0' }] }],
          },
          { catalog: other, packages: [{ channels: [{ minVersion: '2.1.0' }] }] },
        ],
      },
    });
  });
});
