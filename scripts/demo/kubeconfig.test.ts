import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { demoCatalogs } from '../../local/catalogs/demo';
import { openTlsFront } from '../../local/cluster/kube/http/tlsFront';
import { startLocalCluster } from '../../local/cluster/localCluster';
import { listAt, parseJson, textAt } from '../../console/json';
import type { TestConsole } from '../../console/server/testConsole';
import { createTestFolder } from '../../console/kubeconfig/testFolder';
import { startRemoteTest } from '../../console/kubeconfig/testRemote';

type Running = { readonly stop: () => Promise<void> };

const running: Running[] = [];
let hub: TestConsole;

/** Covers console, TLS with the certificate authority of the kubeconfig, and API server. */
beforeAll(async () => {
  const cluster = await startLocalCluster({
    catalogs: demoCatalogs(),
    state: 'empty',
    pace: 0.01,
    latency: 0,
    port: 0,
  });
  const front = await openTlsFront(cluster.url);
  const folder = await createTestFolder();
  const authority = Buffer.from(front.certificate).toString('base64');
  const file = await folder.kubeconfig({
    cluster: { server: front.url, 'certificate-authority-data': authority },
    user: { token: 'kubeadmin-token' },
  });
  hub = await startRemoteTest(file);
  running.push(hub, front, cluster, { stop: folder.remove });
});

afterAll(async () => {
  for (const { stop } of running) await stop();
});

const NAMESPACES = '/api/kubernetes/api/v1/namespaces';

describe('the console before the local cluster, by kubeconfig', () => {
  it('lists', async () => {
    const { text } = await hub.ask(`${NAMESPACES}?limit=250`);
    const names = listAt(parseJson(text), 'items').map((item) => textAt(item, 'metadata', 'name'));
    expect(names).toContain('team-a');
  });

  it('watches created resources with a WebSocket', async () => {
    const { text } = await hub.ask(NAMESPACES);
    const version = textAt(parseJson(text), 'metadata', 'resourceVersion') ?? '';
    const query = `?watch=true&resourceVersion=${version}`;
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}${NAMESPACES}${query}`, {
      origin: hub.url,
    });
    const event = new Promise<string>((resolve, reject) => {
      socket.once('message', (data) => {
        resolve(Buffer.isBuffer(data) ? data.toString() : '');
      });
      socket.once('error', reject);
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const draft = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'seen' } };
    expect((await hub.post(NAMESPACES, JSON.stringify(draft))).status).toBe(201);
    expect(textAt(parseJson(await event), 'object', 'metadata', 'name')).toBe('seen');
    socket.terminate();
  });

  it('passes on errors of the API server', async () => {
    const { status, text } = await hub.post(NAMESPACES, 'no JSON');
    expect([status, textAt(parseJson(text), 'kind')]).toEqual([400, 'Status']);
    const large = await hub.post(NAMESPACES, `"${'x'.repeat(10_000_000)}"`);
    expect(large.status).toBe(413);
  });
});
