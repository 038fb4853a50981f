import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { numberAt, parseJson, textAt } from '../json';
import type { RunningConsole } from './options';
import { startConsole } from './server';

const TOKENS = [
  { user: 'kubeadmin', label: 'Cluster admin', token: 'admin-token' },
  { user: 'vera', label: 'Viewer', token: 'viewer-token' },
];

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};
type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

let folder: string;
let api: Server;
let running: RunningConsole;
let seen: IncomingMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-server-'));
  const files: Readonly<Record<string, string>> = {
    'secret.txt': 'not for the web',
    'console/index.html':
      '<script nonce="{{nonce}}">window.SERVER_FLAGS = {{serverFlags}}</script>',
    'console/console.js': 'page()',
    'console/locales/fr/public.json': '{"Name":"Nom"}',
    'plugin/plugin-manifest.json': '{"name":"operator-hub"}',
    'plugin/plugin-entry.0123456789abcdef0123.min.js': 'entry()',
    'plugin/locales/ja/plugin__operator-hub.json': '{"Catalog":"カタログ"}',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  api = await startApi();
  running = await startConsole({
    apiServer: urlOf(api),
    tokens: TOKENS,
    consoleDir: join(folder, 'console'),
    pluginDir: join(folder, 'plugin'),
  });
});

