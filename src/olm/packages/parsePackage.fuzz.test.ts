import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { catalogItem } from './catalogItem';
import { type OperatorPackage, channelOf, packageId } from './operatorPackage';
import { parsePackage, parsePackageList } from './parsePackage';
import { createSearchIndex } from '~/olm/search/searchIndex';

/** Every parsed field, so that each can be corrupted. */
const whole = aPackageManifest({
  labels: { 'operatorframework.io/arch.arm64': 'supported', provider: 'Quill Works' },
  status: { deprecation: { message: 'Use pencil.' } },
  channels: [
    aRawChannel({
      annotations: {
        description: 'Writes.',
        createdAt: '2026-01-02',
        'alm-examples': '[]',
        'operators.operatorframework.io/internal-objects': '["blots.example.com"]',
        'operators.openshift.io/valid-subscription': '["Quill Plus"]',
        'operators.openshift.io/infrastructure-features': '["disconnected"]',
      },
      csv: {
        keywords: ['ink', 'pen'],
        links: [{ name: 'Docs', url: 'https://docs.example.com' }],
        maintainers: [{ name: 'Ann', email: 'ann@example.com' }],
        relatedImages: ['registry.example.com/quill:1'],
        customresourcedefinitions: {
          owned: [{ name: 'quills.example.com', version: 'v1', kind: 'Quill' }],
          required: [{ name: 'inks.example.com', version: 'v1', kind: 'Ink' }],
        },
        apiservicedefinitions: {
          owned: [{ name: 'nibs', group: 'nib.example.com', version: 'v1', kind: 'Nib' }],
        },
      },
      channel: { deprecation: { message: 'Use fast.' } },
    }),
    aRawChannel({ name: 'fast' }),
  ],
});

type Path = readonly string[];

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    '{',
    '[1',
    '\u202Eltr',
    '柚子',
    'مترجم',
    '\uD83D',
    '<'.repeat(3000),
  ),
  fc.string({ minLength: 1, maxLength: 3 }).map((text) => text.repeat(2000)),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileText, { maxLength: 20 }),
  fc.constant(undefined),
);

describe('any JSON', () => {
  it('is parsed without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        expectSound(parsePackage(json));
        parsePackageList(json).forEach(expectSound);
      }),
    );
  });

  it('as channels is parsed without an error', () => {
    const channel = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.record(
        {
          name: hostileValue,
          currentCSV: hostileValue,
          currentCSVDesc: fc.oneof(hostileValue, fc.object({ maxDepth: 3 })),
          entries: fc.oneof(hostileValue, fc.array(fc.object({ maxDepth: 1 }))),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.array(channel, { maxLength: 4 }), hostileValue, (channels, defaultChannel) => {
        expectSound(parsePackage(aPackageManifest({ channels, status: { defaultChannel } })));
      }),
    );
  });
});

describe('a valid PackageManifest', () => {
  const paths = pathsIn(whole);

  it('has fields of every depth to replace', () => {
    expect(paths.length).toBeGreaterThan(80);
    expectSound(parsePackage(whole));
  });

  it.each([null, undefined, 7, true, '', ' ', 'x'.repeat(5000), [], {}, [null], [[]]])(
    'stays valid with any field replaced by %j',
    (value) => {
      for (const path of paths) expectSound(parsePackage(replaced(whole, path, value)));
    },
  );

  it('stays valid with some fields replaced by anything', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...paths), hostileValue), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(changes, (all) => {
        const spoilt = all.reduce<unknown>(
          (raw, [path, value]) => replaced(raw, path, value),
          whole,
        );
        expectSound(parsePackage(spoilt));
      }),
      { numRuns: 500 },
    );
  });

  it('is listed regardless of other entries', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (others) => {
        expect(parsePackageList(aPackageList(...others, whole))).toContainEqual(
          parsePackage(whole),
        );
      }),
    );
  });
});

/** Checks the guarantees of a parsed package, and that the catalog's functions accept it. */
function expectSound(operator: OperatorPackage | null): void {
  if (operator === null) return;
  const { key, channels, defaultChannel } = operator;
  expect(Object.values(key).every((part) => part.trim() !== '')).toBe(true);
  expect(channels.length).toBeGreaterThan(0);
  expect(channels.map(({ name }) => name)).toContain(defaultChannel);
  for (const { name, headCsv, versions, displayName } of channels) {
    expect([name, headCsv, displayName]).not.toContain('');
    expect(versions.length).toBeGreaterThan(0);
  }
  expect(holdsOnlyTexts(operator)).toBe(true);
  const again = parsePackage(JSON.parse(JSON.stringify(asManifest(operator))));
  expect(again && packageId(again.key)).toBe(packageId(key));
  expectUsable(operator);
}

function expectUsable(operator: OperatorPackage): void {
  expect(channelOf(operator, null)?.name).toBe(operator.defaultChannel);
  const item = catalogItem(operator);
  if (item === null) return;
  expect(item.id).toBe(packageId(operator.key));
  expect(item.displayName.length).toBeLessThanOrEqual(256);
  const index = createSearchIndex();
  index.replace('a/b', [item]);
  for (const { id } of index.search(item.displayName)) expect(id).toBe(item.id);
  expect(index.search(item.displayName)).toHaveLength(1);
}

/** The part of a PackageManifest that names the package. */
function asManifest({ key, channels, defaultChannel }: OperatorPackage) {
  return {
    metadata: { name: key.packageName },
    status: {
      packageName: key.packageName,
      catalogSource: key.catalog,
      catalogSourceNamespace: key.catalogNamespace,
      defaultChannel,
      channels: channels.map(({ name, headCsv }) => ({ name, currentCSV: headCsv })),
    },
  };
}

/** A parsed package contains only plain values, lists and objects. */
function holdsOnlyTexts(value: unknown): boolean {
  if (value === null || typeof value === 'string') return true;
  return typeof value === 'object' && Object.values(value).every(holdsOnlyTexts);
}

/** The paths of all fields, including containers. */
function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]);
}

/** A copy with another value at the path; unchanged if the path no longer exists. */
function replaced(raw: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, name)) return raw;
  const entries = Object.entries<unknown>({ ...raw }).map(
    ([each, inner]): readonly [string, unknown] => [
      each,
      each === name ? replaced(inner, rest, value) : inner,
    ],
  );
  return Array.isArray(raw) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
