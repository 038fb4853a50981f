import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { parsePackage, parsePackageList } from './parsePackage';

describe('parsePackage', () => {
  it('identifies a package by catalog namespace, catalog and name (BR-005)', () => {
    const operator = parsePackage(aPackageManifest({ name: 'quill', catalog: 'acme' }));
    expect(operator?.key).toEqual({
      catalogNamespace: 'openshift-marketplace',
      catalog: 'acme',
      packageName: 'quill',
    });
  });

  it.each([
    ['no object', 'quill'],
    ['null', null],
    ['an empty object', {}],
    ['no channels', aPackageManifest({ channels: [] })],
    ['channels of another type', aPackageManifest({ status: { channels: 'stable' } })],
    ['a channel without a name', aPackageManifest({ channels: [{ currentCSV: 'quill.v1' }] })],
    ['a channel without head and entries', aPackageManifest({ channels: [{ name: 'stable' }] })],
    [
      'no catalog',
      { metadata: { name: 'quill' }, status: { packageName: 'quill', channels: [aRawChannel()] } },
    ],
  ])('returns null for %s', (_, raw) => {
    expect(parsePackage(raw)).toBeNull();
  });

  it('reads name and catalog from the metadata if the status does not contain them', () => {
    const operator = parsePackage(
      aPackageManifest({
        status: { packageName: null, catalogSource: '', catalogSourceNamespace: undefined },
      }),
    );
    expect(operator?.key).toEqual({
      catalogNamespace: 'openshift-marketplace',
      catalog: 'community-operators',
      packageName: 'quill',
    });
  });

  it.each([
    ['the stated channel', 'fast', 'fast'],
    ['the first one without a default', undefined, 'stable'],
    ['the first one if the default does not exist', 'gone', 'stable'],
  ])('uses as default channel %s', (_, stated, expected) => {
    const channels = [aRawChannel(), aRawChannel({ name: 'fast' })];
    const manifest = aPackageManifest({ channels, status: { defaultChannel: stated } });
    expect(parsePackage(manifest)?.defaultChannel).toBe(expected);
  });

  it.each([
    ['the default channel', { csv: {}, status: {} }, 'Quill Works'],
    ['the package', { csv: { provider: null }, status: { provider: { name: 'P' } } }, 'P'],
    ['the label', { csv: { provider: {} }, status: { provider: {} } }, 'Label Inc.'],
  ])('reads the provider from %s first', (_, { csv, status }, expected) => {
    const channels = [aRawChannel({ csv })];
    const labels = { provider: 'Label Inc.' };
    expect(parsePackage(aPackageManifest({ channels, status, labels }))?.provider).toBe(expected);
  });

  it('reads the deprecations of package, channel and version', () => {
    const channel = {
      deprecation: { message: 'Use fast.' },
      entries: [{ name: 'quill.v1.0.0', version: '1.0.0', deprecation: { message: 'Loses ink.' } }],
    };
    const operator = parsePackage(
      aPackageManifest({
        channels: [aRawChannel({ channel })],
        status: { deprecation: { message: 'Use pencil.' } },
      }),
    );
    expect(operator?.deprecation).toBe('Use pencil.');
    expect(operator?.channels[0]?.deprecation).toBe('Use fast.');
    expect(operator?.channels[0]?.versions[0]?.deprecation).toBe('Loses ink.');
  });
});

describe('parsePackageList', () => {
  it('excludes invalid packages and keeps the rest', () => {
    const list = aPackageList(
      aPackageManifest({ name: 'a' }),
      null,
      { metadata: {} },
      aPackageManifest({ name: 'b' }),
    );
    expect(parsePackageList(list).map(({ key }) => key.packageName)).toEqual(['a', 'b']);
  });

  it.each([null, undefined, 'x', {}, { items: {} }])('returns nothing for %j', (raw) => {
    expect(parsePackageList(raw)).toEqual([]);
  });
});
