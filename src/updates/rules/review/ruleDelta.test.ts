import { describe, expect, it } from 'vitest';
import { anUpdate } from '~/test/comparisonBuilders';
import { type Rule, aRule, cluster, compared, deltaOf } from '~/test/rightsBuilders';

describe('permissions of one account before and after', () => {
  const secrets = aRule('', 'secrets', 'get list');

  it.each<[string, readonly Rule[], readonly Rule[], object]>([
    ['the same rule', [secrets], [secrets], { added: [], removed: [], standing: 'same' }],
    [
      'the same in another order',
      [aRule('', 'pods secrets', 'list get')],
      [aRule('', 'secrets', 'get list'), aRule('', 'pods', 'get list')],
      { added: [], removed: [], newDangers: [] },
    ],
    ['the same rule twice', [secrets], [secrets, secrets], { unchanged: ['secrets: get list'] }],
    [
      'a verb more',
      [aRule('', 'secrets', 'get')],
      [secrets],
      { added: ['secrets: list'], unchanged: ['secrets: get'], newDangers: [] },
    ],
    [
      'a dangerous verb more',
      [secrets],
      [aRule('', 'secrets', 'get list update')],
      { added: ['secrets: update'], newDangers: ['write-secrets'] },
    ],
    [
      'a verb less',
      [secrets],
      [aRule('', 'secrets', 'get')],
      { added: [], removed: ['secrets: list'] },
    ],
    [
      'a resource more',
      [aRule('', 'pods', 'get')],
      [aRule('', 'pods secrets', 'get')],
      { added: ['secrets: get'], newDangers: ['read-secrets'] },
    ],
    [
      'a group more, read together',
      [aRule('', 'events', 'create')],
      [aRule(' events.k8s.io', 'events', 'create')],
      { added: ['events.k8s.io/events: create'] },
    ],
    [
      'a wildcard verb for some',
      [aRule('', 'pods', 'get list')],
      [aRule('', 'pods', '*')],
      { added: ['pods: *'], removed: [], newDangers: ['all-verbs', 'run-pods'] },
    ],
    [
      'some verbs for a wildcard',
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
      'everything had, nothing is new',
      [aRule('*', '*', '*')],
      [aRule('rbac.authorization.k8s.io', 'roles', 'escalate bind')],
      { added: [], newDangers: [] },
    ],
    [
      'everything comes',
      [secrets],
      [aRule('*', '*', '*')],
      { added: ['*/*: *'], removed: [], newDangers: ['everything'] },
    ],
    [
      'named objects no longer only',
      [aRule('', 'secrets', 'get', 'cert')],
      [aRule('', 'secrets', 'get')],
      { added: ['secrets: get'], newDangers: ['read-secrets'] },
    ],
    [
      'named objects only from now on',
      [aRule('', 'secrets', 'get')],
      [aRule('', 'secrets', 'get', 'cert')],
      { added: [], removed: ['secrets: get'], unchanged: ['secrets (cert): get'] },
    ],
    [
      'one more named object is no new kind of danger',
      [aRule('', 'secrets', 'get', 'a')],
      [aRule('', 'secrets', 'get', 'a b')],
      { added: ['secrets (b): get'], unchanged: ['secrets (a): get'], newDangers: [] },
    ],
    [
      'paths under a wildcard',
      [{ nonResourceURLs: ['/healthz/*'], verbs: ['get'] }],
      [{ nonResourceURLs: ['/healthz/ready', '/metrics'], verbs: ['get'] }],
      {
        added: ['/metrics: get'],
        unchanged: ['/healthz/ready: get'],
        removed: ['/healthz/*: get'],
      },
    ],
    [
      'a whole rule more, the gravest first',
      [],
      [aRule('', 'pods', 'create'), aRule('rbac.authorization.k8s.io', 'clusterroles', 'escalate')],
      {
        standing: 'new',
        added: ['rbac.authorization.k8s.io/clusterroles: escalate', 'pods: create'],
        newDangers: ['escalate', 'run-pods'],
      },
    ],
    ['nothing any more', [secrets], [], { standing: 'gone', removed: ['secrets: get list'] }],
    [
      'what is too much to be taken apart, by its rules',
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
