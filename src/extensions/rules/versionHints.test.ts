import { describe, expect, it } from 'vitest';
import type { CatalogBundle, CatalogPackage } from '~/olm/content/catalogPackage';
import { type RequestedCatalog, type VersionRequest, resolve } from '~/olm/extensions/resolve';
import { leftOutPreReleases, meaningsOf, unknownChannels } from './versionHints';

const bundle = (version: string): CatalogBundle => ({
  name: `quill.v${version}`,
  version,
  release: null,
  image: null,
  installModes: ['AllNamespaces'],
  requires: [],
  apis: [],
  bringsApiService: false,
  minKubeVersion: null,
  suggestedNamespace: null,
  hasManifests: false,
});

function requested(content: RequestedCatalog['content'], name = 'acme'): RequestedCatalog {
  return {
    catalog: { name, labels: {}, priority: 0, isUnavailable: false, isServing: true },
    content,
  };
}

const offering = (...versions: readonly string[]): CatalogPackage => ({
  name: 'quill',
  defaultChannel: 'stable',
  channels: [{ channel: 'stable', entries: [] }],
  bundles: versions.map(bundle),
  deprecations: [],
  flaws: [],
  lifecycle: null,
});

const request = (change: Partial<VersionRequest> = {}): VersionRequest => ({
  packageName: 'quill',
  version: null,
  channels: [],
  selector: null,
  isSelfCertified: false,
  installed: null,
  ...change,
});

describe('pre-releases that a range leaves out', () => {
  // Masterminds/semver: a comparison without a pre-release matches no pre-release (data/semver-vectors.json).
  it.each([
    ['>=1.0.0', ['1.1.0-rc.1', '1.1.0-rc.2'], { count: 2, wider: '>=1.0.0-0' }],
    ['~1.1', ['1.1.0-rc.1'], { count: 1, wider: '~1.1-0' }],
    ['>=1.0.0', ['1.0.0', '1.1.0-rc.1'], null],
    ['>=2.0.0', ['1.1.0-rc.1'], null],
    ['1.1.0', ['1.1.0-rc.1'], null],
    [null, ['1.1.0-rc.1'], null],
  ])('%s of %j', (version, versions, expected) => {
    const resolution = resolve(request({ version }), [requested(offering(...versions))]);
    expect(leftOutPreReleases(version, resolution)).toEqual(expected);
  });

  it.each(['>=1.0.0', '~1.1', '^1', '1.x', '*', '>=1, <2'])(
    'are included by the range offered instead of %s',
    (version) => {
      const catalogs = [requested(offering('1.1.0-rc.1'))];
      const wider = leftOutPreReleases(version, resolve(request({ version }), catalogs))?.wider;
      expect(wider).toBeDefined();
      expect(resolve(request({ version: wider ?? '' }), catalogs).outcome).toMatchObject({
        kind: 'chosen',
      });
    },
  );
});

describe('the meanings of a range that looks like a version', () => {
  it.each([
    ['1.2', { range: '>=1.2.0, <1.3.0', pin: '1.2.5' }],
    ['1.x', { range: '>=1.0.0, <2.0.0', pin: '1.3.0' }],
    ['4', { range: '>=4.0.0, <5.0.0', pin: null }],
    ['1.2.0', null],
    ['>=1.2', null],
    [null, null],
  ])('%s', (version, expected) => {
    const catalogs = [requested(offering('1.2.0', '1.2.5', '1.2.6-rc.1', '1.3.0'))];
    expect(meaningsOf(version, request({ version }), catalogs)).toEqual(expected);
  });
});

describe('channels that the package does not have', () => {
  it('are named', () => {
    const channels = ['stable', 'fast'];
    expect(unknownChannels(request({ channels }), [requested(offering('1.0.0'))])).toEqual([
      'fast',
    ]);
  });

  it.each([
    [
      'another catalog has them',
      [
        requested(offering()),
        requested({ ...offering(), channels: [{ channel: 'fast', entries: [] }] }, 'b'),
      ],
    ],
    ['a content is unknown', [requested(offering()), requested('unread', 'b')]],
    ['no catalog has the package', [requested(null)]],
  ])('are not named if %s', (_name, catalogs) => {
    expect(unknownChannels(request({ channels: ['fast'] }), catalogs)).toEqual([]);
  });

  it('does not use catalogs outside the selector', () => {
    const selector = { matchLabels: { team: 'a' } };
    expect(
      unknownChannels(request({ channels: ['fast'], selector }), [requested(offering())]),
    ).toEqual([]);
  });
});
