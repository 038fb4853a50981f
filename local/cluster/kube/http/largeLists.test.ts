import { get } from 'node:http';
import type { ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { listAt, textAt } from '../json';

const CONFIG_MAPS = '/api/v1/namespaces/team/configmaps';
const COUNT = 2000;
/** Each character is two bytes of UTF-8. */
const TEXT = 'é'.repeat(2000);

describe('a list of 8 MB', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    for (let index = 0; index < COUNT; index += 1) {
      const metadata = { name: `large-${String(index).padStart(4, '0')}`, namespace: 'team' };
      server.client.create('configmaps', {
        apiVersion: 'v1',
        kind: 'ConfigMap',
        metadata,
        data: { text: TEXT },
      });
    }
  });
  afterAll(() => server.stop());

  it.each(['identity', 'gzip'])('arrives complete and in order, as %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const { body } = await server.call('GET', CONFIG_MAPS, { headers });
    const items = listAt(body, 'items').filter((item) => textAt(item, 'data', 'text') === TEXT);
    const names = items.map((item) => textAt(item, 'metadata', 'name') ?? '');
    expect(names).toHaveLength(COUNT);
    expect(names).toEqual(names.toSorted());
  });

  it('contains its size in bytes', async () => {
    const headers = { 'accept-encoding': 'identity', authorization: 'Bearer root' };
    const response = await fetch(server.url + CONFIG_MAPS, { headers });
    const { byteLength } = await response.arrayBuffer();
    expect(byteLength).toBeGreaterThan(COUNT * TEXT.length * 2);
    expect(response.headers.get('content-length')).toBe(String(byteLength));
  });

  it('can be aborted: the server continues', async () => {
    await Promise.all(Array.from({ length: 5 }, () => hangUp(`${server.url}${CONFIG_MAPS}`)));
    expect((await server.call('GET', `${CONFIG_MAPS}/large-0000`)).status).toBe(200);
  });
});

/** Reads the beginning of a response and aborts the connection. */
function hangUp(url: string): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const requested = get(url, { headers: { authorization: 'Bearer root' } }, (response) => {
      response.once('data', () => {
        resolve(requested.destroy());
      });
    });
    requested.on('error', reject);
  });
}
