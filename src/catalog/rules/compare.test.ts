import { describe, expect, it } from 'vitest';
import { parsePackage } from '~/olm/packages/parsePackage';
import { aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { type Compared, compareRows } from './compare';

type Parts = {
  readonly csv?: Readonly<Record<string, unknown>>;
  readonly annotations?: Readonly<Record<string, unknown>>;
  readonly status?: Readonly<Record<string, unknown>>;
  readonly labels?: Readonly<Record<string, unknown>>;
};

function aCompared({ csv = {}, annotations = {}, ...manifest }: Parts = {}) {
  return parsePackage(
    aPackageManifest({ channels: [aRawChannel({ csv, annotations })], ...manifest }),
  );
}

function rowOf(field: Compared, ...parts: readonly Parts[]) {
  return compareRows(parts.map(aCompared)).find((row) => row.field === field);
}

const owned = (...kinds: readonly string[]) => ({
  customresourcedefinitions: {
    owned: kinds.map((kind) => ({ name: `${kind.toLowerCase()}s.x.io`, version: 'v1', kind })),
  },
});
const properties = JSON.stringify([
  { type: 'olm.package.required', value: { packageName: 'cache', versionRange: '>=1' } },
]);

describe('compareRows', () => {
  it.each<[Compared, Parts, readonly string[]]>([
    ['catalog', { status: { catalogSourceDisplayName: 'Ours' } }, ['Ours']],
    ['provider', { csv: { provider: { name: 'Nibs' } } }, ['Nibs']],
    ['version', {}, ['1.1.0']],
    ['channels', {}, ['stable']],
    ['capability', { annotations: { capabilities: 'deep insights' } }, ['Deep Insights']],
    ['capability', { annotations: { capabilities: 'magic' } }, []],
    ['installModes', {}, ['OwnNamespace', 'AllNamespaces']],
    ['features', { annotations: { 'features.operators.openshift.io/csi': 'true' } }, ['csi']],
    [
      'subscriptions',
      { annotations: { 'operators.openshift.io/valid-subscription': '["Plus"]' } },
      ['Plus'],
    ],
    ['architectures', { labels: { 'operatorframework.io/arch.arm64': 'supported' } }, ['arm64']],
    ['architectures', {}, ['amd64']],
    ['providedApis', { csv: owned('Pen', 'Nib') }, ['Pen', 'Nib']],
    ['dependencies', { annotations: { 'olm.properties': properties } }, ['cache >=1']],
    ['minKubeVersion', { csv: { minKubeVersion: '1.30.0' } }, ['1.30.0']],
    ['deprecated', { status: { deprecation: { message: 'Use Nibs.' } } }, ['Use Nibs.']],
    ['created', { annotations: { createdAt: '2026-01-01' } }, ['2026-01-01']],
    ['images', { csv: { relatedImages: ['a', 'b', 'a'] } }, ['2']],
  ])('%s of %j', (field, parts, expected) => {
    expect(rowOf(field, parts)?.cells).toEqual([expected]);
  });

  it.each<[string, Compared, readonly Parts[], boolean]>([
    ['the same', 'version', [{}, {}], false],
    [
      'the same in another order',
      'providedApis',
      [{ csv: owned('A', 'B') }, { csv: owned('B', 'A') }],
      false,
    ],
    ['another value', 'minKubeVersion', [{ csv: { minKubeVersion: '1.30.0' } }, {}], true],
    ['one of three', 'providedApis', [{ csv: owned('A') }, { csv: owned('A') }, {}], true],
    ['a single one', 'version', [{}], false],
  ])('%s differs or not in %s', (_, field, parts, expected) => {
    expect(rowOf(field, ...parts)?.differs).toBe(expected);
  });

  it('leaves the column of a missing package empty, and does not count it as a difference', () => {
    const rows = compareRows([aCompared(), null]);
    expect(rows.every(({ cells }) => cells[1]?.length === 0)).toBe(true);
    expect(rows.some(({ differs }) => differs)).toBe(false);
  });
});
