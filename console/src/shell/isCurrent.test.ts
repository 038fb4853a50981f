import { describe, expect, it } from 'vitest';
import { isCurrent } from './isCurrent';

/** The cases of console-app's nav/__tests__/utils.spec.ts, and their consequences for pages of plugins. */
describe('isCurrent', () => {
  it.each<[own: string, starts: string[], pathname: string, expected: boolean]>([
    ['/k8s/cluster/nodes', [], '/k8s/cluster/nodes', true],
    ['/k8s/cluster/nodes', [], '/k8s/cluster/nodes/node-1', true],
    ['/k8s/cluster/nodes', [], '/k8s/cluster/pods', false],
    ['/k8s/cluster/nodes', [], '/k8s/cluster/nodes-of-old', false],
    ['/monitoring', ['monitoring/alerts'], '/monitoring/alerts', true],
    ['/monitoring', ['monitoring/alerts'], '/other/path', false],
    ['/k8s/ns/test/pods', [], '/k8s/ns/default/pods/', true],
    ['/hub-list', [], '/hub-list/all-namespaces', true],
    ['/hub-list', [], '/hub-list/ns/default/one/details', true],
    ['/hub-list', [], '/hub-lists/ns/default', false],
    // The namespace is removed only below /k8s, so entries with the same root cannot be distinguished.
    ['/hub/list', [], '/hub/ns/default/list', false],
  ])('%s, %j at %s: %s', (own, starts, pathname, expected) => {
    expect(isCurrent(pathname, own, starts)).toBe(expected);
  });
});
