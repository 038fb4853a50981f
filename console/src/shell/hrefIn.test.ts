import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES } from '../namespace/namespaceRoute';
import { hrefIn } from './hrefIn';

describe('hrefIn', () => {
  it.each([
    [{}, 'team-a', '/hub-list'],
    [{ namespaced: true }, 'team-a', '/hub-list/ns/team-a'],
    [{ namespaced: true }, ALL_NAMESPACES, '/hub-list/all-namespaces'],
    [{ prefixNamespaced: true }, 'team-a', '/k8s/ns/team-a/hub-list'],
  ])('of an entry with %j in %s: %s', (properties, namespace, expected) => {
    expect(hrefIn(namespace, { href: '/hub-list', ...properties })).toBe(expected);
  });
});
