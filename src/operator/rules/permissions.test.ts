import { describe, expect, it } from 'vitest';
import { aCsv, anOperatorGroup } from '~/test/builders';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { filteredAccounts, operatorAccess, ruleCount } from './accountAccess';

type Raw = Readonly<Record<string, unknown>>;

function rule(resources: string, verbs: string, more: Raw = {}): Raw {
  return { apiGroups: [''], resources: resources.split(' '), verbs: verbs.split(' '), ...more };
}

function csvWith(strategy: Raw, annotations: Readonly<Record<string, string>> = {}) {
  const spec: Raw = { displayName: 'Quill', install: { spec: strategy } };
  return aCsv({ annotations, spec });
}

function accessOf(csv: ClusterServiceVersion, groups = [anOperatorGroup()]) {
  return operatorAccess(csv, { namespace: 'team-a', operatorGroups: groups });
}

const grant = (rules: readonly Raw[], serviceAccountName = 'quill-sa') => ({
  serviceAccountName,
  rules,
});

const SECRETS = rule('secrets', 'get list');

describe('the risks of an Operator', () => {
  it.each<[string, Raw, readonly string[]]>([
    ['nothing dangerous', { permissions: [grant([rule('configmaps', 'get')])] }, []],
    [
      'all Secrets of the cluster',
      { clusterPermissions: [grant([SECRETS])] },
      ['read-secrets all cluster'],
    ],
    ['Secrets of its namespace', { permissions: [grant([SECRETS])] }, ['read-secrets all team-a']],
    [
      'cluster-wide permissions are not repeated for its namespace',
      { clusterPermissions: [grant([SECRETS])], permissions: [grant([SECRETS])] },
      ['read-secrets all cluster'],
    ],
    [
      'named Secrets are not all Secrets',
      { clusterPermissions: [grant([rule('secrets', 'get', { resourceNames: ['a', 'b'] })])] },
      ['read-secrets named cluster'],
    ],
    [
      'no further list with full permissions',
      { clusterPermissions: [grant([rule('*', '*', { apiGroups: ['*'] }), SECRETS])] },
      ['everything all cluster'],
    ],
    [
      'another account has its own permissions',
      {
        clusterPermissions: [grant([SECRETS])],
        permissions: [grant([SECRETS], 'other')],
      },
      ['read-secrets all cluster', 'read-secrets all team-a'],
    ],
    [
      'cluster-wide ones precede more severe ones in a namespace',
      {
        permissions: [grant([rule('pods/exec', 'create')])],
        clusterPermissions: [grant([rule('pods', 'create')])],
      },
      ['run-pods all cluster', 'exec all team-a'],
    ],
  ])('%s', (_, strategy, ids) => {
    expect(accessOf(csvWith(strategy)).powers.map(({ id }) => id)).toEqual(ids);
  });

  it('names the Secrets that it is limited to, without duplicates', () => {
    const limited = (name: string) => rule('secrets', 'get', { resourceNames: [name, 'b'] });
    const access = accessOf(csvWith({ permissions: [grant([limited('a'), limited('c')])] }));
    expect(access.powers[0]?.names).toEqual(['a', 'b', 'c']);
  });
});

describe('the scope of a CSV’s permissions', () => {
  const csv = (targets?: string) =>
    csvWith(
      { permissions: [grant([SECRETS])] },
      targets === undefined ? {} : { 'olm.targetNamespaces': targets },
    );
  const all = anOperatorGroup({ spec: {}, status: { namespaces: [''] } });

  it.each([
    [
      'OLM’s annotation of the CSV',
      csv('x,y'),
      [all],
      { kind: 'namespaces', names: ['team-a', 'x', 'y'] },
    ],
    ['an empty annotation means all (OG-019)', csv(''), [], { kind: 'cluster', isWidened: true }],
    ['the OperatorGroup before an annotation', csv(), [all], { kind: 'cluster', isWidened: true }],
    [
      'a group that OLM has not processed yet',
      csv(),
      [anOperatorGroup({ status: {} })],
      { kind: 'namespaces', names: ['team-a'] },
    ],
    ['no group', csv(), [], { kind: 'watched' }],
    ['several groups', csv(), [all, all], { kind: 'watched' }],
  ])('%s', (_, installed, groups, scope) => {
    expect(accessOf(installed, groups).accounts[0]?.grants[0]?.scope).toEqual(scope);
  });

  it('names the ServiceAccount that limits them (OG-025)', () => {
    const limited = anOperatorGroup({ spec: { serviceAccountName: 'scoped' } });
    expect(accessOf(csv(), [limited]).limitedBy).toBe('scoped');
    expect(accessOf(csv()).limitedBy).toBeNull();
  });
});

