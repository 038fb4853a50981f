import { describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import {
  ALL_SOURCES,
  areSourcesFiltered,
  listedSources,
  sourceQuery,
  sourceViewIn,
  toggledSources,
  unfilteredSources,
} from './sourceView';

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
  item,
  pod: null,
  packages: PACKAGES[item.name] ?? 0,
  users: item.name === 'own' ? [{ namespace: 'team-a', name: 'quill' }] : [],
  blocked: [],
}));

const names = (view: Partial<typeof ALL_SOURCES>) =>
  listedSources(rows, { ...ALL_SOURCES, ...view }).rows.map(({ item }) => item.name);

describe('the list of catalogs', () => {
  it.each([
    ['the worst first', {}, ['dead', 'mirror', 'own', 'redhat-operators']],
    ['by name', { sort: 'name' }, ['dead', 'mirror', 'own', 'redhat-operators']],
    [
      'by name, from the end',
      { sort: 'name', descending: true },
      ['redhat-operators', 'own', 'mirror', 'dead'],
    ],
    [
      'by packages, unknown ones last',
      { sort: 'packages' },
      ['redhat-operators', 'own', 'mirror', 'dead'],
    ],
    [
      'by most packages, unknown ones last',
      { sort: 'packages', descending: true },
      ['mirror', 'own', 'redhat-operators', 'dead'],
    ],
    [
      'by priority (CS-009)',
      { sort: 'priority', descending: true },
      ['mirror', 'own', 'dead', 'redhat-operators'],
    ],
    [
      'by who uses it',
      { sort: 'users', descending: true },
      ['own', 'dead', 'mirror', 'redhat-operators'],
    ],
  ] as const)('goes %s', (_, view, order) => {
    expect(names(view)).toEqual(order);
  });

  it.each([
    ['platform', ['mirror']],
    ['mirror-index', ['mirror']],
    ['TEAM-A', ['own']],
    ['nothing', []],
  ])('finds %s', (keyword, order) => {
    expect(names({ keyword })).toEqual(order);
  });

  it('counts what each value would show', () => {
    const view = toggledSources(ALL_SOURCES, 'scope', 'own');
    const { rows: shown, facets } = listedSources(rows, view);
    expect(shown.map(({ item }) => item.name)).toEqual(['own']);
    expect(facets.health.map(({ value, count }) => [value, count])).toEqual([
      ['down', 0],
      ['ready', 1],
      ['disabled', 0],
    ]);
    expect(facets.origin.map(({ value }) => value)).toEqual(['default', 'custom']);
  });
});

describe('the URL', () => {
  it('has the whole view, and leaves the parameters of others', () => {
    const view = {
      ...toggledSources(ALL_SOURCES, 'health', 'down'),
      keyword: 'a',
      sort: 'name' as const,
      descending: true,
    };
    const query = sourceQuery(view, new URLSearchParams('dialog=defaults'));
    expect(query.toString()).toBe('dialog=defaults&q=a&health=down&sort=-name');
    expect(sourceViewIn(query)).toEqual(view);
  });

  it('leaves out what is as by default, and what it does not know', () => {
    expect(sourceQuery(ALL_SOURCES, new URLSearchParams()).toString()).toBe('');
    expect(sourceViewIn(new URLSearchParams('sort=odd'))).toEqual(ALL_SOURCES);
  });

  it('gives up keyword and choices at once', () => {
    const view = { ...toggledSources(ALL_SOURCES, 'origin', 'custom'), keyword: 'a' };
    expect(areSourcesFiltered(view)).toBe(true);
    expect(areSourcesFiltered(unfilteredSources(view))).toBe(false);
  });
});
