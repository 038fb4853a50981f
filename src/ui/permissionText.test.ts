import { describe, expect, it } from 'vitest';
import type { Permission } from '~/kube/failure';
import { translate } from '~/i18n';
import { neededText, permissionText } from './permissionText';

const t = translate();

const lists = (count: number): readonly Permission[] =>
  Array.from({ length: count }, (_, index) => ({
    verb: 'list',
    group: 'acme.example.com',
    resource: `things${String(index + 1)}`,
    namespace: 'team-a',
  }));

it.each<readonly [Permission, string]>([
  [{ verb: 'list', group: '', resource: 'pods', namespace: 'a' }, 'list pods in namespace a'],
  [{ verb: 'list', group: '', resource: 'nodes' }, 'list nodes cluster-wide'],
  [
    { verb: 'get', group: '', resource: 'pods', subresource: 'log', namespace: 'a' },
    'get pods/log in namespace a',
  ],
  [
    { verb: 'patch', group: 'apps', resource: 'deployments', name: 'web', namespace: 'a' },
    'patch deployments.apps in namespace a',
  ],
])('describes %j', (permission, text) => {
  expect(permissionText(permission, t)).toBe(text);
});

describe('neededText', () => {
  it.each([
    [0, ''],
    [1, 'You do not have permission to list things1.acme.example.com in namespace team-a.'],
  ])('of %d permissions is %j', (count, text) => {
    expect(neededText(lists(count), t)).toBe(text);
  });

  it('names all of a few, and the first of many', () => {
    expect(neededText(lists(8), t)).toMatch(/things8\.acme\.example\.com in namespace team-a\.$/);
    expect(neededText(lists(60), t)).toMatch(/things6\.\S+ in namespace team-a, 54 more\.$/);
  });
});
