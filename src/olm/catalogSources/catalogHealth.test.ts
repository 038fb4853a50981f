import { describe, expect, it } from 'vitest';
import { aCatalogSource, anOperatorGroup } from '~/test/builders';
import { catalogHealth, catalogsFor, fingerprintOf, resolvedCatalogs } from './catalogHealth';

function observing(lastObservedState: string, lastConnect = '2026-01-01T00:00:00Z') {
  return aCatalogSource({ status: { connectionState: { lastObservedState, lastConnect } } });
}

describe('catalogHealth', () => {
  it.each([
    ['READY', 'ready'],
    ['CONNECTING', 'connecting'],
    ['IDLE', 'connecting'],
    ['TRANSIENT_FAILURE', 'down'],
    ['SHUTDOWN', 'down'],
  ])('a connection that is %s is %s', (observed, state) => {
    expect(catalogHealth(observing(observed))).toMatchObject({
      state,
      observed,
      since: '2026-01-01T00:00:00Z',
    });
  });

  it('is connecting before OLM reports anything', () => {
    expect(catalogHealth({ metadata: { name: 'new', namespace: 'a' } })).toMatchObject({
      state: 'connecting',
      displayName: 'new',
      since: null,
    });
  });

  it('is down if OLM rejects the CatalogSource itself', () => {
    const refused = {
      metadata: { name: 'bad' },
      status: { reason: 'SpecInvalidError', message: 'no image' },
    };
    expect(catalogHealth(refused)).toMatchObject({
      state: 'down',
      observed: 'SpecInvalidError',
      message: 'no image',
    });
  });
});

describe('catalogsFor', () => {
  const sources = [
    aCatalogSource({ name: 'global' }),
    aCatalogSource({ name: 'own', namespace: 'team-a' }),
    aCatalogSource({ name: 'private', namespace: 'team-b' }),
    aCatalogSource({ name: 'moved', namespace: 'olm' }),
  ];

  it.each([
    ['all namespaces', null, [], ['moved', 'global', 'own', 'private']],
    ['a namespace (BR-016)', 'team-a', [], ['global', 'own']],
    ['the namespace of the global ones', 'openshift-marketplace', [], ['global']],
    [
      'a namespace of a cluster with another global one',
      'team-a',
      ['olm'],
      ['moved', 'global', 'own'],
    ],
  ])('for %s', (_, namespace, used, names) => {
    const catalogs = catalogsFor(sources, namespace, new Set(used));
    expect(catalogs.map(({ name }) => name)).toEqual(names);
  });

  it('for a namespace of a plain Kubernetes are those of OLM, also while they serve nothing', () => {
    const catalogs = catalogsFor(sources.slice(1), 'team-a', new Set());
    expect(catalogs.map(({ name }) => name)).toEqual(['moved', 'own']);
  });
});

// Source: OLM, pkg/controller/registry/resolver/step_resolver.go, ResolveSteps.
describe('resolvedCatalogs', () => {
  const sources = [
    aCatalogSource({ name: 'global' }),
    aCatalogSource({ name: 'own', namespace: 'team-a' }),
    aCatalogSource({ name: 'private', namespace: 'team-b' }),
  ];
  const group = anOperatorGroup();
  const key = 'olm.operatorframework.io/exclude-global-namespace-resolution';
  const excluding = { ...group, metadata: { ...group.metadata, annotations: { [key]: 'true' } } };

  it.each([
    ['no OperatorGroup', 'team-a', [], ['global', 'own']],
    ['an OperatorGroup', 'team-a', [group], ['global', 'own']],
    ['one that excludes the global catalogs', 'team-a', [excluding], ['own']],
    ['one that excludes them in their namespace', 'openshift-marketplace', [excluding], ['global']],
  ])('with %s, for %s', (_, namespace, groups, names) => {
    const catalogs = resolvedCatalogs(sources, namespace, { used: new Set(), groups });
    expect(catalogs.map(({ name }) => name)).toEqual(names);
  });
});

describe('fingerprintOf', () => {
  const before = fingerprintOf([observing('READY')]);

  it.each([
    ['another state', [observing('TRANSIENT_FAILURE')]],
    ['a new connection', [observing('READY', '2026-01-02T00:00:00Z')]],
    ['a new image', [{ ...observing('READY'), spec: { image: 'example.com/index:2' } }]],
    ['one more catalog', [observing('READY'), aCatalogSource({ name: 'new' })]],
    ['one removed', []],
  ])('changes with %s', (_, sources) => {
    expect(fingerprintOf(sources)).not.toBe(before);
  });

  it('does not change with the order or with a poll that found nothing new', () => {
    const other = aCatalogSource({ name: 'other' });
    const polled = {
      ...observing('READY'),
      status: { ...observing('READY').status, latestImageRegistryPoll: '2026-01-03T00:00:00Z' },
    };
    expect(fingerprintOf([polled])).toBe(before);
    expect(fingerprintOf([other, polled])).toBe(fingerprintOf([polled, other]));
  });
});
