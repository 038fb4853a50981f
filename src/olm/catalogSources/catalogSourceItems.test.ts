import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '~/kube/models/olm';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { aCatalogSource } from '~/test/builders';
import type { CatalogSourceItem } from './catalogSourceItem';
import { catalogSourceItems } from './catalogSourceItems';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MANAGED = { 'operatorframework.io/managed-by': 'marketplace-operator' };
const STATUS = ['redhat-operators', 'community-operators'].map((name) => ({ name }));

function aHub(spec: OperatorHub['spec'], sources: readonly object[] = STATUS): OperatorHub {
  return { metadata: { name: 'cluster' }, ...(spec && { spec }), status: { sources } };
}

function managed(name: string, more: Parameters<typeof aCatalogSource>[0] = {}): CatalogSource {
  const source = aCatalogSource({ name, ...more });
  return { ...source, metadata: { ...source.metadata, annotations: MANAGED } };
}

function itemsOf(facts: Partial<Parameters<typeof catalogSourceItems>[0]>) {
  return catalogSourceItems({ sources: [], hub: aHub({}), namespace: null, now: NOW, ...facts });
}

function only(items: readonly CatalogSourceItem[]): CatalogSourceItem {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw new Error(`${String(items.length)} items`);
  return item;
}

const off = (decidedBy: string) => ({ kind: 'default', isDisabled: true, decidedBy });

describe('disabled default catalogs (CS-041)', () => {
  it.each([
    [
      'by its own entry',
      aHub({ sources: [{ name: 'redhat-operators', disabled: true }] }),
      ['redhat-operators'],
    ],
    [
      'with all others',
      aHub({ disableAllDefaultSources: true }),
      ['community-operators', 'redhat-operators'],
    ],
    [
      'except for one (CS-040)',
      aHub({
        disableAllDefaultSources: true,
        sources: [{ name: 'redhat-operators', disabled: false }],
      }),
      ['community-operators'],
    ],
    ['none', aHub({}), []],
    [
      'in the spec alone, before there is a status',
      aHub({ sources: [{ name: 'redhat-operators', disabled: true }] }, []),
      ['redhat-operators'],
    ],
    ['a name that is not a default one', aHub({ sources: [{ name: 'gone', disabled: true }] }), []],
    ['in an OperatorHub of another type', aHub({}, [{ name: 7 }, { name: 'odd' }]), []],
  ])('%s', (_, hub, names) => {
    const items = itemsOf({ hub });
    expect(items.map(({ name }) => name)).toEqual(names);
    for (const item of items) {
      expect(item).toMatchObject({ state: 'disabled', source: null, isGlobal: true });
    }
  });

  it('is listed once while its CatalogSource is being deleted', () => {
    const item = only(
      itemsOf({
        sources: [managed('redhat-operators')],
        hub: aHub({ sources: [{ name: 'redhat-operators', disabled: true }] }),
      }),
    );
    expect(item).toMatchObject({ state: 'ready', origin: off('entry') });
  });

  it('is unknown without permission to read OperatorHub', () => {
    expect(itemsOf({ hub: 'hidden' })).toEqual([]);
  });
});

describe('the catalogs of a namespace (CS-036, CS-057)', () => {
  const sources = [
    aCatalogSource({ name: 'global' }),
    aCatalogSource({ name: 'own', namespace: 'team-a' }),
    aCatalogSource({ name: 'private', namespace: 'team-b' }),
  ];

  it.each([
    [null, ['global', 'own', 'private']],
    ['team-a', ['global', 'own']],
    ['openshift-marketplace', ['global']],
  ])('%s', (namespace, names) => {
    expect(itemsOf({ sources, namespace }).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['on OpenShift', sources, aHub({}), ['global']],
    [
      'on a cluster with OLM alone',
      [aCatalogSource({ name: 'hubio', namespace: 'olm' })],
      null,
      ['hubio'],
    ],
    ['with permission for one namespace', [sources[1]].flatMap((one) => one ?? []), 'hidden', []],
  ] as const)('knows the global ones %s', (_, seen, hub, names) => {
    const global = itemsOf({ sources: seen, hub }).filter(({ isGlobal }) => isGlobal);
    expect(global.map(({ name }) => name)).toEqual(names);
  });
});

describe('the status of a catalog', () => {
  const at = (lastObservedState: string, lastConnect: string) =>
    aCatalogSource({ status: { connectionState: { lastObservedState, lastConnect } } });

  it.each([
    ['READY', '2026-11-21T11:00:00Z', 'ready'],
    ['TRANSIENT_FAILURE', '2026-11-21T11:00:00Z', 'down'],
    ['TRANSIENT_FAILURE', '2026-11-21T11:59:30Z', 'connecting'],
    ['CONNECTING', '2026-11-21T11:00:00Z', 'connecting'],
  ])('%s since %s is %s (CS-024)', (observed, since, state) => {
    expect(only(itemsOf({ sources: [at(observed, since)] }))).toMatchObject({
      state,
      observed,
      since,
    });
  });
});

describe('an object of a wrong shape', () => {
  it.each([
    { metadata: { name: 'bare', namespace: 'team-a' } },
    { metadata: { name: 'bare', namespace: 'team-a' }, spec: { displayName: '  ' } },
  ])('is shown by its name: %j', (source) => {
    expect(only(itemsOf({ sources: [source] }))).toMatchObject({
      id: 'team-a/bare',
      displayName: 'bare',
      publisher: '',
      priority: 0,
      state: 'connecting',
      endpoint: { kind: 'none' },
      poll: { kind: 'never' },
    });
  });
});
