import { describe, expect, it } from 'vitest';
import { movedTo } from './MovedPage';

describe('movedTo', () => {
  it.each([
    ['/operator-hub', null, '/operator-hub-catalog/all-namespaces'],
    ['/operator-hub/', 'team-a', '/operator-hub-catalog/ns/team-a'],
    ['/operator-hub/no-such-page', null, '/operator-hub-catalog/all-namespaces'],
    ['/operator-hub/catalog', null, '/operator-hub-catalog/all-namespaces'],
    ['/operator-hub/updates', 'team-a', '/operator-hub-updates/ns/team-a'],
    ['/operator-hub/leftovers', 'team-a', '/operator-hub-installed/ns/team-a/~leftovers'],
    ['/operator-hub/all-namespaces/catalog', 'team-a', '/operator-hub-catalog/all-namespaces'],
    [
      '/operator-hub/ns/team-b/catalog/market/a%2Fb/quill',
      'team-a',
      '/operator-hub-catalog/ns/team-b/market~a%2Fb~quill',
    ],
    [
      '/operator-hub/all-namespaces/catalog/market/tools/quill/install',
      null,
      '/operator-hub-catalog/all-namespaces/market~tools~quill/install',
    ],
    ['/operator-hub/ns/team-b/installed', null, '/operator-hub-installed/ns/team-b'],
    [
      '/operator-hub/ns/team-b/installed/quill/updates',
      null,
      '/operator-hub-installed/ns/team-b/quill/updates',
    ],
    ['/operator-hub/ns/b/leftovers', null, '/operator-hub-installed/ns/b/~leftovers'],
    ['/operator-hub/all-namespaces/updates', 'b', '/operator-hub-updates/all-namespaces'],
    ['/operator-hub/ns/b/sources/tools/~edit', null, '/operator-hub-sources/ns/b/tools/~edit'],
    [
      '/operator-hub/all-namespaces/sources/~new',
      null,
      '/operator-hub-sources/all-namespaces/~new',
    ],
    // Paths without a scope, or without a page in that scope.
    ['/operator-hub-installed', 'team-a', '/operator-hub-installed/ns/team-a'],
    ['/operator-hub-catalog/', null, '/operator-hub-catalog/all-namespaces'],
    [
      '/operator-hub-installed/all-namespaces/quill/updates',
      'team-a',
      '/operator-hub-installed/all-namespaces',
    ],
    ['/operator-hub-sources/all-namespaces/tools', null, '/operator-hub-sources/all-namespaces'],
    ['/operator-hub-updates/ns/team-a/what', null, '/operator-hub-updates/ns/team-a'],
    ['/operator-hub-instances', 'team-a', '/operator-hub-instances/ns/team-a'],
    [
      '/operator-hub-instances/ns/team-a/pens.ink.example.com/blue/events/more',
      null,
      '/operator-hub-instances/ns/team-a',
    ],
    ['/operator-hub-updates/what/ever', 'team-a', '/operator-hub-updates/ns/team-a'],
  ])('redirects from %s (in %s) to %s', (pathname, scope, expected) => {
    expect(movedTo(pathname, scope)).toBe(expected);
  });
});
