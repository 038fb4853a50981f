import { describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { listed, viewIn } from '~/olm/lists/list';
import { SOURCES } from './fields';
import { sourceColumnsWithin } from './SourcesTable';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const [off] = catalogSourceItems({
  sources: [],
  hub: {
    metadata: { name: 'cluster' },
    spec: { disableAllDefaultSources: true },
    status: { sources: [{ name: 'redhat-operators' }] },
  },
  namespace: null,
  now: NOW,
});
const seen = catalogSourceItems({
  sources: [
    aCatalogSource({
      name: 'mirror',
      spec: {
        displayName: 'Mirror',
        publisher: 'Platform team',
        sourceType: 'grpc',
        image: 'r.example.com/mirror-index:v4',
        priority: 5,
      },
    }),
    aCatalogSource({
      name: 'dead',
      spec: { displayName: 'Dead', priority: -10 },
      status: { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } },
    }),
    aCatalogSource({ name: 'own', namespace: 'team-a', spec: { displayName: 'Own' } }),
  ],
  hub: { metadata: { name: 'cluster' }, status: { sources: [{ name: 'redhat-operators' }] } },
  namespace: null,
  now: NOW,
});

const PACKAGES: Readonly<Record<string, SourceRow['packages']>> = {
  mirror: 12,
  dead: 'hidden',
  own: 3,
};

const rows = [...(off === undefined ? [] : [off]), ...seen].map((item): SourceRow => ({
  id: item.id,
  item,
  pod: null,
  reason: null,
  packages: PACKAGES[item.name] ?? 0,
  users: item.name === 'own' ? [{ namespace: 'team-a', name: 'quill' }] : [],
  blocked: [],
}));

const of = (query: string) => listed(SOURCES, rows, viewIn(SOURCES, new URLSearchParams(query)));
const names = (query: string) => of(query).rows.map(({ item }) => item.name);

describe('the list of catalogs', () => {
  it.each([
    ['by severity', '', ['dead', 'mirror', 'own', 'redhat-operators']],
    ['by name', 'sort=name', ['dead', 'mirror', 'own', 'redhat-operators']],
    ['by name, descending', 'sort=-name', ['redhat-operators', 'own', 'mirror', 'dead']],
    [
      'by packages, unknown ones last',
      'sort=packages',
      ['redhat-operators', 'own', 'mirror', 'dead'],
    ],
    [
      'by most packages, unknown ones last',
      'sort=-packages',
      ['mirror', 'own', 'redhat-operators', 'dead'],
    ],
    ['by priority (CS-009)', 'sort=-priority', ['mirror', 'own', 'dead', 'redhat-operators']],
    ['by Subscriptions', 'sort=-users', ['own', 'dead', 'mirror', 'redhat-operators']],
    ['by health, descending', 'sort=-health', ['redhat-operators', 'mirror', 'own', 'dead']],
  ])('is sorted %s', (_, query, order) => {
    expect(names(query)).toEqual(order);
  });

  it.each([
    ['platform', ['mirror']],
    ['mirror-index', ['mirror']],
    ['TEAM-A', ['own']],
    ['nothing', []],
  ])('finds %s', (keyword, order) => {
    expect(names(`q=${keyword}`)).toEqual(order);
  });

  it('counts results of each value (W04)', () => {
    const { rows: shown, facets } = of('scope=own');
    expect(shown.map(({ item }) => item.name)).toEqual(['own']);
    expect(facets['health']?.map(({ value, count }) => [value, count])).toEqual([
      ['down', 0],
      ['ready', 1],
      ['disabled', 0],
    ]);
    expect(facets['origin']?.map(({ value }) => value)).toEqual(['default', 'custom']);
  });
});

describe('columns of catalogs', () => {
  it.each([
    [100, true, ['health', 'scope', 'packages', 'users', 'priority', 'poll', 'image']],
    [67, false, ['health', 'packages', 'users', 'priority', 'image']],
    [44, true, ['health', 'packages', 'users']],
    [32, false, ['health']],
    [20, false, []],
  ])('with a width of %f rem, different scopes: %s', (width, isMixed, columns) => {
    expect(sourceColumnsWithin(width, isMixed).map(({ id }) => id)).toEqual(columns);
  });
});
