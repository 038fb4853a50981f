import { describe, expect, it } from 'vitest';
import { inNamespace, routes } from './routes';

const path = { catalogNamespace: 'market', catalog: 'a/b', packageName: 'quill' };

const PEN = { group: 'ink.example.com', version: 'v1', kind: 'Pen' };

describe('routes', () => {
  it.each([
    [routes.catalog(null), '/operator-hub/all-namespaces/catalog'],
    [routes.catalog('team-a'), '/operator-hub/ns/team-a/catalog'],
    [routes.package(null, path), '/operator-hub/all-namespaces/catalog/market/a%2Fb/quill'],
    [routes.install('team-a', path), '/operator-hub/ns/team-a/catalog/market/a%2Fb/quill/install'],
    [routes.installed(null), '/operator-hub/all-namespaces/installed'],
    [
      routes.uninstall('team-a', 'quill'),
      '/operator-hub/ns/team-a/installed?uninstall=team-a%2Fquill',
    ],
    [
      routes.uninstall('team-a', 'quill', '/operator-hub/ns/team-a/installed/quill'),
      '/operator-hub/ns/team-a/installed?uninstall=team-a%2Fquill&from=%2Foperator-hub%2Fns%2Fteam-a%2Finstalled%2Fquill',
    ],
    [
      routes.uninstallMany(null, ['team-a/quill', 'team-b/onyx']),
      '/operator-hub/all-namespaces/installed?uninstall=team-a%2Fquill&uninstall=team-b%2Fonyx',
    ],
    [routes.leftovers(null), '/operator-hub/all-namespaces/leftovers'],
    [routes.leftovers('team-a'), '/operator-hub/ns/team-a/leftovers'],
    [routes.plan('team-a', 'install-abcde'), '/operator-hub/ns/team-a/updates?plan=install-abcde'],
    [
      routes.newOperand({ namespace: 'team-a', name: 'quill.v1' }, PEN, 'initialization'),
      '/k8s/ns/team-a/operators.coreos.com~v1alpha1~ClusterServiceVersion/quill.v1/ink.example.com~v1~Pen/~new?useInitializationResource',
    ],
    [routes.jobs('a/b'), '/k8s/ns/a%2Fb/jobs'],
  ])('%s', (route, expected) => {
    expect(route).toBe(expected);
  });
});

describe('inNamespace', () => {
  it.each([
    ['/operator-hub/all-namespaces/catalog', 'team-a', '/operator-hub/ns/team-a/catalog'],
    ['/operator-hub/ns/team-a/updates', null, '/operator-hub/all-namespaces/updates'],
    ['/operator-hub/ns/a/catalog/market/x/quill/install', 'b', '/operator-hub/ns/b/catalog'],
    ['/operator-hub', 'b', '/operator-hub/ns/b/catalog'],
  ])('leads from %s in %s to %s', (pathname, scope, expected) => {
    expect(inNamespace(pathname, scope)).toBe(expected);
  });
});
