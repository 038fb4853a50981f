import { describe, expect, it } from 'vitest';
import { anUpdate } from '~/test/comparisonBuilders';
import { type Rule, aRule, cluster, compared, deltaOf } from '~/test/permissionBuilders';

describe('permissions of one account before and after', () => {
  const secrets = aRule('', 'secrets', 'get list');

  it.each<[string, readonly Rule[], readonly Rule[], object]>([
    ['the same rule', [secrets], [secrets], { added: [], removed: [], changeKind: 'same' }],
    [
      'the same in another order',
      [aRule('', 'pods secrets', 'list get')],
      [aRule('', 'secrets', 'get list'), aRule('', 'pods', 'get list')],
      { added: [], removed: [], newDangers: [] },
    ],
    ['the same rule twice', [secrets], [secrets, secrets], { unchanged: ['secrets: get list'] }],
    [
      'an additional verb',
      [aRule('', 'secrets', 'get')],
      [secrets],
      { added: ['secrets: list'], unchanged: ['secrets: get'], newDangers: [] },
    ],
    [
      'an additional risky verb',
      [secrets],
      [aRule('', 'secrets', 'get list update')],
      { added: ['secrets: update'], newDangers: ['write-secrets'] },
    ],
    [
      'a removed verb',
      [secrets],
      [aRule('', 'secrets', 'get')],
      { added: [], removed: ['secrets: list'] },
    ],
    [
      'an additional resource',
      [aRule('', 'pods', 'get')],
      [aRule('', 'pods secrets', 'get')],
      { added: ['secrets: get'], newDangers: ['read-secrets'] },
    ],
    [
      'an additional group, combined',
      [aRule('', 'events', 'create')],
      [aRule(' events.k8s.io', 'events', 'create')],
      { added: ['events.k8s.io/events: create'] },
    ],
    [
      'a wildcard instead of some verbs',
      [aRule('', 'pods', 'get list')],
      [aRule('', 'pods', '*')],
      { added: ['pods: *'], removed: [], newDangers: ['all-verbs', 'run-pods'] },
    ],
    [
      'some verbs instead of a wildcard',
      [aRule('', 'pods', '*')],
      [aRule('', 'pods', 'get list')],
      { added: [], removed: ['pods: *'], unchanged: ['pods: get list'] },
    ],
    [
      'a wildcard resource covers subresources',
      [aRule('', '*', 'get')],
      [aRule('', 'pods/log secrets', 'get')],
      { added: [], removed: ['*: get'], newDangers: [] },
    ],
    [
      'a wildcard of a subresource',
      [aRule('apps', '*/scale', 'update')],
      [aRule('apps', 'deployments/scale deployments', 'update')],
      {
        added: ['apps/deployments: update'],
        unchanged: ['apps/deployments/scale: update'],
        removed: ['apps/*/scale: update'],
      },
    ],
    [
      'a resource does not cover its subresource',
      [aRule('', 'pods', 'create')],
      [aRule('', 'pods/exec', 'create')],
      { added: ['pods/exec: create'], removed: ['pods: create'], newDangers: ['exec'] },
    ],
    [
      'a wildcard group',
      [aRule('*', 'leases', 'get')],
      [aRule('coordination.k8s.io', 'leases', 'get')],
      { added: [], removed: ['*/leases: get'] },
    ],
    [
      'nothing new after full permissions',
      [aRule('*', '*', '*')],
      [aRule('rbac.authorization.k8s.io', 'roles', 'escalate bind')],
      { added: [], newDangers: [] },
    ],
    [
      'full permissions',
      [secrets],
      [aRule('*', '*', '*')],
      { added: ['*/*: *'], removed: [], newDangers: ['everything'] },
    ],
    [
      'no longer only named objects',
      [aRule('', 'secrets', 'get', 'cert')],
      [aRule('', 'secrets', 'get')],
      { added: ['secrets: get'], newDangers: ['read-secrets'] },
    ],
    [
      'now only named objects',
      [aRule('', 'secrets', 'get')],
      [aRule('', 'secrets', 'get', 'cert')],
      { added: [], removed: ['secrets: get'], unchanged: ['secrets (cert): get'] },
    ],
    [
      'an additional named object without a new risk',
      [aRule('', 'secrets', 'get', 'a')],
      [aRule('', 'secrets', 'get', 'a b')],
      { added: ['secrets (b): get'], unchanged: ['secrets (a): get'], newDangers: [] },
    ],
    [
      'paths of a wildcard',
      [{ nonResourceURLs: ['/healthz/*'], verbs: ['get'] }],
      [{ nonResourceURLs: ['/healthz/ready', '/metrics'], verbs: ['get'] }],
      {
        added: ['/metrics: get'],
        unchanged: ['/healthz/ready: get'],
        removed: ['/healthz/*: get'],
      },
    ],
    [
      'an additional rule, sorted by severity',
      [],
      [aRule('', 'pods', 'create'), aRule('rbac.authorization.k8s.io', 'clusterroles', 'escalate')],
      {
        changeKind: 'new',
        added: ['rbac.authorization.k8s.io/clusterroles: escalate', 'pods: create'],
        newDangers: ['escalate', 'run-pods'],
      },
    ],
    ['no permissions', [secrets], [], { changeKind: 'gone', removed: ['secrets: get list'] }],
    [
      'too many permissions to split, by rules',
      [many()],
      [many(), secrets],
      { added: ['secrets: get list'], removed: [] },
    ],
  ])('%s', (_, before, after, expected) => {
    expect(compared(deltaOf([anUpdate(cluster(...before), cluster(...after))])[0])).toMatchObject(
      expected,
    );
  });
});

/** More permissions than can be compared, in a few thousand characters. */
function many(): Rule {
  const names = Array.from({ length: 400 }, (_, index) => `r${index}`).join(' ');
  return aRule(names, names, 'get list');
}
