import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { type CatalogItem, catalogItem } from './catalogItem';
import { parsePackage, parsePackageList } from './parsePackage';
import { createSearchIndex } from '~/olm/search/searchIndex';

function shown(manifest: unknown): CatalogItem | null {
  const operator = parsePackage(manifest);
  return operator && catalogItem(operator);
}

function shownOf(parts: Parameters<typeof aRawChannel>[0]): CatalogItem | null {
  return shown(aPackageManifest({ channels: [aRawChannel(parts)] }));
}

const long = 'n'.repeat(5000);

describe('display of an invalid package', () => {
  it.each<[string, unknown, Partial<CatalogItem>]>([
    [
      'no default channel: the first one',
      aPackageManifest({
        channels: [aRawChannel({ name: 'beta' }), aRawChannel()],
        status: { defaultChannel: '' },
      }),
      { defaultChannel: 'beta' },
    ],
    [
      'a default channel that does not exist: the first one',
      aPackageManifest({ status: { defaultChannel: 'gone' } }),
      { defaultChannel: 'stable', displayName: 'Quill' },
    ],
    [
      'an unusable default channel: the first usable one',
      aPackageManifest({
        channels: [{ name: 'stable', entries: [] }, aRawChannel({ name: 'fast' })],
      }),
      { defaultChannel: 'fast' },
    ],
    [
      'a channel without entries: its head',
      aPackageManifest({ channels: [aRawChannel({ channel: { entries: [] } })] }),
      { headCsv: 'quill.v1.1.0', version: '1.1.0' },
    ],
    [
      'no description of the ClusterServiceVersion: name, version and provider from other data',
      aPackageManifest({ channels: [aRawChannel({ channel: { currentCSVDesc: null } })] }),
      {
        displayName: 'quill',
        version: '1.1.0',
        provider: 'Quill Works',
        shortDescription: '',
        capability: null,
        categories: [],
        kinds: [],
        created: null,
      },
    ],
    [
      'the same kind from two APIs: once',
      aPackageManifest({
        channels: [
          aRawChannel({
            csv: {
              customresourcedefinitions: {
                owned: ['a', 'b'].map((group) => ({ name: `quills.${group}`, kind: 'Quill' })),
              },
            },
          }),
        ],
      }),
      { kinds: ['Quill'] },
    ],
  ])('%s', (_, manifest, expected) => {
    expect(shown(manifest)).toMatchObject(expected);
  });

  it.each([
    ['truncated', '["a'],
    ['of another type', '{"a": 1}'],
    ['invalid JSON', 'not stated'],
  ])('annotations that are %s: the package without them', (_, text) => {
    const annotations = {
      capabilities: text,
      createdAt: text,
      'operators.openshift.io/infrastructure-features': text,
      'operators.operatorframework.io/internal-objects': text,
      'features.operators.openshift.io/cnf': text,
    };
    expect(shownOf({ annotations })).toMatchObject({
      displayName: 'Quill',
      capability: null,
      created: null,
      features: [],
    });
  });

  it('texts of 5,000 characters: truncated with an ellipsis', () => {
    const item = shownOf({
      csv: {
        displayName: long,
        provider: { name: long },
        keywords: Array.from({ length: 5000 }, (_, index) => `${index}${long}`),
      },
      annotations: { description: long, categories: `${long},${long}` },
    });
    expect(item?.displayName).toMatch(/^n{255}…$/);
    expect(item?.provider).toHaveLength(256);
    expect(item?.shortDescription).toHaveLength(240);
    expect(item?.categories).toHaveLength(1);
    expect(item?.keywords).toHaveLength(100);
  });

  it('a package name of 5,000 characters: complete, because a Subscription references it', () => {
    expect(shown(aPackageManifest({ name: long }))?.key.packageName).toBe(long);
  });

  it.each([
    ['right-to-left', 'قاعدة بيانات', 'بيانات'],
    ['Chinese', '分布式数据库', '数据库'],
    ['Japanese', 'データベース管理', '管理'],
    ['Korean', '데이터베이스 운영자', '데이터'],
    ['beyond the basic plane', '𠮷野家', '𠮷'],
  ])('text that is %s: unchanged, and found', (_, displayName, query) => {
    const item = shownOf({ csv: { displayName }, annotations: { description: displayName } });
    expect(item).toMatchObject({ displayName, shortDescription: displayName });
    const index = createSearchIndex();
    index.replace('a/b', item === null ? [] : [item]);
    expect(index.search(query).map(({ id }) => id)).toEqual([item?.id]);
  });

  it.each([
    ['an override of direction', 'Quill \u202Erotarepo\u202C'],
    ['zero-width characters', 'Quill\u200B \uFEFFrotarepo'],
    ['control characters', 'Quill\n\u0000rotarepo\u001B'],
  ])('names with %s: without it', (_, name) => {
    const csv = { displayName: name, provider: { name }, keywords: [name] };
    const item = shownOf({ csv, annotations: { description: name, categories: name } });
    const shown = 'Quill rotarepo';
    expect(item).toMatchObject({ displayName: shown, provider: shown, shortDescription: shown });
    expect(item).toMatchObject({ keywords: [shown], categories: [shown] });
  });

  it('an invisible name: the package name', () => {
    expect(shownOf({ csv: { displayName: '\u202E\u200B' } })?.displayName).toBe('quill');
  });

  it('a short description of several lines: one line', () => {
    const item = shownOf({ annotations: { description: ' Writes\n\n  everything \t down.\r\n' } });
    expect(item?.shortDescription).toBe('Writes everything down.');
  });

  it('a text is not truncated within a character', () => {
    const item = shownOf({ annotations: { description: `${'x'.repeat(238)}𠮷𠮷𠮷` } });
    expect(item?.shortDescription).toBe(`${'x'.repeat(238)}…`);
  });

  it('an icon of 400 KB: everything except the icon, which is requested separately', () => {
    const icon = [{ base64data: 'A'.repeat(400 * 1024), mediatype: 'image/svg+xml' }];
    const item = shownOf({ csv: { icon } });
    expect(item?.displayName).toBe('Quill');
    expect(JSON.stringify(item).length).toBeLessThan(1500);
  });

  it('a megabyte of opening tags: fast', () => {
    const before = process.cpuUsage();
    shownOf({ csv: { description: '![<'.repeat(400_000) } });
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});

describe('packages that are listed twice', () => {
  const namesOf = (list: unknown): readonly string[] =>
    parsePackageList(list).map(({ key, provider }) => `${key.catalog}: ${provider}`);

  it('within one catalog: the first', () => {
    const twice = [{ name: 'First' }, { name: 'Second' }].map((provider) =>
      aPackageManifest({ channels: [aRawChannel({ csv: { provider } })] }),
    );
    expect(namesOf(aPackageList(...twice))).toEqual(['community-operators: First']);
  });

  it('in two catalogs: both (BR-005)', () => {
    const both = ['a', 'b'].map((catalog) => aPackageManifest({ catalog }));
    expect(namesOf(aPackageList(...both))).toEqual(['a: Quill Works', 'b: Quill Works']);
  });
});