afterAll(async () => {
  await running.stop();
  api.close();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  it('enforces the policy of the console without unsafe-eval and with a nonce of its own', async () => {
    const [one, other] = [await ask('/'), await ask('/operator-hub/catalog')];
    const policy = String(one.headers['content-security-policy']);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' console.redhat.com ws://${hostOf()}`);
    expect(policy).not.toContain('unsafe-eval');
    expect(one.text).toContain(`nonce="${nonce ?? 'none'}"`);
    expect(other.headers['content-security-policy']).not.toBe(policy);
  });

  it('names users and plugins but no token', async () => {
    const { text } = await ask('/');
    expect(text).toContain('"consolePlugins":["operator-hub"]');
    expect(text).toContain('"user":"vera"');
    expect(text).not.toContain('-token"');
  });

  it('sends the security headers of the console', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});

describe('files', () => {
  it.each([
    ['/static/console.js', 'text/javascript; charset=utf-8', 'no-cache'],
    [
      '/api/plugins/operator-hub/plugin-manifest.json',
      'application/json; charset=utf-8',
      'no-cache',
    ],
    [
      '/api/plugins/operator-hub/plugin-entry.0123456789abcdef0123.min.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/locales/resource.json?lng=fr&ns=public', 'application/json; charset=utf-8', 'no-cache'],
    [
      '/locales/resource.json?lng=ja&ns=plugin__operator-hub',
      'application/json; charset=utf-8',
      'no-cache',
    ],
  ])('%s is served as %s with %s', async (path, type, caching) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
  });

  it('answers 304 to a known ETag', async () => {
    const { headers } = await ask('/static/console.js');
    const again = await ask('/static/console.js', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/static/../../secret.txt',
    '/static/..%2f..%2fsecret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/api/plugins/operator-hub/..%2f..%2fsecret.txt',
    '/api/plugins/operator-hub/%zz',
    '/api/plugins/other/plugin-manifest.json',
    '/locales/resource.json?lng=..&ns=public',
    '/locales/resource.json?lng=fr&ns=../../secret',
    '/static/missing.js',
  ])('%s leads nowhere', async (path) => {
    const { status, text } = await ask(path);
    expect(text).not.toContain('not for the web');
    expect([404, 200]).toContain(status);
    expect(status === 404 || text.includes('SERVER_FLAGS')).toBe(true);
  });
});

describe('the API proxy', () => {
  it('adds the token of the user and keeps cookies, origin and CSRF token back', async () => {
    await ask('/api/kubernetes/api/v1/pods?limit=1', {
      headers: { cookie: 'a=b', 'x-csrftoken': 'c' },
    });
    const last = seen.at(-1);
    expect(last?.url).toBe('/api/v1/pods?limit=1');
    expect(last?.headers.authorization).toBe('Bearer admin-token');
    expect(
      last?.headers.cookie ?? last?.headers['x-csrftoken'] ?? last?.headers.origin,
    ).toBeUndefined();
  });

  it('passes on status and body of the API server', async () => {
    const { status, text } = await ask('/api/kubernetes/missing');
    expect([status, textAt(parseJson(text), 'reason')]).toEqual([404, 'NotFound']);
  });

  it('answers 502 with a Status when the API server is gone', async () => {
    const lonely = await startConsole({
      apiServer: 'http://127.0.0.1:1',
      tokens: TOKENS,
      consoleDir: folder,
      pluginDir: folder,
    });
    const { status, text } = await ask('/api/kubernetes/version', {}, lonely.url);
    await lonely.stop();
    expect([status, numberAt(parseJson(text), 'code')]).toEqual([502, 502]);
    expect(textAt(parseJson(text), 'kind')).toBe('Status');
  });

  it('ties a WebSocket to the API server with the token of the user', async () => {
    const origin = running.url;
    const socket = new WebSocket(
      `${origin.replace('http', 'ws')}/api/kubernetes/api/v1/pods?watch=true`,
      {
        origin,
        headers: { cookie: 'console-user=vera' },
      },
    );
    const message = await new Promise<string>((resolve, reject) => {
      socket.on('message', (data) => {
        resolve(Buffer.isBuffer(data) ? data.toString() : '');
      });
      socket.on('error', reject);
    });
    socket.close();
    expect(parseJson(message)).toEqual({
      url: '/api/v1/pods?watch=true',
      authorization: 'Bearer viewer-token',
    });
  });

  it('refuses a WebSocket of another origin', async () => {
    const socket = new WebSocket(
      `${running.url.replace('http', 'ws')}/api/kubernetes/api/v1/pods`,
      {
        origin: 'http://evil.example',
      },
    );
    const status = await new Promise<number | undefined>((resolve) => {
      socket.on('unexpected-response', (_, response) => {
        resolve(response.statusCode);
      });
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
  });
});

describe('who may ask', () => {
  it.each([
    ['another host name', { host: 'evil.example' }],
    ['another origin', { origin: 'http://evil.example' }],
  ])('refuses %s', async (_, headers) => {
    expect((await ask('/api/kubernetes/version', { headers })).status).toBe(403);
  });

  it.each([
    ['without the header', { cookie: 'csrf-token=right' }],
    ['with another header', { cookie: 'csrf-token=right', 'x-csrftoken': 'wrong' }],
    ['without the cookie', { 'x-csrftoken': 'right' }],
  ])('refuses a POST %s', async (_, headers) => {
    const { status } = await ask('/api/kubernetes/api/v1/pods', { method: 'POST', headers });
    expect(status).toBe(403);
  });

  it('lets a POST with a matching CSRF token and its body through', async () => {
    const { status, text } = await post('/api/kubernetes/echo', '{"a":1}');
    expect([status, text]).toEqual([200, '{"a":1}']);
  });

  it('keeps the chosen user in a cookie that scripts cannot read', async () => {
    const { status, headers } = await post('/api/local/user', '{"user":"vera"}');
    expect(status).toBe(204);
    expect(headers['set-cookie']).toEqual(['console-user=vera; Path=/; SameSite=Strict; HttpOnly']);
    await ask('/api/kubernetes/version', { headers: { cookie: 'console-user=vera' } });
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer viewer-token');
  });

  it('knows no other users', async () => {
    expect((await post('/api/local/user', '{"user":"mallory"}')).status).toBe(400);
  });
});

it('says that its port is taken', async () => {
  const port = Number(new URL(running.url).port);
  const second = startConsole({ apiServer: '', tokens: [], consoleDir: '', pluginDir: '', port });
  await expect(second).rejects.toThrow('EADDRINUSE');
});

function hostOf(): string {
  return new URL(running.url).host;
}

function post(path: string, body: string): Promise<Answer> {
  const headers = { cookie: 'csrf-token=right', 'x-csrftoken': 'right', origin: running.url };
  return ask(path, { method: 'POST', headers, body });
}

/** A bare request: `fetch` would tidy paths up and not let Host be set. */
function ask(
  path: string,
  { method = 'GET', headers = {}, body = '' }: Ask = {},
  base = running.url,
) {
  const { hostname, port } = new URL(base);
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function startApi(): Promise<Server> {
  seen = [];
  const server = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/echo') {
      request.pipe(response);
    } else if (request.url === '/missing') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"reason":"NotFound"}');
    } else {
      response.end('{}');
    }
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { url, headers }) => {
    socket.send(JSON.stringify({ url, authorization: headers.authorization }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function urlOf(server: Server): string {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
