import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { MatchHint } from './searchHit';
import { createSearchIndex } from './searchIndex';

const strimzi = aCatalogItem('Strimzi', {
  key: { catalogNamespace: 'm', catalog: 'c', packageName: 'strimzi-streams-operator' },
  kinds: ['Kafka', 'KafkaTopic'],
  groups: ['kafka.strimzi.io'],
  keywords: ['messaging', 'event streaming'],
  categories: ['Big Data', 'Streaming & Messaging'],
  shortDescription: 'Runs an Apache cluster of brokers.',
});

function hintFor(item: CatalogItem, text: string): MatchHint | null | undefined {
  const index = createSearchIndex();
  index.replace('m/c', [item]);
  return index.search(text).at(0)?.hint;
}

describe('the hint', () => {
  it.each<[string, string, MatchHint]>([
    ['a kind', 'topic', { field: 'kind', text: 'KafkaTopic' }],
    ['a kind, whole', 'kafkatopic', { field: 'kind', text: 'KafkaTopic' }],
    ['a kind found by a typo', 'topik', { field: 'kind', text: 'KafkaTopic' }],
    ['an API group', 'kafka.strimzi.io', { field: 'group', text: 'kafka.strimzi.io' }],
    ['its beginning', 'kafka.str', { field: 'group', text: 'kafka.strimzi.io' }],
    ['a definition', 'kafkatopics.kafka.strimzi.io', { field: 'kind', text: 'KafkaTopic' }],
    ['a keyword', 'event', { field: 'keyword', text: 'event streaming' }],
    ['a category', 'data', { field: 'category', text: 'Big Data' }],
    ['the package', 'streams', { field: 'package', text: 'strimzi-streams-operator' }],
    [
      'the package, by its whole name',
      'strimzi-streams-operator',
      { field: 'package', text: 'strimzi-streams-operator' },
    ],
    ['a word of the description', 'brokers', { field: 'description', text: 'brokers' }],
    [
      'the beginning of a word of the description',
      'clus',
      { field: 'description', text: 'cluster' },
    ],
    [
      'the first word that a tile does not show',
      'strimzi topic',
      { field: 'kind', text: 'KafkaTopic' },
    ],
    [
      'a field that is not displayed before the description',
      'cluster topic',
      { field: 'kind', text: 'KafkaTopic' },
    ],
  ])('names %s: %s', (_, text, hint) => {
    expect(hintFor(strimzi, text)).toEqual(hint);
  });

  it.each(['strimzi', 'acme', 'strimzi acme'])(
    'is omitted if the name or provider shows it: %s',
    (text) => {
      expect(hintFor(strimzi, text)).toBeNull();
    },
  );

  it('is omitted if the name matches exactly, even without a word', () => {
    expect(hintFor(aCatalogItem('C&&'), 'C&&')).toBeNull();
    expect(hintFor(aCatalogItem('&&'), '&&')).toBeNull();
  });
});
