import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoCatalogs } from '../../../catalogs/demo';
import type { RunningCluster } from '../../cluster';
import { textAt } from '../../kube/json';
import type { JsonObject } from '../../kube/types';
import { startLocalCluster } from '../../localCluster';

const USERS = 'heronusers.heron.example.com';

let cluster: RunningCluster | null = null;

afterEach(async () => {
  await cluster?.stop();
  cluster = null;
});

async function started(more: { readonly instances?: number } = {}): Promise<RunningCluster> {
  const catalogs = demoCatalogs('openshift');
  const quick = { pace: 0.01, latency: 0, port: 0 };
  cluster = await startLocalCluster({ catalogs, state: 'instances', ...quick, ...more });
  return cluster;
}

describe('the state "instances"', () => {
  it('has an instance for each status, one of which cannot be deleted', async () => {
    const { client } = await started({ instances: 3 });
    await vi.waitFor(
      () => {
        expect(client.list('heronclusters.heron.example.com')).toHaveLength(9);
      },
      { timeout: 50_000 },
    );
    const phases = client
      .list('heronclusters.heron.example.com')
      .filter(({ metadata }) => metadata.namespace === 'team-a')
      .map((one) => [one.metadata.name, textAt(one, 'status', 'phase')]);
    expect(Object.fromEntries(phases)).toEqual({
      orders: 'Running',
      invoices: 'Failed',
      reports: 'Creating',
      'night-batch': 'Hibernated',
      sketches: undefined,
      'old-orders': 'Running',
    });
    const held = {
      resource: 'heronclusters.heron.example.com',
      namespace: 'team-a',
      name: 'old-orders',
    };
    expect(client.get(held)?.metadata.deletionTimestamp).toBeDefined();
    const owned = { resource: 'services', namespace: 'team-a', name: 'orders' };
    expect(client.get(owned)?.metadata.ownerReferences).toHaveLength(1);
  }, 60_000);

  it('has an API with two versions, and a field that a GitOps tool sets again', async () => {
    const { client } = await started();
    const users = { resource: 'customresourcedefinitions.apiextensions.k8s.io', name: USERS };
    const ref = {
      resource: 'heronclusters.heron.example.com',
      namespace: 'team-a',
      name: 'night-batch',
    };
    const isSet = () => {
      expect(client.get(ref)?.spec).toMatchObject({ instances: 1 });
    };
    await vi.waitFor(isSet, { timeout: 50_000 });
    await vi.waitFor(
      () => {
        expect(client.get(users)?.spec).toMatchObject({
          versions: [
            { name: 'v1', served: true, storage: true },
            { name: 'v1beta1', served: true, storage: false },
          ],
        });
      },
      { timeout: 10_000 },
    );
    client.mergePatch(ref, { spec: { instances: 5 } });
    expect(client.get(ref)?.spec).toMatchObject({ instances: 5 });
    await vi.waitFor(isSet, { timeout: 15_000 });
  }, 60_000);

  it('has an Operator that acts on new instances', async () => {
    const { client } = await started();
    const resource = 'heronclusters.heron.example.com';
    const ref = { resource, namespace: 'team-a', name: 'new' };
    const broken = { ...ref, name: 'broken' };
    await vi.waitFor(
      () => {
        expect(client.list(resource)).not.toHaveLength(0);
      },
      { timeout: 50_000 },
    );
    const create = (name: string, storage: JsonObject) =>
      client.create(resource, {
        apiVersion: 'heron.example.com/v1',
        kind: 'HeronCluster',
        metadata: { name, namespace: 'team-a' },
        spec: {
          instances: 1,
          storage: { size: '1Gi', ...storage },
          backup: { enabled: true, credentialsSecret: 'bucket' },
        },
      });
    create('new', {});
    create('broken', { storageClassName: 'none' });
    await vi.waitFor(() => {
      expect(client.get(ref)?.status).toMatchObject({
        phase: 'Running',
        observedGeneration: 1,
        instances: { Running: ['new-0'] },
      });
      expect(textAt(client.get(broken), 'status', 'phase')).toBe('Failed');
    }, 15_000);
    const service = { resource: 'services', namespace: 'team-a', name: 'new' };
    expect(client.get(service)?.metadata.ownerReferences).toMatchObject([{ name: 'new' }]);

    client.mergePatch(ref, { spec: { instances: 2 } });
    await vi.waitFor(() => {
      expect(client.get(ref)?.status).toMatchObject({
        phase: 'Running',
        observedGeneration: 2,
        instances: { Running: ['new-0', 'new-1'] },
      });
    }, 15_000);

    client.delete(ref);
    expect(client.get(ref)?.metadata.deletionTimestamp).toBeDefined();
    await vi.waitFor(() => {
      expect(client.get(ref)).toBeUndefined();
      expect(client.get(service)).toBeUndefined();
    }, 15_000);
    expect(() => {
      client.mergePatch(broken, { spec: { storage: { size: '500Mi' } } });
    }).toThrow('size can grow, but not shrink');
  }, 60_000);
});
