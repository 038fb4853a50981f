/** Nobody's body becomes another user's request. */
import { Agent } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearerConnection } from '../server/connection';
import { type TestConsole, startTestConsole } from '../server/testConsole';
import { type Framing, exchangeBytes, requestBytes, startWireApi } from './testWire';

const SMUGGLED = 'GET /api/v1/secrets HTTP/1.1\r\nHost: x\r\n\r\n';
const SESSION = ['Cookie: csrf-token=t', 'X-CSRFToken: t'];
const FRAMINGS: readonly Framing[] = ['none', 'content-length', 'chunked'];

let api: Awaited<ReturnType<typeof startWireApi>>;
let hub: TestConsole;

beforeEach(async () => {
  api = await startWireApi();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const credentials = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, agent });
  hub = await startTestConsole([
    { user: 'mallory', label: '', api: bearerConnection(api.url, 'mallory') },
    { user: 'alice', label: '', api: bearerConnection(api.url, 'alice') },
    {
      user: 'renewed',
      label: '',
      api: {
        url: new URL(api.url),
        credentials: () => Promise.resolve(credentials('old')),
        renew: () => Promise.resolve(credentials('new')),
      },
    },
  ]);
});

afterEach(async () => {
  await hub.stop();
  api.stop();
});

const ROWS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
  FRAMINGS.flatMap((framing) =>
    ['mallory', 'renewed'].map((user) => ({ method, framing, user }) as const),
  ),
);

describe('a body', () => {
  it.each(ROWS)('of $method with framing $framing of $user is framed or refused', async (row) => {
    const { method, framing, user } = row;
    const cookie = [`Cookie: csrf-token=t; console-user=${user}`, 'X-CSRFToken: t'];
    const line = `${method} /api/kubernetes/api/v1/pods`;
    const answer = await exchangeBytes(
      hub.url,
      requestBytes(line, cookie, { framing, body: SMUGGLED }),
    );
    const isRefused = framing !== 'none' && ['GET', 'HEAD', 'OPTIONS'].includes(method);
    expect(answer).toMatch(isRefused ? /^HTTP\/1.1 400 / : /^HTTP\/1.1 200 /);
    const times = isRefused ? 0 : user === 'renewed' ? 2 : 1;
    const body = framing === 'none' ? '' : SMUGGLED;
    const asked = { line: `${method} /api/v1/pods HTTP/1.1`, body };
    expect(api.seen).toEqual(Array(times).fill(expect.objectContaining(asked)));
  });

  it.each([
    ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`]],
    ['a length and a coding', ['Content-Length: 3', 'Transfer-Encoding: chunked']],
    ['another coding', ['Transfer-Encoding: gzip, chunked']],
    ['a coding of two lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
    ['a coding with a space before the colon', ['Transfer-Encoding : chunked']],
  ])('with %s is refused', async (_, headers) => {
    const line = 'POST /api/kubernetes/api/v1/pods';
    const answer = await exchangeBytes(
      hub.url,
      requestBytes(line, [...SESSION, ...headers]) + `0\r\n\r\n${SMUGGLED}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(api.seen).toEqual([]);
  });

  it('of a WebSocket handshake is refused', async () => {
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: a'];
    for (const framing of ['content-length', 'chunked'] as const) {
      const line = 'GET /api/kubernetes/api/v1/pods?watch=true';
      const bytes = requestBytes(line, upgrade, { framing, body: SMUGGLED });
      expect(await exchangeBytes(hub.url, bytes)).toMatch(/^HTTP\/1.1 400 /);
    }
    expect(api.seen).toEqual([]);
  });

  it('that breaks off does not take the next request into itself', async () => {
    const line = 'POST /api/kubernetes/api/v1/pods';
    const half = requestBytes(line, [...SESSION, 'Content-Length: 500']);
    await exchangeBytes(hub.url, `${half}half`);
    await exchangeBytes(hub.url, requestBytes('GET /api/kubernetes/version', []));
    expect(api.seen.map((one) => one.line)).toEqual(['GET /version HTTP/1.1']);
  });
});

describe('connections to the API server', () => {
  it('are not shared between users', async () => {
    for (const user of ['mallory', 'alice', 'mallory', 'alice']) {
      const cookie = [`Cookie: console-user=${user}`];
      await exchangeBytes(hub.url, requestBytes('GET /api/kubernetes/version', cookie));
    }
    const users = api.seen.map(({ head, connection }) => ({
      user: /bearer (\w+)/i.exec(head)?.[1],
      connection,
    }));
    const [mallory, alice] = [
      { user: 'mallory', connection: 0 },
      { user: 'alice', connection: 1 },
    ];
    expect(users).toEqual([mallory, alice, mallory, alice]);
  });
});

describe('a path', () => {
  it.each([
    '//aaaa/api/kubernetes/version',
    '/\\aaaa/api/kubernetes/version',
    'http://localhost/api/kubernetes/version',
    '//',
    '*',
    '/api/olm/lifecycle/%zz',
    '/api/kubernetes/%zz',
  ])('%s is refused', async (path) => {
    const answer = await exchangeBytes(hub.url, requestBytes(`GET ${path}`, []));
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(api.seen).toEqual([]);
  });

  it.each([
    ['/static/../api/kubernetes/version?a=b', '/version?a=b'],
    ['/api/kubernetes/api/../version', '/version'],
    ['/api/kubernetes/api/v1/pods?a=%2F%20..%2f', '/api/v1/pods?a=%2F%20..%2f'],
    ['/api/kubernetes/a//b', '/a//b'],
  ])('%s is forwarded as it was checked', async (path, forwarded) => {
    await exchangeBytes(hub.url, requestBytes(`GET ${path}`, []));
    expect(api.seen.map(({ line }) => line)).toEqual([`GET ${forwarded} HTTP/1.1`]);
  });

  it('that leaves the API is not forwarded', async () => {
    const path = 'GET /api/kubernetes/%2e%2e/other';
    await exchangeBytes(hub.url, requestBytes(path, []));
    expect(api.seen).toEqual([]);
  });
});

describe('an answer of a Pod', () => {
  it('has only headers about its content', async () => {
    const { headers } = await hub.ask('/api/kubernetes/api/v1/namespaces/a/pods/b/proxy/');
    const ofNode = ['connection', 'keep-alive', 'date', 'content-length', 'content-type'];
    const ofConsole = [
      'content-security-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-dns-prefetch-control',
      'x-frame-options',
      'x-xss-protection',
    ];
    expect([...ofNode, ...ofConsole]).toEqual(expect.arrayContaining(Object.keys(headers)));
    expect(headers['content-type']).toBe('text/html');
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});
