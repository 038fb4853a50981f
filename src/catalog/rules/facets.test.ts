import { describe, expect, it } from 'vitest';
import type { ExtensionFits } from '~/olm/content/extensionFit';
import { aCatalogItem } from '~/test/catalogBuilders';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { resultOf, toggled, WHOLE_CATALOG } from './catalogView';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { type CatalogMarks, FACETS, type Facet } from './facets';
import type { InstallState } from '~/olm/packages/installState';
import { preparedCatalog } from './preparedCatalog';

type Known = {
  readonly favorites?: readonly string[];
  readonly news?: CatalogMarks['news'];
  readonly fits?: ExtensionFits;
};

function prepared(entries: readonly CatalogEntry[], { favorites, news, ...known }: Known = {}) {
  return preparedCatalog(entries, {
    ...known,
    marks: { favorites: new Set(favorites), news: new Map(news) },
    nodes: null,
    priorities: new Map(),
  });
}

const entry = (item: CatalogItem, state: InstallState = 'not-installed') => ({ item, state });

function from(catalog: string, name = 'Ink', catalogNamespace = 'market'): CatalogItem {
  const key = { catalogNamespace, catalog, packageName: name.toLowerCase() };
  return aCatalogItem(name, { key, catalogDisplayName: catalog });
}

function countsOf(facet: Facet, entries: readonly CatalogEntry[], view = WHOLE_CATALOG) {
  const { facets } = resultOf(prepared(entries), view, null);
  return facets()[facet].map(({ label, count }) => [label, count]);
}

/** The displayed values of a facet for these items. */
const labelsOf = (facet: Facet, ...items: readonly Partial<CatalogItem>[]) =>
  countsOf(
    facet,
    items.map((changes, index) => entry(aCatalogItem(`Item ${index}`, changes))),
  ).map(([label]) => label);

describe('the values of a facet', () => {
  it.each<[string, Facet, readonly Partial<CatalogItem>[], readonly string[]]>([
    [
      'capability by level, Auto Pilot last (BR-022)',
      'capability',
      [{ capability: 'Auto Pilot' }, { capability: 'Basic Install' }, { capability: null }],
      ['Basic Install', 'Auto Pilot'],
    ],
    [
      'provider in its most used spelling, Red Hat first',
      'provider',
      [
        { provider: 'Acme' },
        { provider: 'RedHat' },
        { provider: 'Red Hat, Inc.' },
        { provider: 'Red Hat' },
      ],
      ['Red Hat', 'Acme'],
    ],
    [
      'category without near-duplicates',
      'category',
      [
        { categories: ['Storage', 'Databases'] },
        { categories: ['Database'] },
        { categories: ['Database', ' & '] },
      ],
      ['Database', 'Storage'],
    ],
    [
      'feature (BR-026)',
      'feature',
      [{ features: ['csi'] }, { features: ['disconnected', 'csi'] }],
      ['disconnected', 'csi'],
    ],
    [
      'subscription (BR-039)',
      'subscription',
      [
        { subscriptions: ['Appian License'] },
        { subscriptions: ['OpenShift Platform Plus'] },
        { subscriptions: [] },
      ],
      ['openshift-platform-plus', 'separate'],
    ],
    [
      'place, the same for its own namespace and another one',
      'mode',
      [{ installModes: ['AllNamespaces'] }, { installModes: ['SingleNamespace'] }],
      ['OwnNamespace', 'AllNamespaces', 'not-cluster-only'],
    ],
    [
      'architecture (BR-041)',
      'architecture',
      [
        { platforms: { architectures: ['arm', 's390x'], systems: ['linux'] } },
        { platforms: { architectures: ['amd64'], systems: ['linux'] } },
      ],
      ['amd64', 's390x', 'arm'],
    ],
    [
      'deprecation',
      'deprecation',
      [{ deprecation: 'Use Ink.' }, {}],
      ['not-deprecated', 'deprecated'],
    ],
  ])('%s', (_, facet, items, labels) => {
    expect(labelsOf(facet, ...items)).toEqual(labels);
  });

  it('state: always the same, of which "installed" includes all others', () => {
    const states = ['failed', 'in-progress', 'approval-needed', 'installed'] as const;
    const entries = states.map((state, index) => entry(aCatalogItem(`Item ${index}`), state));
    expect(countsOf('state', entries)).toEqual([
      ['installed', 4],
      ['update-available', 0],
      ['failed', 1],
      ['not-installed', 0],
    ]);
  });

  it('state: a pending update of another installation than the failed one', () => {
    const entries = [{ ...entry(aCatalogItem('Quill'), 'failed'), hidesUpdate: true as const }];
    expect(countsOf('state', entries)).toEqual([
      ['installed', 1],
      ['update-available', 1],
      ['failed', 1],
      ['not-installed', 0],
    ]);
  });

  it('state: a package installed from one catalog is not "not installed" in another', () => {
    const entries = [entry(from('one'), 'installed'), entry(from('two')), entry(from('two', 'B'))];
    expect(countsOf('state', entries)).toEqual([
      ['installed', 1],
      ['update-available', 0],
      ['failed', 0],
      ['not-installed', 1],
    ]);
  });

  it('source: in the order of the stock console, and by name (BR-012)', () => {
    const names = ['mine', 'redhat-marketplace', 'community-operators', 'redhat-operators', 'also'];
    const entries = names.map((name) => entry(from(name)));
    expect(countsOf('source', entries).map(([label]) => label)).toEqual([
      'Red Hat',
      'Community',
      'Marketplace',
      'also',
      'mine',
    ]);
  });

  it('mark: favorites by package, news by catalog and package', () => {
    const [ink, quill, nib] = [from('mine'), from('mine', 'Quill'), from('mine', 'Nib')];
    const catalog = prepared([entry(ink), entry(quill), entry(nib)], {
      favorites: ['ink'],
      news: new Map([
        [quill.id, { kind: 'new' }],
        [nib.id, { kind: 'updated', from: '1.0.0', to: '1.1.0' }],
      ]),
    });
    const { facets } = resultOf(catalog, WHOLE_CATALOG, null);
    expect(facets().mark.map(({ value, count }) => [value, count])).toEqual([
      ['favourite', 1],
      ['new', 1],
      ['updated', 1],
    ]);
  });

  it('exclude values without packages (BR-012)', () => {
    const { facets } = resultOf(prepared([]), WHOLE_CATALOG, null);
    expect(FACETS.filter((facet) => facets()[facet].length > 0)).toEqual(['state']);
  });
});

