import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCsv, aPlan } from '../csv/testBundles';
import { aCluster, aProject, type TestCluster } from '../csv/testCluster';
import { CLUSTER_SERVICE_VERSIONS, OPERATOR_GROUPS } from '../shared/names';

let cluster: TestCluster;
beforeEach(() => {
  cluster = aCluster();
});
afterEach(() => {
  cluster.stop();
});

function copies(): readonly string[] {
  return cluster.client
    .list(CLUSTER_SERVICE_VERSIONS, { labels: { 'olm.copiedFrom': 'hub' } })
    .map(({ metadata }) => metadata.namespace ?? '');
}

describe('copied CSVs whose OperatorGroup targets several namespaces', () => {
  beforeEach(() => {
    const { client, clock } = cluster;
    for (const name of ['one', 'two', 'three']) aProject(client, name, []);
    aProject(client, 'hub', ['one', 'two']);
    aPlan(client, 'hub', { name: 'plan', csv: aCsv('db') });
    clock.advance(20_000);
  });

  it('exist only in these, without finalizer and without the list of namespaces', () => {
    expect(copies()).toEqual(['one', 'two']);
    const ref = { resource: CLUSTER_SERVICE_VERSIONS, namespace: 'one', name: 'db.v1.0.0' };
    const copy = cluster.client.get(ref);
    expect(copy?.metadata.finalizers ?? []).toEqual([]);
    expect(Object.keys(copy?.metadata.annotations ?? {})).toEqual([
      'olm.operatorGroup',
      'olm.operatorNamespace',
    ]);
    expect(copy?.status).toMatchObject({
      phase: 'Succeeded',
      reason: 'Copied',
      message: 'The operator is running in hub but is managing this namespace',
    });
  });

  it('come with the permissions of the Operator', () => {
    const bindings = cluster.client.list('rolebindings.rbac.authorization.k8s.io', {
      namespace: 'one',
      labels: { 'olm.copiedFrom': 'hub' },
    });
    expect(bindings.map(({ subjects }) => subjects)).toEqual([
      [{ kind: 'ServiceAccount', name: 'db-sa', namespace: 'hub' }],
    ]);
  });

  it('are re-created when a user deletes one', () => {
    const ref = { resource: CLUSTER_SERVICE_VERSIONS, namespace: 'one', name: 'db.v1.0.0' };
    cluster.client.delete(ref);
    cluster.clock.advance(1_000);
    expect(copies()).toEqual(['one', 'two']);
  });

  it('follow the targets of the group', () => {
    const { client, clock } = cluster;
    const [group] = client.list(OPERATOR_GROUPS, { namespace: 'hub' });
    const name = group?.metadata.name ?? '';
    client.mergePatch(
      { resource: OPERATOR_GROUPS, namespace: 'hub', name },
      { spec: { targetNamespaces: ['two', 'three'] } },
    );
    clock.advance(5_000);
    expect([...copies()].sort()).toEqual(['three', 'two']);
  });

  it('are deleted with the original', () => {
    const { client, clock } = cluster;
    client.delete({ resource: CLUSTER_SERVICE_VERSIONS, namespace: 'hub', name: 'db.v1.0.0' });
    clock.advance(5_000);
    expect(copies()).toEqual([]);
  });
});
