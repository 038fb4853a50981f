import { describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import { FOUND_NOTHING, hitsOf } from '~/test/searchHits';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { type CatalogView, cleared, resultOf, toggled, WHOLE_CATALOG } from './catalogView';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { InstallState } from '~/olm/packages/installState';
import { type CatalogContext, preparedCatalog } from './preparedCatalog';
import type { SearchHits } from '~/olm/search/searchHit';

function anEntry(item: CatalogItem, state: InstallState = 'not-installed'): CatalogEntry {
  return { item, state };
}

function offer(catalog: string, changes: Partial<CatalogItem> = {}): CatalogItem {
  const key = { catalogNamespace: 'market', catalog, packageName: 'ink' };
  return aCatalogItem('Ink', { key, catalogDisplayName: catalog, ...changes });
}

const unmarked: CatalogContext = {
  marks: { favorites: new Set(), news: new Map() },
  nodes: null,
  priorities: new Map(),
};

const entries = [
  anEntry(aCatalogItem('Kafka', { created: 2000 }), 'installed'),
  anEntry(aCatalogItem('Strimzi', { capability: 'Deep Insights' })),
  anEntry(aCatalogItem('Kafka Tools', { capability: 'Basic Install', created: 3000 })),
  anEntry(aCatalogItem('etcd', { created: 1000 }), 'failed'),
];

function namesFor(view: Partial<CatalogView>, hits: SearchHits | null = null) {
  const { cards } = resultOf(
    preparedCatalog(entries, unmarked),
    { ...WHOLE_CATALOG, ...view },
    hits,
  );
  return cards.map(({ main }) => main.item.displayName);
}

const idOf = (name: string) => aCatalogItem(name).id;
const hit = (name: string) => ({ id: idOf(name), hint: null });

describe('search results', () => {
  it('are sorted by relevance, regardless of the vendor', () => {
    const hits = hitsOf(...['Kafka', 'Kafka Tools', 'Strimzi'].map(hit));
    expect(namesFor({ keyword: 'kafka' }, hits)).toEqual(['Kafka', 'Kafka Tools', 'Strimzi']);
    expect(namesFor({ keyword: 'nowhere' }, FOUND_NOTHING)).toEqual([]);
  });

  it('contain the place of the match', () => {
    const hint = { field: 'kind', text: 'KafkaTopic' } as const;
    const hits = hitsOf({ id: idOf('Strimzi'), hint });
    const { cards } = resultOf(preparedCatalog(entries, unmarked), WHOLE_CATALOG, hits);
    expect(cards.map((card) => card.hint)).toEqual([hint]);
  });
});

describe('sort', () => {
  it.each([
    ['relevance', ['etcd', 'Kafka', 'Kafka Tools', 'Strimzi']],
    ['name', ['etcd', 'Kafka', 'Kafka Tools', 'Strimzi']],
    ['capability', ['Strimzi', 'Kafka Tools', 'etcd', 'Kafka']],
    ['created', ['Kafka Tools', 'Kafka', 'etcd', 'Strimzi']],
  ] as const)('by %s; missing values come last', (sort, names) => {
    expect(namesFor({ sort })).toEqual(names);
  });
});

const BETA = '[DEPRECATED] Beta';

describe('deprecated packages', () => {
  const old = [
    anEntry(aCatalogItem(BETA)),
    anEntry(aCatalogItem('Alpha', { deprecation: 'Use Gamma.' })),
    anEntry(aCatalogItem('"Delta"')),
    anEntry(aCatalogItem('Gamma')),
  ];

  it.each([
    ['is last without a search', 'relevance', ['"Delta"', 'Gamma', 'Alpha', BETA]],
    ['is sorted by name without its tag', 'name', ['Alpha', BETA, '"Delta"', 'Gamma']],
  ] as const)('%s', (_, sort, names) => {
    const { cards } = resultOf(preparedCatalog(old, unmarked), { ...WHOLE_CATALOG, sort }, null);
    expect(cards.map(({ main }) => main.item.displayName)).toEqual(names);
  });

  it('are counted, whether by catalog or by name', () => {
    const { facets } = resultOf(preparedCatalog(old, unmarked), WHOLE_CATALOG, null);
    expect(facets().deprecation.map(({ value, count }) => [value, count])).toEqual([
      ['not-deprecated', 2],
      ['deprecated', 2],
    ]);
  });

  it('are ranked by their match', () => {
    const hits = hitsOf(hit('Alpha'), hit('Gamma'));
    const { cards } = resultOf(preparedCatalog(old, unmarked), WHOLE_CATALOG, hits);
    expect(cards.map(({ main }) => main.item.displayName)).toEqual(['Alpha', 'Gamma']);
  });
});

describe('a package of several catalogs (BR-005)', () => {
  const [community, certified] = [offer('community'), offer('certified', { capability: null })];

  it.each([
    ['the installed offer first', 'installed', {}, 'community'],
    ['then that of the higher priority', 'not-installed', { 'market/community': 1 }, 'community'],
    ['otherwise always the same', 'not-installed', {}, 'certified'],
    ['an installed one before any priority', 'failed', { 'market/certified': 9 }, 'community'],
  ] as const)('is one card, %s', (_, state, priorities, main) => {
    const context = { ...unmarked, priorities: new Map(Object.entries(priorities)) };
    const catalog = preparedCatalog([anEntry(community, state), anEntry(certified)], context);
    const { cards, total } = resultOf(catalog, WHOLE_CATALOG, null);
    expect([cards.length, total]).toEqual([1, 1]);
    expect(cards[0]?.main.item.key.catalog).toBe(main);
    expect(cards[0]?.others).toHaveLength(1);
  });

  it('shows only offers that match a facet', () => {
    const catalog = preparedCatalog([anEntry(community), anEntry(certified)], unmarked);
    const view = toggled(WHOLE_CATALOG, 'source', 'market/community');
    const [card] = resultOf(catalog, view, null).cards;
    expect(card?.main.item).toBe(community);
    expect(card?.others).toEqual([]);
  });

  it('is found with all offers if one matches, by its best match', () => {
    const catalog = preparedCatalog([anEntry(community), anEntry(certified)], unmarked);
    const { cards } = resultOf(catalog, WHOLE_CATALOG, hitsOf({ id: community.id, hint: null }));
    expect(cards[0]?.main.item).toBe(certified);
    expect(cards[0]?.others[0]?.item).toBe(community);
  });
});

describe('incompatible packages (BR-041 to BR-045)', () => {
  const ibm = { architectures: ['s390x'], systems: ['linux'] };
  const context = { ...unmarked, nodes: { architectures: ['amd64'], systems: ['linux'] } };
  const catalog = preparedCatalog(
    [
      anEntry(aCatalogItem('Runs')),
      anEntry(aCatalogItem('Mainframe', { platforms: ibm })),
      anEntry(aCatalogItem('Installed', { platforms: ibm }), 'failed'),
      anEntry(offer('community', { platforms: ibm })),
      anEntry(offer('certified')),
    ],
    context,
  );
  const shown = (view: Partial<CatalogView>) => {
    const { cards, unsupported } = resultOf(catalog, { ...WHOLE_CATALOG, ...view }, null);
    return [cards.map(({ main }) => main.item.displayName), unsupported];
  };

  it.each([
    ['is hidden and counted, except for installed ones', {}, [['Ink', 'Installed', 'Runs'], 1]],
    ['can be shown', { showsUnsupported: true }, [['Ink', 'Installed', 'Mainframe', 'Runs'], 1]],
  ])('%s', (_, view, result) => {
    expect(shown(view)).toEqual(result);
  });

  it('counts only packages that the facets would show', () => {
    const { choices } = toggled(WHOLE_CATALOG, 'state', 'failed');
    expect(shown({ choices })).toEqual([['Installed'], 0]);
  });
});

describe('the view', () => {
  it('a value is selected and cleared by the same function', () => {
    const once = toggled(WHOLE_CATALOG, 'state', 'failed');
    expect(once.choices.state).toEqual(['failed']);
    expect(toggled(once, 'state', 'failed')).toEqual(WHOLE_CATALOG);
  });

  it('keeps its order and layout when it is cleared', () => {
    const view: CatalogView = { ...WHOLE_CATALOG, keyword: 'a', sort: 'name', layout: 'table' };
    expect(cleared(view)).toEqual({ ...view, keyword: '' });
  });
});
