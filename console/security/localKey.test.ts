/** Other users and processes of the machine do not get the rights of the kubeconfig. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { chosenUsers } from '../server/chosenUsers';
import { bearerConnection } from '../server/connection';
import type { RunningConsole } from '../server/options';
import { startConsole } from '../server/server';
import { startWireApi } from './testWire';

let api: Awaited<ReturnType<typeof startWireApi>>;
let hub: RunningConsole;

beforeAll(async () => {
  api = await startWireApi();
  const user = { user: 'a', label: '', api: bearerConnection(api.url, 'a') };
  hub = await startConsole({
    access: chosenUsers([user], 'the-key'),
    pluginDir: 'console/locales',
    consoleDir: 'console',
  });
});

afterAll(async () => {
  await hub.stop();
  api.stop();
});

const ask = (path: string, cookie = '', method = 'GET') =>
  fetch(hub.url + path, { method, headers: { cookie }, redirect: 'manual' });

describe('without the key of the printed URL', () => {
  it.each([
    ['/', '', 'GET'],
    ['/api/kubernetes/api/v1/secrets', '', 'GET'],
    ['/api/kubernetes/api/v1/secrets?key=wrong', '', 'GET'],
    ['/api/kubernetes/api/v1/secrets?key=', '', 'GET'],
    ['/api/kubernetes/api/v1/secrets', 'console-key-1=the-key', 'GET'],
    ['/api/kubernetes/api/v1/secrets?key=the-key', 'csrf-token=t', 'POST'],
    ['/api/local/user', 'csrf-token=t', 'POST'],
    ['/static/index.html', '', 'GET'],
  ])('%s with cookie %j is refused for %s', async (path, cookie, method) => {
    expect((await ask(path, cookie, method)).status).toBe(403);
    expect(api.seen).toEqual([]);
  });

  it('a WebSocket is refused', async () => {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/api/kubernetes/api?key=the-key`);
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => {
        resolve(response.statusCode);
      });
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
  });
});

it('the key becomes a cookie, and leaves the address', async () => {
  const answer = await ask('/operator-hub-catalog/all-namespaces?q=a&key=the-key');
  const { port } = new URL(hub.url);
  expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
    303,
    '/operator-hub-catalog/all-namespaces?q=a',
    [`console-key-${port}=the-key; Path=/; SameSite=Lax; HttpOnly`],
  ]);
  const [cookie = ''] = answer.headers.getSetCookie();
  const { status } = await ask('/api/kubernetes/version', cookie.replace(/;.*/, ''));
  expect(status).toBe(200);
});
