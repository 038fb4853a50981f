import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '../kube/clock';
import { listAt, textAt } from '../kube/json';
import { createKubeApi, type KubeApi } from '../kube/kubeApi';
import { seedBase } from './base';
import { LOCAL_USERS } from './users';

const OPERATORS = 'operators.coreos.com';
const PACKAGES = 'packages.operators.coreos.com';
const CONFIG = 'config.openshift.io';
const RBAC = 'rbac.authorization.k8s.io';

let api: KubeApi;

beforeAll(() => {
  api = createKubeApi(createClock(0));
  seedBase(api.client);
});

afterAll(() => {
  api.stop();
});

describe('seedBase', () => {
  it('can run again without changing anything', () => {
    const before = api.client.list('namespaces');
    seedBase(api.client);
    expect(api.client.list('namespaces')).toEqual(before);
  });

  it.each([
    ['operatorgroups.operators.coreos.com', 'openshift-operators', 'global-operators'],
    ['olmconfigs.operators.coreos.com', undefined, 'cluster'],
    ['operatorhubs.config.openshift.io', undefined, 'cluster'],
    ['clusterversions.config.openshift.io', undefined, 'version'],
    ['infrastructures.config.openshift.io', undefined, 'cluster'],
    ['consoles.operator.openshift.io', undefined, 'cluster'],
    ['deployments.apps', 'openshift-operator-lifecycle-manager', 'catalog-operator'],
    ['deployments.apps', 'openshift-marketplace', 'marketplace-operator'],
    ['clusteroperators.config.openshift.io', undefined, 'operator-lifecycle-manager-catalog'],
    ['apiservices.apiregistration.k8s.io', undefined, 'v1.packages.operators.coreos.com'],
    ['nodes', undefined, 'local-node'],
    ['namespaces', undefined, 'team-a'],
  ])('creates %s (%s) %s', (resource, namespace, name) => {
    const ref = { resource, name, ...(namespace === undefined ? {} : { namespace }) };
    expect(api.client.get(ref)).toBeDefined();
  });

  it('reports its OpenShift version', () => {
    const version = api.client.get({
      resource: 'clusterversions.config.openshift.io',
      name: 'version',
    });
    expect(textAt(version, 'status', 'desired', 'version')).toMatch(/^4\.22\.\d+$/);
  });

  it('gives the OperatorGroup its default upgrade strategy', () => {
    const group = api.client.get({
      resource: 'operatorgroups.operators.coreos.com',
      namespace: 'openshift-operators',
      name: 'global-operators',
    });
    expect(group?.spec).toEqual({ upgradeStrategy: 'Default' });
  });

  it('writes aggregated rules into roles like the controller of a real cluster', async () => {
    await vi.waitFor(() => {
      const view = api.client.get({
        resource: 'clusterroles.rbac.authorization.k8s.io',
        name: 'view',
      });
      const groups = listAt(view, 'rules').flatMap((rule) => listAt(rule, 'apiGroups'));
      expect(groups).toContain(PACKAGES);
    }, 15_000);
  });
});

describe('the cloud', () => {
  it.each([
    [undefined, '', 'AWS', false],
    ['aws', 'Manual', 'AWS', true],
    ['azure', 'Manual', 'Azure', true],
    ['gcp', 'Manual', 'GCP', true],
  ] as const)('%s: credentials mode "%s" on %s', (cloud, mode, platform, hasIssuer) => {
    const seeded = createKubeApi(createClock(0));
    seedBase(seeded.client, 'openshift', cloud);
    const spec = (resource: string) => seeded.client.get({ resource, name: 'cluster' });
    const credentials = spec('cloudcredentials.operator.openshift.io');
    expect(textAt(credentials, 'spec', 'credentialsMode')).toBe(mode);
    const infrastructure = spec('infrastructures.config.openshift.io');
    expect(textAt(infrastructure, 'status', 'platform')).toBe(platform);
    const issuer = textAt(
      spec('authentications.config.openshift.io'),
      'spec',
      'serviceAccountIssuer',
    );
    expect(issuer !== '').toBe(hasIssuer);
    seeded.stop();
  });

  it.each([
    ['kubeadmin-token', true],
    ['paula-token', false],
  ])('is visible only to administrators: %s', (token, may) => {
    const user = LOCAL_USERS.get(token) ?? { name: '', groups: [] };
    const wanted = [
      ['get', 'config.openshift.io', 'authentications'],
      ['get', 'config.openshift.io', 'infrastructures'],
      ['get', 'operator.openshift.io', 'cloudcredentials'],
      ['patch', 'operator.openshift.io', 'consoles'],
    ] as const;
    const answers = wanted.map(
      ([verb, group, resource]) =>
        api.authorizer.decide(user, { kind: 'resource', verb, group, resource }).allowed,
    );
    expect(answers).toEqual(wanted.map(() => may));
  });

  it.each([
    ['consoles.operator.openshift.io', { plugins: 'mine' }],
    ['consoles.operator.openshift.io', { managementState: 'Perhaps' }],
    ['cloudcredentials.operator.openshift.io', { credentialsMode: 'Magic' }],
  ])('rejects fields that the schema of %s does not have: %j', (resource, spec) => {
    expect(() => api.client.mergePatch({ resource, name: 'cluster' }, { spec })).toThrow(
      /is invalid/,
    );
  });
});

