import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestServer } from './kube/fixtures/testServer';
import { createTestClock } from './kube/testClock';

describe('a running cluster', () => {
  it('delays every response by its latency', async () => {
    const cluster = await startTestServer({ latencyMs: 80 });
    const before = performance.now();
    await cluster.call('GET', '/healthz');
    expect(performance.now() - before).toBeGreaterThanOrEqual(75);
    await cluster.stop();
  });

  it('reports that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    await expect(startTestServer({ port: portOf(other.address()) })).rejects.toThrow('EADDRINUSE');
    await new Promise((resolve) => other.close(resolve));
  });

  it('stops although a watch is open', async () => {
    const cluster = await startTestServer();
    const watch = await fetch(`${cluster.url}/api/v1/namespaces?watch=true`, {
      headers: { authorization: 'Bearer root' },
    });
    expect(watch.status).toBe(200);
    await cluster.stop();
    await expect(watch.text()).rejects.toThrow();
  });

  it('starts its controllers once the first objects exist, and stops them', async () => {
    const story: string[] = [];
    const cluster = await startTestServer({
      clock: createTestClock(),
      seed: () => story.push('seed'),
      controllers: [
        {
          name: 'story-teller',
          start: () => {
            story.push('start');
            return () => story.push('stop');
          },
        },
      ],
    });
    await cluster.stop();
    expect(story).toEqual(['seed', 'start', 'stop']);
  });

  it('lists 2,000 objects quickly', async () => {
    const cluster = await startTestServer();
    for (let count = 0; count < 2000; count += 1) {
      cluster.client.create('configmaps', {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata: { name: `map-${count}`, namespace: 'team' },
        data: { text: 'x'.repeat(500) },
      });
    }
    const durations = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = process.cpuUsage();
      await cluster.call('GET', '/api/v1/namespaces/team/configmaps');
      durations.push(process.cpuUsage(before).user);
    }
    // Most of it is the client's parsing.
    expect(Math.min(...durations)).toBeLessThan(250_000);
    await cluster.stop();
  });
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