describe('the counts of a facet', () => {
  const entries = [
    entry(aCatalogItem('Kafka', { provider: 'Red Hat' }), 'installed'),
    entry(aCatalogItem('Strimzi', { provider: 'Strimzi' })),
    entry(aCatalogItem('Etcd', { provider: 'Red Hat, Inc.' }), 'failed'),
  ];

  it('consider other facets, but not their own', () => {
    const view = toggled(WHOLE_CATALOG, 'provider', 'redhat');
    expect(countsOf('state', entries, view)).toEqual([
      ['installed', 2],
      ['update-available', 0],
      ['failed', 1],
      ['not-installed', 0],
    ]);
    expect(countsOf('provider', entries, view)).toEqual([
      ['Red Hat', 2],
      ['Strimzi', 1],
    ]);
  });

  it('consider two other facets together', () => {
    const view = toggled(toggled(WHOLE_CATALOG, 'provider', 'redhat'), 'state', 'failed');
    expect(countsOf('architecture', entries, view)).toEqual([['amd64', 1]]);
    expect(countsOf('provider', entries, view)).toEqual([
      ['Red Hat', 1],
      ['Strimzi', 0],
    ]);
  });

  it('count packages, not offers', () => {
    const offers = [entry(from('one')), entry(from('two')), entry(from('one', 'Quill'))];
    expect(countsOf('architecture', offers)).toEqual([['amd64', 2]]);
    expect(countsOf('source', offers)).toEqual([
      ['one', 2],
      ['two', 1],
    ]);
  });

  it('are zero for an unknown value', () => {
    const view = toggled(WHOLE_CATALOG, 'provider', 'nobody');
    const result = resultOf(prepared(entries), view, null);
    expect(result.cards).toEqual([]);
    expect(result.facets().state.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });
});

describe('packages that OLM v1 can install', () => {
  const entries = [
    entry(from('a', 'Quill')),
    entry(from('a', 'Ink')),
    entry(from('a', 'Paper')),
    entry(from('unread', 'Pen')),
    entry(from('unknown', 'Nib')),
  ];
  const counts = (known: Known) =>
    resultOf(prepared(entries, known), WHOLE_CATALOG, null)
      .facets()
      .extension.map(({ value, count }) => [value, count]);

  it('is counted for the catalogs that OLM v1 knows, in the order of the fit', () => {
    const packages = new Map([
      ['ink', 'misfit'],
      ['quill', 'fits'],
    ] as const);
    const fits = new Map([
      ['market/a', packages],
      ['market/unread', null],
    ]);
    expect(counts({ fits })).toEqual([
      ['fits', 1],
      ['misfit', 1],
      ['unread', 2],
    ]);
  });

  it('is no facet without OLM v1', () => {
    expect(counts({})).toEqual([]);
  });
});
