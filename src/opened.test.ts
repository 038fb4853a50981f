import { describe, expect, it } from 'vitest';
import { openedPage } from './opened';
import { routes } from './routes';

const KEY = {
  catalogNamespace: 'openshift-marketplace',
  catalog: 'community',
  packageName: 'etcd',
};

const PEN = { api: 'pens.ink.example.com', namespace: 'team-a', name: 'blue' };

describe('the page that the console was opened with', () => {
  it.each([
    [routes.catalog(null), 'catalog', null],
    [routes.catalog('team-a'), 'catalog', 'team-a'],
    [routes.installed(null), 'installed', null],
    [routes.leftovers('team-a'), 'leftovers', 'team-a'],
    [routes.operator('team-a', 'etcd', 'events'), 'operator', 'team-a'],
    [routes.updates('team-a'), 'updates', 'team-a'],
    [routes.newSource('team-a'), 'newSource', 'team-a'],
    [routes.source('team-a', 'community'), 'source', 'team-a'],
    [routes.instances('team-a'), 'instances', 'team-a'],
    [routes.instancesOf(null, 'pens.ink.example.com'), 'instances', null],
    [routes.newInstance('team-a', 'pens.ink.example.com'), 'newInstance', 'team-a'],
    [routes.instance(PEN), 'instance', 'team-a'],
    [routes.instance(PEN, 'yaml'), 'instance', 'team-a'],
    [routes.editInstance(PEN), 'editInstance', 'team-a'],
  ])('%s is %s', (path, page, namespace) => {
    expect(openedPage(path)).toEqual({ page, namespace, packageKey: null });
  });

  it.each([
    [routes.package(null, KEY), 'package'],
    [routes.install(null, KEY), 'install'],
  ])('%s is about a package', (path, page) => {
    expect(openedPage(path)).toEqual({ page, namespace: null, packageKey: KEY });
  });

  it.each(['/', '/dashboards', '/operatorhub/all-namespaces', '/operator-hub-catalog'])(
    '%s is not a page of the plugin',
    (path) => {
      expect(openedPage(path)).toBeNull();
    },
  );
});
