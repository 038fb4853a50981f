import { afterEach, describe, expect, it } from 'vitest';
import { demoCatalogs } from '../catalogs/demo';
import type { RunningCluster } from './cluster';
import { textAt } from './kube/json';
import { startLocalCluster } from './localCluster';

const SUBSCRIPTIONS = 'subscriptions.operators.coreos.com';

let cluster: RunningCluster | undefined;

afterEach(async () => {
  await cluster?.stop();
});

const start = (state: 'empty' | 'busy') =>
  startLocalCluster({ catalogs: demoCatalogs(), state, pace: 0.01, latency: 0, port: 0 });

describe('the local cluster', () => {
  it('is empty on request', async () => {
    cluster = await start('empty');
    expect(cluster.client.list(SUBSCRIPTIONS)).toEqual([]);
    expect(cluster.client.list('catalogsources.operators.coreos.com')).toHaveLength(4);
  });

  it('serves packages over HTTP only to users with permission', async () => {
    const { url } = (cluster = await start('empty'));
    const path = `${url}/apis/packages.operators.coreos.com/v1/packagemanifests`;
    const answer = await fetch(path, { headers: { Authorization: 'Bearer kubeadmin-token' } });
    expect(answer.status).toBe(200);
    expect((await fetch(path)).status).toBe(403);
  });

  it('settles with the documented content of the busy state', async () => {
    const { client } = (cluster = await start('busy'));
    const stateOf = (namespace: string, name: string) =>
      textAt(client.get({ resource: SUBSCRIPTIONS, namespace, name }), 'status', 'state');
    const expected = [
      ['openshift-operators', 'lantern-observability', 'AtLatestKnown'],
      ['openshift-operators', 'wax-seal', 'UpgradePending'],
      ['team-a', 'heron-database', 'UpgradePending'],
      ['team-a', 'quickstone-cache', 'UpgradePending'],
      ['half-built', 'gatehouse', undefined],
    ] as const;
    await expect
      .poll(() => expected.map(([namespace, name]) => stateOf(namespace, name)), {
        timeout: 10_000,
      })
      .toEqual(expected.map(([, , state]) => state));
  }, 20_000);

  it('reports which port is in use', async () => {
    cluster = await start('empty');
    const port = Number(new URL(cluster.url).port);
    const second = startLocalCluster({
      catalogs: [],
      state: 'empty',
      pace: 1,
      latency: 0,
      port,
    });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
