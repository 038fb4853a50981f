import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, namespaceInPath, urlInNamespace } from './namespaceRoute';

describe('namespaceInPath', () => {
  it.each([
    ['/k8s/ns/team-a/pods', 'team-a'],
    ['/k8s/cluster/projects/team-a', 'team-a'],
    ['/k8s/all-namespaces/pods', ALL_NAMESPACES],
    ['/operator-hub-catalog/ns/team-a', 'team-a'],
    ['/operator-hub-catalog/all-namespaces', ALL_NAMESPACES],
    ['/operator-hub-catalog', undefined],
    ['/k8s/cluster/nodes', undefined],
  ])('finds in %s: %s', (path, namespace) => {
    expect(namespaceInPath(path)).toBe(namespace);
  });
});

describe('urlInNamespace', () => {
  it.each([
    ['/k8s/ns/old/pods/web-1/yaml', 'new', '/k8s/ns/new/pods'],
    ['/k8s/ns/old/pods', ALL_NAMESPACES, '/k8s/all-namespaces/pods'],
    ['/k8s/all-namespaces/pods', 'new', '/k8s/ns/new/pods'],
    ['/k8s/ns/same/pods/web-1?page=2#log', 'same', '/k8s/ns/same/pods/web-1?page=2#log'],
    ['/k8s/ns/old/pods?page=2&perPage=50#log', 'new', '/k8s/ns/new/pods?perPage=50#log'],
    ['/k8s/ns/old/pods?page=2', 'new', '/k8s/ns/new/pods'],
    ['/operator-hub-installed/ns/old', 'new', '/operator-hub-installed/ns/new'],
    ['/operator-hub-catalog', 'new', '/operator-hub-catalog'],
    ['/', 'new', '/'],
  ])('switches from %s in %s to %s', (url, namespace, expected) => {
    expect(urlInNamespace(new URL(url, 'http://console'), namespace)).toBe(expected);
  });
});
