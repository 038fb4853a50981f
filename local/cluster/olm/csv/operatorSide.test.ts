import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLUSTER_SERVICE_VERSIONS, OPERATOR_CONDITIONS, SUBSCRIPTIONS } from '../shared/names';
import { aCsv, aDefinition, aPlan } from './testBundles';
import { aCluster, aGroup, aProject, aSubscription, type TestCluster } from './testCluster';

let cluster: TestCluster;
beforeEach(() => {
  cluster = aCluster();
});
afterEach(() => {
  cluster.stop();
});

describe('a CSV', () => {
  it.each([
    { groups: 0, reason: 'NoOperatorGroup' },
    { groups: 2, reason: 'TooManyOperatorGroups' },
  ])('in a namespace with $groups OperatorGroups fails: $reason', ({ groups, reason }) => {
    const { client, clock } = cluster;
    aProject(client, 'odd', []);
    for (let made = 0; made < groups; made += 1)
      aGroup(client, 'odd', { targetNamespaces: ['odd'] });
    const { spec } = aCsv('own');
    client.create(CLUSTER_SERVICE_VERSIONS, {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'ClusterServiceVersion',
      metadata: { name: 'own.v1.0.0', namespace: 'odd' },
      spec,
    });
    clock.advance(5_000);
    expect(cluster.phasesOf('odd', 'own.v1.0.0')).toEqual([`Failed/${reason}`]);
  });

  it('is not replaced while its Operator says it is not upgradeable, until an administrator overrides', () => {
    const { client, clock } = cluster;
    aProject(client, 'noup', ['noup']);
    aPlan(client, 'noup', { name: 'one', csv: aCsv('db') });
    clock.advance(20_000);
    const condition = { resource: OPERATOR_CONDITIONS, namespace: 'noup', name: 'db.v1.0.0' };
    client.mergePatch(condition, {
      spec: {
        conditions: [
          {
            type: 'Upgradeable',
            status: 'False',
            reason: 'Migrating',
            message: 'data migration is running',
            lastTransitionTime: '2026-01-01T00:00:00Z',
          },
        ],
      },
    });
    clock.advance(1_000);
    aPlan(client, 'noup', {
      name: 'two',
      csv: aCsv('db', { version: '1.1.0', replaces: 'db.v1.0.0' }),
    });
    clock.advance(20_000);
    const blocked = client.get({
      resource: CLUSTER_SERVICE_VERSIONS,
      namespace: 'noup',
      name: 'db.v1.1.0',
    });
    expect(blocked?.status).toMatchObject({
      phase: 'Pending',
      reason: 'OperatorConditionNotUpgradeable',
      message:
        'operator is not upgradeable: the operator is not upgradeable: data migration is running',
    });
    client.mergePatch(condition, {
      spec: {
        overrides: [{ type: 'Upgradeable', status: 'True', reason: 'Forced', message: 'allowed' }],
      },
    });
    clock.advance(20_000);
    expect(cluster.phasesOf('noup', 'db.v1.1.0').at(-1)).toBe('Succeeded/InstallSucceeded');
  });

  it('is deleted with its dependents, but leaves CRDs and operands', () => {
    const { client, clock } = cluster;
    aProject(client, 'un', ['un']);
    const csv = aCsv('db', { owned: ['Database'], clusterPermissions: true });
    aPlan(client, 'un', { name: 'plan', csv, definitions: [aDefinition('Database')] });
    aSubscription(client, 'un', { name: 'db', installedCSV: 'db.v1.0.0' });
    clock.advance(20_000);
    client.create('databases.example.com', {
      apiVersion: 'example.com/v1',
      kind: 'Database',
      metadata: { name: 'main', namespace: 'un' },
    });
    const kindsOf = (): readonly string[] => {
      const operator = client.get({ resource: 'operators.operators.coreos.com', name: 'db.un' });
      const refs = operator?.status?.['components'];
      return JSON.stringify(refs).match(/"kind":"(\w+)"/g) ?? [];
    };
    expect(kindsOf()).toHaveLength(9);
    client.delete({ resource: CLUSTER_SERVICE_VERSIONS, namespace: 'un', name: 'db.v1.0.0' });
    clock.advance(20_000);
    const left = [
      'deployments.apps',
      'pods',
      'roles.rbac.authorization.k8s.io',
      OPERATOR_CONDITIONS,
    ];
    for (const resource of left) expect(client.list(resource, { namespace: 'un' })).toEqual([]);
    const roles = client.list('clusterroles.rbac.authorization.k8s.io');
    expect(roles.some(({ metadata }) => metadata.labels?.['olm.owner'] === 'db.v1.0.0')).toBe(
      false,
    );
    expect(client.list('databases.example.com')).toHaveLength(1);
  });

  it('fails while another CSV of the namespace owns its CRD, and is installed once that is deleted', () => {
    const { client, clock } = cluster;
    aProject(client, 'clash', ['clash']);
    const definitions = [aDefinition('Database')];
    for (const name of ['first', 'second']) {
      const csv = aCsv(name, { owned: ['Database'] });
      aPlan(client, 'clash', { name, csv, definitions });
      clock.advance(20_000);
    }
    expect(cluster.phasesOf('clash', 'second.v1.0.0').at(-1)).toBe('Failed/OwnerConflict');
    client.delete({ resource: CLUSTER_SERVICE_VERSIONS, namespace: 'clash', name: 'first.v1.0.0' });
    clock.advance(30_000);
    expect(cluster.phasesOf('clash', 'second.v1.0.0').at(-1)).toBe('Succeeded/InstallSucceeded');
  });

  it('fails if an OperatorGroup of the same namespaces already provides its API', () => {
    const { client, clock } = cluster;
    const definitions = [aDefinition('Database')];
    aPlan(client, 'openshift-operators', {
      name: 'wide',
      csv: aCsv('wide', { owned: ['Database'] }),
      definitions,
    });
    clock.advance(20_000);
    aProject(client, 'narrow', ['narrow']);
    clock.advance(100);
    aPlan(client, 'narrow', {
      name: 'plan',
      csv: aCsv('own', { owned: ['Database'] }),
      definitions,
    });
    clock.advance(20_000);
    expect(cluster.phasesOf('narrow', 'own.v1.0.0')).toEqual([
      'Failed/InterOperatorGroupOwnerConflict',
    ]);
  });

  it('is reinstalled when the config of its Subscription changes', () => {
    const { client, clock } = cluster;
    aProject(client, 'conf', ['conf']);
    aPlan(client, 'conf', { name: 'plan', csv: aCsv('db') });
    aSubscription(client, 'conf', { name: 'db', installedCSV: 'db.v1.0.0' });
    clock.advance(20_000);
    client.mergePatch(
      { resource: SUBSCRIPTIONS, namespace: 'conf', name: 'db' },
      { spec: { config: { env: [{ name: 'LEVEL', value: 'debug' }] } } },
    );
    clock.advance(20_000);
    const [deployment] = client.list('deployments.apps', { namespace: 'conf' });
    expect(JSON.stringify(deployment?.spec)).toContain('{"name":"LEVEL","value":"debug"}');
    expect(cluster.phasesOf('conf', 'db.v1.0.0').at(-1)).toBe('Succeeded/InstallSucceeded');
  });

  it('is deleted with its namespace', () => {
    const { client, clock } = cluster;
    aProject(client, 'gone', ['gone']);
    aPlan(client, 'gone', { name: 'plan', csv: aCsv('db') });
    clock.advance(20_000);
    client.delete({ resource: 'namespaces', name: 'gone' });
    clock.advance(60_000);
    expect(client.get({ resource: 'namespaces', name: 'gone' })).toBeUndefined();
    expect(client.list(CLUSTER_SERVICE_VERSIONS, { namespace: 'gone' })).toEqual([]);
  });

  it('gets certificates, Services and configurations for its webhooks', () => {
    const { client, clock } = cluster;
    aProject(client, 'hook', ['hook']);
    const webhook = {
      type: 'ValidatingAdmissionWebhook',
      generateName: 'v.example.com',
      deploymentName: 'db-controller',
      containerPort: 9443,
      admissionReviewVersions: ['v1'],
      sideEffects: 'None',
      rules: [
        {
          apiGroups: ['example.com'],
          apiVersions: ['v1'],
          resources: ['databases'],
          operations: ['CREATE'],
        },
      ],
    };
    const csv = aCsv('db', { spec: { webhookdefinitions: [webhook] } });
    aPlan(client, 'hook', { name: 'plan', csv });
    clock.advance(20_000);
    expect(cluster.phasesOf('hook', 'db.v1.0.0').at(-1)).toBe('Succeeded/InstallSucceeded');
    const namesOf = (resource: string): readonly string[] =>
      client.list(resource, { namespace: 'hook' }).map(({ metadata }) => metadata.name);
    expect(namesOf('services')).toEqual(['db-controller-service']);
    expect(namesOf('secrets')).toContain('db-controller-service-cert');
    const configurations = 'validatingwebhookconfigurations.admissionregistration.k8s.io';
    expect(client.list(configurations)).toHaveLength(1);
    client.delete({ resource: CLUSTER_SERVICE_VERSIONS, namespace: 'hook', name: 'db.v1.0.0' });
    clock.advance(5_000);
    expect(client.list(configurations)).toEqual([]);
  });
});
