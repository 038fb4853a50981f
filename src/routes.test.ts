import { describe, expect, it } from 'vitest';
import { packageIn, routes } from './routes';

const path = { catalogNamespace: 'market', catalog: 'a/b', packageName: 'quill' };

const PEN = { group: 'ink.example.com', version: 'v1', kind: 'Pen', plural: 'pens' };

describe('routes', () => {
  it.each([
    [routes.catalog(null), '/operator-hub-catalog/all-namespaces'],
    [routes.catalog('team-a'), '/operator-hub-catalog/ns/team-a'],
    [routes.package(null, path), '/operator-hub-catalog/all-namespaces/market~a%2Fb~quill'],
    [routes.install('team-a', path), '/operator-hub-catalog/ns/team-a/market~a%2Fb~quill/install'],
    [routes.installed(null), '/operator-hub-installed/all-namespaces'],
    [
      routes.uninstall('team-a', 'quill'),
      '/operator-hub-installed/ns/team-a?uninstall=team-a%2Fquill',
    ],
    [
      routes.uninstallHere('team-a', 'quill', '?keyword=ink&uninstall=team-b%2Fonyx'),
      '?keyword=ink&uninstall=team-a%2Fquill',
    ],
    [
      routes.uninstallMany(null, ['team-a/quill', 'team-b/onyx']),
      '/operator-hub-installed/all-namespaces?uninstall=team-a%2Fquill&uninstall=team-b%2Fonyx',
    ],
    [routes.leftovers(null), '/operator-hub-installed/all-namespaces/~leftovers'],
    [routes.leftovers('team-a'), '/operator-hub-installed/ns/team-a/~leftovers'],
    [
      routes.plan('team-a', 'install-abcde'),
      '/operator-hub-updates/ns/team-a?plan=team-a%2Finstall-abcde',
    ],
    [
      routes.bestOf({ model: PEN, namespace: 'team-a', name: 'blue' }),
      '/operator-hub-instances/ns/team-a/pens.ink.example.com/blue',
    ],
    [
      routes.bestOf({ model: { ...PEN, group: 'apps' }, namespace: 'team-a', name: 'blue' }),
      '/k8s/ns/team-a/apps~v1~Pen/blue',
    ],
    [
      routes.bestOf({ model: { ...PEN, group: 'x.k8s.io' }, namespace: null, name: 'blue' }),
      '/k8s/cluster/x.k8s.io~v1~Pen/blue',
    ],
    [routes.jobs('a/b'), '/k8s/ns/a%2Fb/jobs'],
    [routes.instances(null), '/operator-hub-instances/all-namespaces'],
    [
      routes.instances('team-a', 'team-a/quill.v1'),
      '/operator-hub-instances/ns/team-a?operator=team-a%2Fquill.v1',
    ],
    [
      routes.instance({ api: 'pens.ink.example.com', namespace: null, name: 'blue' }, 'events'),
      '/operator-hub-instances/all-namespaces/pens.ink.example.com/blue/events',
    ],
    [
      routes.newInstance('team-a', 'pens.ink.example.com', { copy: 'blue' }),
      '/operator-hub-instances/ns/team-a/pens.ink.example.com/~new?copy=blue',
    ],
    [
      routes.editInstance({ api: 'pens.ink.example.com', namespace: 'team-a', name: 'blue' }),
      '/operator-hub-instances/ns/team-a/pens.ink.example.com/blue/~edit',
    ],
  ])('%s', (route, expected) => {
    expect(route).toBe(expected);
  });
});

describe('packageIn', () => {
  it.each([
    ['market~tools~quill', { catalogNamespace: 'market', catalog: 'tools', packageName: 'quill' }],
    ['market~tools~a~b', { catalogNamespace: 'market', catalog: 'tools', packageName: 'a~b' }],
    ['market', { catalogNamespace: 'market', catalog: '', packageName: 'market' }],
  ])('parses %s', (segment, expected) => {
    expect(packageIn(segment)).toEqual(expected);
  });

  it('parses generated routes', () => {
    const [segment] = routes.package(null, path).split('/').slice(-1);
    expect(packageIn(decodeURIComponent(segment ?? ''))).toEqual(path);
  });
});
