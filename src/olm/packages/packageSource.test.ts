import { describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { platformsOfNodes } from './platforms';
import { catalogsIn, sourceOfNamespace, sourcesByCatalog } from './packageSource';

const community = aCatalogSource({ name: 'community' });
const certified = aCatalogSource({ name: 'certified' });
const own = aCatalogSource({ name: 'own', namespace: 'team-a' });
const others = aCatalogSource({ name: 'others', namespace: 'team-b' });
const all = [own, community, others, certified];

const labeled = (catalog: string, namespace: string) => ({
  metadata: { labels: { catalog, 'catalog-namespace': namespace } },
});

describe('the catalogs of a namespace (BR-016)', () => {
  it.each([
    ['all of them for the whole cluster', null, null, all.length],
    [
      'those that are available to it and its own',
      new Set(['openshift-marketplace/certified']),
      'team-a',
      2,
    ],
    ['its own although it is still empty', new Set<string>(), 'team-a', 1],
    ['none if none is available', new Set<string>(), 'team-c', 0],
  ])('are %s', (_, serving, namespace, count) => {
    expect(sourcesByCatalog(all, serving, namespace)).toHaveLength(count);
  });

  it('are read from any labels of PackageManifests (BR-003)', () => {
    const items = [labeled('certified', 'openshift-marketplace'), labeled('own', 'team-a'), {}, 7];
    expect([...catalogsIn({ items })]).toEqual([
      'openshift-marketplace/certified',
      'team-a/own',
      '/',
    ]);
    expect(catalogsIn('nothing').size).toBe(0);
  });

  it('are requested one by one, by name and namespace', () => {
    expect(sourcesByCatalog([own], null, null)).toEqual([
      expect.objectContaining({
        id: 'team-a/own',
        namespace: 'team-a',
        catalog: { name: 'own', namespace: 'team-a' },
      }),
    ]);
  });
});

describe('the identity of a source', () => {
  const identityOf = (changes: Parameters<typeof aCatalogSource>[0]) =>
    sourcesByCatalog([aCatalogSource({ name: 'community', ...changes })], null, null)[0]?.identity;

  it.each([
    ['another image', { spec: { image: 'catalog:2' } }],
    ['a new connection', { status: { connectionState: { lastConnect: '2026-01-02T00:00:00Z' } } }],
    ['another state', { status: { connectionState: { lastObservedState: 'CONNECTING' } } }],
  ])('changes with %s', (_, changes) => {
    expect(identityOf(changes)).not.toBe(identityOf({}));
  });

  it('does not change after a poll without a change', () => {
    expect(identityOf({ status: { latestImageRegistryPoll: '2026-01-02T00:00:00Z' } })).toBe(
      identityOf({ status: { latestImageRegistryPoll: '2026-01-01T00:00:00Z' } }),
    );
  });

  it('of a whole namespace is that of all visible catalogs in any order', () => {
    const one = sourceOfNamespace('team-a', [own, community]);
    expect(one).toMatchObject({ id: '*/team-a', namespace: 'team-a', catalog: null });
    expect(sourceOfNamespace('team-a', [community, own]).identity).toBe(one.identity);
    expect(sourceOfNamespace('team-a', [own]).identity).not.toBe(one.identity);
  });
});

describe('the platforms of nodes', () => {
  const node = (arch: string, os: string) => ({
    metadata: { labels: { 'kubernetes.io/arch': arch, 'kubernetes.io/os': os } },
  });

  it('are named once each', () => {
    const items = [node('arm64', 'linux'), node('amd64', 'linux'), node('amd64', 'windows'), {}];
    expect(platformsOfNodes({ items })).toEqual({
      architectures: ['amd64', 'arm64'],
      systems: ['linux', 'windows'],
    });
  });
});
