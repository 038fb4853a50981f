import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Acting, subprotocolsOf } from '../src/impersonation/subprotocols';
import { bearerConnection } from './connection';
import { type TestConsole, startTestApi, startTestConsole } from './testConsole';

let hub: TestConsole;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
  const connection = { ...bearerConnection(api.url, 'admin-token'), passesImpersonation: true };
  hub = await startTestConsole([{ user: 'kubeadmin', label: '', api: connection }]);
});
afterAll(async () => {
  await hub.stop();
  api.stop();
});

/** The identity of the last request to the API server. */
function requestedAs(last: IncomingMessage | undefined) {
  const { authorization } = last?.headers ?? {};
  return [
    authorization,
    last?.headers['impersonate-user'],
    last?.headersDistinct['impersonate-group'],
  ];
}

const ADMIN = 'Bearer admin-token';

describe('impersonation by the page', () => {
  it.each([
    ['no one', {}, [ADMIN, undefined, undefined]],
    ['a user', { 'impersonate-user': 'vera' }, [ADMIN, 'vera', undefined]],
    [
      'a group',
      { 'impersonate-user': 'devs', 'impersonate-group': 'devs' },
      [ADMIN, 'devs', ['devs', 'system:authenticated']],
    ],
    [
      'a user in groups',
      { 'impersonate-user': 'vera', 'x-console-impersonate-groups': 'devs,ops' },
      [ADMIN, 'vera', ['devs', 'ops', 'system:authenticated']],
    ],
  ])('is sent to the API server: %s', async (_, headers, expected) => {
    await hub.ask('/api/kubernetes/version', { headers });
    expect(requestedAs(api.lastSeen())).toEqual(expected);
    expect(api.lastSeen()?.headers['x-console-impersonate-groups']).toBeUndefined();
  });

  it.each<readonly [string, Acting, readonly unknown[]]>([
    ['a user', { kind: 'User', name: 'vera/?>' }, [ADMIN, 'vera/?>', undefined]],
    ['a group', { kind: 'Group', name: 'devs' }, [ADMIN, 'devs', ['devs', 'system:authenticated']]],
    [
      'a user in groups',
      { kind: 'UserWithGroups', name: 'vera', groups: ['devs', 'ops'] },
      [ADMIN, 'vera', ['devs', 'ops', 'system:authenticated']],
    ],
  ])('is sent with a WebSocket: %s', async (_, acting, expected) => {
    const offered = subprotocolsOf(acting);
    const url = `${hub.url.replace('http', 'ws')}/api/kubernetes/api/v1/pods?watch=true`;
    const socket = new WebSocket(url, [...offered], { origin: hub.url });
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    // A browser requires one of its offered protocols in the answer.
    expect(socket.protocol).toBe(offered.at(-1));
    socket.close();
    expect(requestedAs(api.lastSeen())).toEqual(expected);
    expect(api.lastSeen()?.headers['sec-websocket-protocol']).toBeUndefined();
  });
});