describe('the local users', () => {
  it.each<
    readonly [
      token: string,
      may: boolean,
      verb: string,
      group: string,
      resource: string,
      namespace: string | undefined,
    ]
  >([
    ['kubeadmin-token', true, 'create', OPERATORS, 'operatorgroups', 'team-b'],
    ['kubeadmin-token', true, 'list', PACKAGES, 'packagemanifests', undefined],
    ['paula-token', true, 'create', OPERATORS, 'subscriptions', 'team-a'],
    ['paula-token', true, 'list', OPERATORS, 'operatorgroups', 'team-a'],
    ['paula-token', false, 'create', OPERATORS, 'operatorgroups', 'team-a'],
    ['paula-token', false, 'patch', OPERATORS, 'installplans', 'team-a'],
    ['paula-token', true, 'delete', OPERATORS, 'clusterserviceversions', 'team-a'],
    ['paula-token', true, 'create', '', 'secrets', 'team-a'],
    ['paula-token', true, 'create', 'project.openshift.io', 'projectrequests', undefined],
    ['paula-token', false, 'create', '', 'namespaces', undefined],
    ['paula-token', true, 'list', PACKAGES, 'packagemanifests', 'team-a'],
    ['paula-token', false, 'list', PACKAGES, 'packagemanifests', undefined],
    ['paula-token', false, 'list', OPERATORS, 'subscriptions', 'team-b'],
    ['paula-token', true, 'list', OPERATORS, 'clusterserviceversions', 'openshift'],
    ['paula-token', false, 'list', OPERATORS, 'clusterserviceversions', 'openshift-operators'],
    ['edgar-token', true, 'create', OPERATORS, 'subscriptions', 'team-a'],
    ['edgar-token', true, 'delete', OPERATORS, 'catalogsources', 'team-a'],
    ['edgar-token', false, 'create', OPERATORS, 'catalogsources', 'team-a'],
    ['edgar-token', false, 'patch', OPERATORS, 'installplans', 'team-a'],
    ['edgar-token', true, 'create', '', 'secrets', 'team-a'],
    ['edgar-token', false, 'list', RBAC, 'rolebindings', 'team-a'],
    ['edgar-token', false, 'list', OPERATORS, 'subscriptions', 'team-b'],
    ['vera-token', true, 'list', OPERATORS, 'subscriptions', 'team-a'],
    ['vera-token', true, 'list', PACKAGES, 'packagemanifests', 'team-a'],
    ['vera-token', false, 'create', OPERATORS, 'subscriptions', 'team-a'],
    ['vera-token', false, 'list', '', 'secrets', 'team-a'],
    ['vera-token', false, 'list', OPERATORS, 'subscriptions', undefined],
    ['vera-token', false, 'list', '', 'namespaces', undefined],
    ['clara-token', true, 'list', '', 'namespaces', undefined],
    ['clara-token', true, 'list', OPERATORS, 'installplans', undefined],
    ['clara-token', true, 'list', RBAC, 'clusterrolebindings', undefined],
    ['clara-token', true, 'list', 'apiextensions.k8s.io', 'customresourcedefinitions', undefined],
    ['clara-token', true, 'get', CONFIG, 'operatorhubs', undefined],
    ['clara-token', false, 'patch', CONFIG, 'operatorhubs', undefined],
    ['clara-token', false, 'list', '', 'secrets', undefined],
    ['clara-token', false, 'list', OPERATORS, 'operatorconditions', undefined],
    ['clara-token', false, 'get', 'operator.openshift.io', 'consoles', undefined],
    ['clara-token', false, 'create', OPERATORS, 'subscriptions', 'team-a'],
    ['carl-token', true, 'create', OPERATORS, 'catalogsources', 'openshift-marketplace'],
    ['carl-token', true, 'patch', CONFIG, 'operatorhubs', undefined],
    ['carl-token', true, 'list', OPERATORS, 'subscriptions', undefined],
    ['carl-token', false, 'create', OPERATORS, 'subscriptions', 'team-a'],
    ['carl-token', false, 'delete', '', 'pods', 'openshift-marketplace'],
    ['carl-token', false, 'create', '', 'secrets', 'openshift-marketplace'],
    ['carl-token', false, 'list', RBAC, 'clusterrolebindings', undefined],
  ])('%s: %s to %s %s %s in %s', (...row) => {
    const [token, may, verb, group, resource, namespace] = row;
    const user = LOCAL_USERS.get(token);
    expect(user).toBeDefined();
    const answer = api.authorizer.decide(user ?? { name: '', groups: [] }, {
      kind: 'resource',
      verb,
      group,
      resource,
      ...(namespace === undefined ? {} : { namespace }),
    });
    expect(answer.allowed).toBe(may);
  });
});