describe('the ServiceAccounts', () => {
  const access = accessOf(
    csvWith({
      permissions: [grant([rule('configmaps', 'get')], 'mild'), grant([SECRETS], 'grave')],
      clusterPermissions: [grant([rule('nodes', 'get')], 'grave')],
      deployments: [
        { name: 'manager', spec: { template: { spec: { serviceAccountName: 'grave' } } } },
        { name: 'plain', spec: { template: { spec: { hostNetwork: true } } } },
      ],
    }),
  );

  it('start with the most severe, each with cluster-wide permissions first', () => {
    expect(
      access.accounts.map(({ name, grants }) => [name, grants.map(({ scope }) => scope.kind)]),
    ).toEqual([
      ['grave', ['cluster', 'namespaces']],
      ['mild', ['namespaces']],
      ['default', []],
    ]);
  });

  it('name the Deployments that run as them', () => {
    expect(access.accounts.map(({ deployments }) => deployments)).toEqual([
      ['manager'],
      [],
      ['plain'],
    ]);
  });

  it('contain privileges of their pods', () => {
    expect(access.deployments.map(({ privileges }) => privileges)).toEqual([[], ['host-network']]);
  });
});

describe('the search in the rules', () => {
  const { accounts } = accessOf(
    csvWith({
      clusterPermissions: [
        grant([
          rule('secrets', 'get list'),
          rule('*', '*', { apiGroups: ['example.com'] }),
          rule('', 'get', { apiGroups: [], resources: [], nonResourceURLs: ['/metrics'] }),
          rule('*', 'get', { apiGroups: ['*'] }),
          rule('configmaps', 'update', { resourceNames: ['leader'] }),
        ]),
      ],
    }),
  );

  it.each<[string, string | null, number]>([
    ['', null, 5],
    ['   ', null, 5],
    ['secrets', null, 2],
    ['SECRET get', null, 2],
    ['update', null, 2],
    ['core', null, 3],
    ['leader', null, 2],
    ['/metrics', null, 1],
    ['example.com', null, 2],
    ['', 'any', 3],
    ['', 'read-secrets', 2],
    ['list', 'read-secrets', 1],
    ['', 'no such danger', 0],
  ])('%j, %s → %d rules', (keyword, danger, count) => {
    const found = filteredAccounts(accounts, { keyword, danger });
    expect(found.reduce((sum, { grants }) => sum + ruleCount(grants), 0)).toBe(count);
  });

  it('excludes accounts without a matching rule', () => {
    expect(
      filteredAccounts(accounts, { keyword: 'update configmaps leader x', danger: null }),
    ).toEqual([]);
  });
});

describe('the use of SecurityContextConstraints', () => {
  const use = (more: Raw) =>
    rule('securitycontextconstraints', 'use', { apiGroups: ['security.openshift.io'], ...more });

  it.each<[string, Raw, readonly (readonly [string | null, boolean])[]]>([
    ['one by name', use({ resourceNames: ['privileged'] }), [['privileged', false]]],
    [
      'more permissive ones first',
      use({ resourceNames: ['restricted-v2', 'anyuid'] }),
      [
        ['anyuid', false],
        ['restricted-v2', true],
      ],
    ],
    ['without names any', use({}), [[null, false]]],
    ['by a wildcard', rule('*', '*', { apiGroups: ['*'] }), [[null, false]]],
    ['not with read permission only', use({ verbs: ['get'] }), []],
  ])('%s', (_, given, sccs) => {
    const access = accessOf(csvWith({ permissions: [grant([given])] }));
    expect(access.sccs.map(({ scc, isCommon }) => [scc, isCommon])).toEqual(sccs);
  });
});

const HOSTILE: readonly unknown[] = [null, 0, 'text', [], {}, [null, 1, 'x', []], { a: [{}] }];

describe.each(HOSTILE)('with the invalid value %j', (bad) => {
  const paths = ['spec', 'install', 'strategy', 'permissions', 'rules', 'deployments'] as const;

  it.each(paths)('%s is ignored', (at) => {
    const strategy = {
      permissions:
        at === 'permissions' ? bad : [grant([SECRETS]), { rules: at === 'rules' ? bad : [] }],
      clusterPermissions: at === 'permissions' ? bad : [bad],
      deployments: at === 'deployments' ? bad : [{ name: bad, spec: bad }],
    };
    const install = at === 'strategy' ? { spec: bad } : { spec: strategy };
    const spec = {
      install: at === 'install' ? bad : install,
      webhookdefinitions: bad,
      apiservicedefinitions: bad,
    };
    const csv: object = {
      metadata: { name: 'x', annotations: bad },
      spec: at === 'spec' ? bad : spec,
    };
    const group: object = { metadata: { name: 'og' }, spec: {}, status: { namespaces: bad } };
    expect(
      operatorAccess(Object.assign(aCsv(), csv), {
        namespace: 'team-a',
        operatorGroups: [Object.assign(anOperatorGroup(), group)],
      }).csvName,
    ).toBe('x');
  });
});
