import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import type { CatalogItem } from './catalogItem';
import { type CatalogView, paramsOf, resultOf, toggled, viewFrom } from './catalogView';
import { type CatalogEntry, type Facet, facetValues, noChoices } from './facets';
import type { InstallState } from './installState';

function anEntry(item: CatalogItem, state: InstallState = 'not-installed'): CatalogEntry {
  return { item, state };
}

const all: CatalogView = { keyword: '', choices: noChoices, sort: 'relevance' };

const entries = [
  anEntry(
    aCatalogItem('Kafka', { provider: 'Red Hat, Inc.', categories: ['Streaming'] }),
    'installed',
  ),
  anEntry(
    aCatalogItem('Strimzi', {
      kinds: ['KafkaTopic', 'KafkaUser'],
      provider: 'Strimzi',
      categories: ['streaming', 'Database'],
      capability: 'Deep Insights',
    }),
  ),
  anEntry(
    aCatalogItem('Kafka Tools', {
      shortDescription: 'Helpers for topics',
      capability: 'Basic Install',
      provider: 'Red Hat',
    }),
  ),
  anEntry(aCatalogItem('Etcd', { keywords: ['kv'], provider: 'red hat' }), 'failed'),
];

const namesFor = (view: Partial<CatalogView>) =>
  resultOf(entries, { ...all, ...view }).shown.map(({ item }) => item.displayName);

describe('search', () => {
  it.each([
    ['the exact name first', 'kafka', ['Kafka', 'Kafka Tools', 'Strimzi']],
    ['several words are AND (W03)', 'kafka topic', ['Kafka Tools', 'Strimzi']],
    ['the package name (W03)', 'kafka-tools', ['Kafka Tools']],
    ['the provider (W03)', 'strimzi', ['Strimzi']],
    ['kinds of CRDs (W03)', 'kafkauser', ['Strimzi']],
    ['keywords', 'kv', ['Etcd']],
    ['categories, in any case', 'DATABASE', ['Strimzi']],
    ['the short description', 'helpers', ['Kafka Tools']],
    ['nothing', 'kafka postgres', []],
    ['everything without words', '  ', ['Etcd', 'Kafka', 'Kafka Tools', 'Strimzi']],
  ])('finds %s', (_, keyword, names) => {
    expect(namesFor({ keyword })).toEqual(names);
  });

  it('tells where a word was found that the tile does not show', () => {
    const [found] = resultOf(entries, { ...all, keyword: 'kafkatopic' }).shown;
    expect(found?.hint).toEqual({ field: 'kind', text: 'KafkaTopic' });
  });

  it('has no bias for a vendor (W03)', () => {
    const rivals = [
      anEntry(aCatalogItem('Ink tools', { provider: 'Red Hat' })),
      anEntry(aCatalogItem('Ink')),
    ];
    const { shown } = resultOf(rivals, { ...all, keyword: 'ink' });
    expect(shown[0]?.item.displayName).toBe('Ink');
  });
});

describe('sort', () => {
  it.each([
    ['name', ['Etcd', 'Kafka', 'Kafka Tools', 'Strimzi']],
    ['capability', ['Strimzi', 'Kafka Tools', 'Etcd', 'Kafka']],
  ] as const)('by %s', (sort, names) => {
    expect(namesFor({ sort })).toEqual(names);
  });
});

describe('facets', () => {
  const choose = (facet: Facet, ...values: string[]): CatalogView => ({
    ...all,
    choices: { ...noChoices, [facet]: values },
  });

  it.each([
    ['state', ['failed', 'installed'], ['Etcd', 'Kafka']],
    ['provider', ['red hat'], ['Etcd', 'Kafka', 'Kafka Tools']],
    ['category', ['streaming'], ['Kafka', 'Strimzi']],
    ['capability', ['Basic Install'], ['Kafka Tools']],
    ['source', ['openshift-marketplace/community'], ['Etcd', 'Kafka', 'Kafka Tools', 'Strimzi']],
  ] as const)('%s: several values are OR', (facet, values, names) => {
    expect(namesFor(choose(facet, ...values))).toEqual(names);
  });

  it('counts respect the other facets, not their own (W04)', () => {
    const { choices } = choose('provider', 'red hat');
    expect(
      facetValues(entries, choices, 'state').map(({ value, count }) => [value, count]),
    ).toEqual([
      ['failed', 1],
      ['installed', 1],
      ['not-installed', 1],
    ]);
    expect(
      facetValues(entries, choices, 'provider').map(({ value, count }) => [value, count]),
    ).toEqual([
      ['red hat', 3],
      ['strimzi', 1],
    ]);
  });

  it('joins spellings of one provider and one category (W04)', () => {
    const values = facetValues(entries, noChoices, 'category').map(({ value }) => value);
    expect(values).toEqual(['database', 'streaming']);
  });

  it('offers no value that no package has (BR-012)', () => {
    expect(facetValues([], noChoices, 'source')).toEqual([]);
  });
});

describe('the query string', () => {
  it.each([
    '',
    'q=kafka+topic',
    'q=a&state=failed&state=installed&source=ns%2Fcat&provider=acme%2C+inc&sort=name',
  ])('%s survives a round trip', (text) => {
    const params = new URLSearchParams(text);
    expect(paramsOf(viewFrom(params), new URLSearchParams()).toString()).toBe(text);
  });

  it('leaves out what it does not know and keeps what belongs to others', () => {
    const params = new URLSearchParams('sort=magic&perspective=admin');
    expect(viewFrom(params).sort).toBe('relevance');
    expect(paramsOf(all, params).toString()).toBe('perspective=admin');
  });

  it('a value is chosen and given up by the same act', () => {
    const once = toggled(all, 'state', 'failed');
    expect(once.choices.state).toEqual(['failed']);
    expect(toggled(once, 'state', 'failed')).toEqual(all);
  });
});
