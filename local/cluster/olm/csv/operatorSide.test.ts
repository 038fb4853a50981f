import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import {
  CLUSTER_SERVICE_VERSIONS,
  INSTALL_PLANS,
  OPERATOR_CONDITIONS,
  OPERATOR_GROUPS,
} from '../shared/names';
import { aCsv, aDefinition, aPlan } from './testBundles';
import { aCluster, aGroup, aProject, aSubscription, type TestCluster } from './testCluster';

let cluster: TestCluster;
beforeEach(() => {
  cluster = aCluster();
});
afterEach(() => {
  cluster.stop();
});

describe('an InstallPlan', () => {
  it('lacks rights for ever, but does not fail, under a service account without them', () => {
    const { client, clock } = cluster;
    aProject(client, 'sa', []);
    client.create('serviceaccounts', {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'weak', namespace: 'sa' },
    });
    aGroup(client, 'sa', { targetNamespaces: ['sa'], serviceAccountName: 'weak' });
    clock.advance(100);
    aPlan(client, 'sa', { name: 'plan', csv: aCsv('own') });
    clock.advance(90_000);
    expect(cluster.planSteps('sa', 'plan')).toEqual([
      'Installing',
      'Installing/retrying execution due to error: error creating csv own.v1.0.0: clusterserviceversions.operators.coreos.com is forbidden: User "system:serviceaccount:sa:weak" cannot create resource "clusterserviceversions" in API group "operators.coreos.com" in the namespace "sa"',
    ]);
    const plan = client.get({ resource: INSTALL_PLANS, namespace: 'sa', name: 'plan' });
    expect(plan?.status?.['attenuatedServiceAccountRef']).toMatchObject({ name: 'weak' });
  });

  it('waits while its namespace has two OperatorGroups, and goes on when one is gone', () => {
    const { client, clock } = cluster;
    aProject(client, 'two', ['two']);
    aGroup(client, 'two', { targetNamespaces: ['two'] });
    clock.advance(100);
    for (const group of client.list(OPERATOR_GROUPS, { namespace: 'two' })) {
      expect(group.status?.['conditions']).toMatchObject([
        { type: 'MultipleOperatorGroup', reason: 'MultipleOperatorGroupsFound', status: 'True' },
      ]);
    }
    aPlan(client, 'two', { name: 'plan', csv: aCsv('own') });
    clock.advance(20_000);
    const plan = (): unknown =>
      client.get({ resource: INSTALL_PLANS, namespace: 'two', name: 'plan' })?.status;
    expect(plan()).toMatchObject({
      phase: 'Installing',
      conditions: [
        {
          type: 'Installed',
          reason: 'InstallCheckFailed',
          message: 'more than one operator group(s) are managing this namespace count=2',
        },
      ],
    });
    const [, second] = client.list(OPERATOR_GROUPS, { namespace: 'two' });
    if (second !== undefined) client.delete(refOfKey(OPERATOR_GROUPS, keyOf(second)));
    clock.advance(20_000);
    expect(plan()).toMatchObject({ phase: 'Complete' });
  });
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

  it('takes its parts with it when it is deleted, but leaves CRDs and operands', () => {
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
});
