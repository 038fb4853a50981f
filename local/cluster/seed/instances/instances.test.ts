import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoCatalogs } from '../../../catalogs/demo';
import type { RunningCluster } from '../../cluster';
import { textAt } from '../../kube/json';
import { startLocalCluster } from '../../localCluster';

let cluster: RunningCluster | null = null;

afterEach(async () => {
  await cluster?.stop();
  cluster = null;
});

describe('the state "instances"', () => {
  it('has an instance for each status, one of which cannot be deleted', async () => {
    cluster = await startLocalCluster({
      catalogs: demoCatalogs('openshift'),
      state: 'instances',
      instances: 3,
      pace: 0.01,
      latency: 0,
      port: 0,
    });
    const { client } = cluster;
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
});
