import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { createSearchIndex } from './searchIndex';

function itemIn(catalog: string, displayName: string, changes: Partial<CatalogItem> = {}) {
  const packageName = displayName.toLowerCase().replaceAll(' ', '-');
  return aCatalogItem(displayName, {
    key: { catalogNamespace: 'olm', catalog, packageName },
    ...changes,
  });
}

function searchIn(items: readonly CatalogItem[], text: string) {
  const index = createSearchIndex();
  index.replace('openshift-marketplace/community', items);
  const names = new Map(items.map(({ id, displayName }) => [id, displayName]));
  return index.search(text).map(({ id, hint }) => ({ name: names.get(id) ?? id, hint }));
}

function namesFor(items: readonly CatalogItem[], text: string): readonly string[] {
  return searchIn(items, text).map(({ name }) => name);
}

const strimzi = aCatalogItem('Strimzi', {
  key: { catalogNamespace: 'm', catalog: 'c', packageName: 'strimzi-kafka-operator' },
  kinds: ['Kafka', 'KafkaTopic'],
  groups: ['kafka.strimzi.io', 'core.strimzi.io'],
  keywords: ['messaging', 'event streaming'],
  categories: ['Streaming & Messaging'],
  shortDescription: 'Runs an Apache cluster of brokers.',
});
const crunchy = aCatalogItem('Crunchy Postgres', {
  kinds: ['PGUpgrade', 'PostgresCluster'],
  groups: ['postgres-operator.crunchydata.com'],
  provider: 'Crunchy Data',
  shortDescription: 'Databases.',
});
const yuzu = aCatalogItem('柚子翻訳 · مترجم يوزو', {
  key: { catalogNamespace: 'm', catalog: 'c', packageName: 'yuzu-translate' },
  keywords: ['ترجمة'],
  provider: 'Société Générale',
});
const some = [strimzi, crunchy, yuzu];

describe('terms that find a package', () => {
  it.each([
    ['its display name', 'strimzi', 'Strimzi'],
    ['its package name', 'strimzi-kafka-operator', 'Strimzi'],
    ['a part of its package name', 'kafka', 'Strimzi'],
    ['the parts joined', 'kafkaoperator', 'Strimzi'],
    ['the beginning of a word', 'postg', 'Crunchy Postgres'],
    ['a whole kind', 'PostgresCluster', 'Crunchy Postgres'],
    ['a kind in lower case', 'kafkatopic', 'Strimzi'],
    ['the words of a kind', 'kafka topic', 'Strimzi'],
    ['one word of a kind', 'topic', 'Strimzi'],
    ['capitals within a kind', 'upgrade', 'Crunchy Postgres'],
    ['a keyword', 'messaging', 'Strimzi'],
    ['words of one keyword', 'event streaming', 'Strimzi'],
    ['an API group', 'kafka.strimzi.io', 'Strimzi'],
    ['the domain of an API group', 'strimzi.io', 'Strimzi'],
    ['the beginning of an API group', 'Postgres-Operator.cr', 'Crunchy Postgres'],
    ['an apiVersion', 'kafka.strimzi.io/v1beta2', 'Strimzi'],
    ['the name of a definition', 'kafkatopics.kafka.strimzi.io', 'Strimzi'],
    ['its beginning', 'postgresclusters.postgres', 'Crunchy Postgres'],
    ['the name of an internal definition', 'strimzipodsets.core.strimzi.io', 'Strimzi'],
    ['its provider', 'crunchy data', 'Crunchy Postgres'],
    ['a category', 'streaming & messaging', 'Strimzi'],
    ['its short description', 'brokers', 'Strimzi'],
    ['words of different fields', 'brokers kafka messaging', 'Strimzi'],
    ['a provider without its accents', 'societe generale', yuzu.displayName],
    ['Chinese characters', '翻訳', yuzu.displayName],
    ['one Chinese character', '訳', yuzu.displayName],
    ['Arabic text', 'مترجم', yuzu.displayName],
    ['the beginning of an Arabic keyword', 'ترج', yuzu.displayName],
  ])('%s: %s', (_, text, expected) => {
    expect(namesFor(some, text)).toEqual([expected]);
  });

  it.each([
    ['one word is not found', 'kafka postgres'],
    ['a definition is of another group', 'kafkas.kafka.example.org'],
    ['an API group is longer', 'a.kafka.strimzi.io.org'],
    ['it is empty', ''],
    ['it is white space', ' \t '],
    ['it has signs only', '& - "'],
    ['it ends differently', 'kafkas3'],
    ['Chinese characters have another order', '訳翻'],
  ])('none if %s', (_, text) => {
    expect(searchIn(some, text)).toEqual([]);
  });
});

describe('typos', () => {
  const items = ['Loki', 'Redis', 'Grafana', 'Prometheus', 'PostgreSQL', 'Dex'].map((name) =>
    aCatalogItem(name),
  );

  it.each([
    ['no typo in three letters', 'dxe', []],
    ['one letter wrong in four', 'lokk', ['Loki']],
    ['one letter missing in six', 'grafna', ['Grafana']],
    ['one letter too many', 'rediss', ['Redis']],
    ['two letters swapped', 'reids', ['Redis']],
    ['not two typos in seven letters', 'grfanna', []],
    ['two typos from eight letters', 'prometeuss', ['Prometheus']],
    ['a swap in a long word', 'postgersql', ['PostgreSQL']],
    ['not three typos', 'pormeteuss', []],
  ])('%s: %s', (_, text, expected) => {
    expect(namesFor(items, text)).toEqual(expected);
  });

  it('are ignored if the exact word is found often enough, or in a name', () => {
    const backups = ['a backup', 'backups', 'for backup', 'bakup'].map((shortDescription) =>
      aCatalogItem(shortDescription.length.toString(), { shortDescription }),
    );
    expect(namesFor(backups, 'backup')).toHaveLength(3);
    expect(namesFor(backups, 'bakup')).toEqual(['5', '10', '8']);
    expect(namesFor([...backups, aCatalogItem('Bakup')], 'bakup')).toHaveLength(2);
  });
});

