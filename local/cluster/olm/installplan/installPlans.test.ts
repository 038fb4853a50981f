import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { aCsv, aPlan } from '../csv/testBundles';
import { aCluster, aGroup, aProject, type TestCluster } from '../csv/testCluster';
import { INSTALL_PLANS, OPERATOR_GROUPS } from '../shared/names';

let cluster: TestCluster;
beforeEach(() => {
  cluster = aCluster();
});
afterEach(() => {
  cluster.stop();
});

describe('an InstallPlan', () => {
  it('lacks permissions permanently, but does not fail, with a service account without them', () => {
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

  it('waits for the service account of its OperatorGroup to exist', () => {
    const { client, clock } = cluster;
    aProject(client, 'sa', []);
    aGroup(client, 'sa', { targetNamespaces: ['sa'], serviceAccountName: 'gone' });
    clock.advance(100);
    const [group] = client.list(OPERATOR_GROUPS, { namespace: 'sa' });
    aPlan(client, 'sa', { name: 'plan', csv: aCsv('own') });
    clock.advance(20_000);
    const plan = (): unknown =>
      client.get({ resource: INSTALL_PLANS, namespace: 'sa', name: 'plan' })?.status;
    const message = `please make sure the service account exists. sa=gone operatorgroup=sa/${group?.metadata.name ?? ''}`;
    expect(plan()).toMatchObject({
      phase: 'Installing',
      conditions: [{ type: 'Installed', reason: 'InstallCheckFailed', message }],
    });
  });

  it('waits while its namespace has two OperatorGroups, and continues when one is deleted', () => {
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