describe('the order', () => {
  it.each([
    ['display name', { displayName: 'Vault' }],
    ['package name', { key: { ...strimzi.key, packageName: 'vault' } }],
  ])('starts with exact names: %s', (_, changes) => {
    const rival = aCatalogItem('Red Hat Vault Vaults', {
      provider: 'Red Hat Vault',
      keywords: ['vault'],
      kinds: ['Vault'],
      categories: ['Vault'],
      shortDescription: 'vault',
    });
    const exact = aCatalogItem('Something else', { id: 'exact', ...changes });
    expect(namesFor([rival, exact], 'VAULT').at(0)).toBe(exact.displayName);
  });

  it('ignores separators in exact names', () => {
    const items = [aCatalogItem('Cert Manager Manager Cert'), aCatalogItem('cert-manager')];
    expect(namesFor(items, 'cert manager').at(0)).toBe('cert-manager');
  });

  it('starts with the owner of an API group, then with those of its parts', () => {
    const items = [
      aCatalogItem('A', { keywords: ['monitoring coreos com'] }),
      aCatalogItem('B', { groups: ['apps.monitoring.coreos.com'] }),
      aCatalogItem('C', { groups: ['monitoring.coreos.com'], kinds: ['PodMonitor'] }),
      aCatalogItem('D', { groups: ['monitoring.coreos.com'], kinds: ['Probe'] }),
      aCatalogItem('E', { groups: ['coreos.com'] }),
    ];
    expect(namesFor(items, 'monitoring.coreos.com')).toEqual(['C', 'D', 'B', 'A']);
    expect(namesFor(items, 'podmonitors.monitoring.coreos.com')).toEqual(['C']);
    expect(namesFor(items, 'prometheuses.monitoring.coreos.com')).toEqual(['C', 'D']);
  });

  it('depends on the field of the match', () => {
    const fields = {
      name: aCatalogItem('Ink'),
      kind: aCatalogItem('A', { kinds: ['Ink'] }),
      keyword: aCatalogItem('B', { keywords: ['ink'] }),
      category: aCatalogItem('C', { categories: ['Ink'] }),
      description: aCatalogItem('D', { shortDescription: 'All about ink.' }),
    };
    expect(namesFor(Object.values(fields).toReversed(), 'ink')).toEqual([
      'Ink',
      'A',
      'B',
      'C',
      'D',
    ]);
  });

  it('prefers names with few other words', () => {
    const items = ['Acme Exporter Suite for Ink', 'Ink Exporter', 'Ink Operator'].map((name) =>
      aCatalogItem(name),
    );
    expect(namesFor(items, 'ink')).toEqual([
      'Ink Operator',
      'Ink Exporter',
      'Acme Exporter Suite for Ink',
    ]);
  });

  it('does not prefer a vendor', () => {
    const items = ['Red Hat', 'Acme', 'Zeta'].map((provider) =>
      aCatalogItem(`Ink ${provider.charAt(0)}`, { provider }),
    );
    expect(namesFor(items, 'ink')).toEqual(['Ink A', 'Ink R', 'Ink Z']);
  });

  it('is by name, then ID, for equal scores', () => {
    const items = ['two', 'one'].map((catalog) => itemIn(catalog, 'Ink Pot'));
    const index = createSearchIndex();
    items.forEach((item) => {
      index.replace(`olm/${item.key.catalog}`, [item]);
    });
    index.replace('olm/a', [itemIn('a', 'Ink Jar')]);
    expect(index.search('ink').map(({ id }) => id)).toEqual([
      'olm/a/ink-jar',
      'olm/one/ink-pot',
      'olm/two/ink-pot',
    ]);
  });
});

describe('the catalogs', () => {
  it('are replaced and removed one by one', () => {
    const index = createSearchIndex();
    index.replace('olm/a', [itemIn('a', 'Ink')]);
    index.replace('olm/b', [itemIn('b', 'Ink')]);
    index.replace('olm/a', [itemIn('a', 'Pen')]);
    expect(index.search('ink').map(({ id }) => id)).toEqual(['olm/b/ink']);
    expect(index.search('pen').map(({ id }) => id)).toEqual(['olm/a/pen']);
    index.remove('olm/b');
    index.remove('olm/none');
    expect(index.search('ink')).toEqual([]);
  });
});

describe('hostile metadata', () => {
  const long = 'x'.repeat(5000);
  const hostile = aCatalogItem(`Ink ${long}`, {
    kinds: Array.from({ length: 5000 }, (_, index) => `Kind${index}`),
    keywords: Array.from({ length: 5000 }, (_, index) => `${long}${index}`),
    shortDescription: 'word '.repeat(5000),
    categories: ['constructor', '__proto__', 'toString'],
  });

  it.each([
    ['its name', 'ink'],
    ['the beginning of a very long word', 'xxxx'],
    ['a text of 5,000 characters', `Ink ${long}`],
    ['names of built-in properties', '__proto__ constructor'],
  ])('is found by %s', (_, text) => {
    expect(namesFor([hostile], text)).toHaveLength(1);
  });

  it.each(['y'.repeat(5000), 'none '.repeat(5000)])('accepts a long query', (text) => {
    expect(namesFor([hostile], text)).toEqual([]);
  });
});
