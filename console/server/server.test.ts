import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenUsers } from './chosenUsers';
import { startConsole } from './server';
import { startTestConsole } from './testConsole';
import type { TestConsole } from './testConsole';

let hub: TestConsole;

beforeAll(async () => {
  hub = await startTestConsole();
});

afterAll(() => hub.stop());

describe('the page', () => {
  it('enforces the policy of the console without unsafe-eval and with its own nonce', async () => {
    const [one, other] = [await hub.ask('/'), await hub.ask('/operator-hub-catalog/ns/a')];
    const policy = String(one.headers['content-security-policy']);
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ws://${new URL(hub.url).host}`);
    expect(policy).not.toContain('unsafe-eval');
    expect(one.text).toContain(`nonce="${nonce ?? 'none'}"`);
    expect(other.headers['content-security-policy']).not.toBe(policy);
  });

  it('names users and plugins but no token', async () => {
    const { text } = await hub.ask('/');
    expect(text).toContain('"consolePlugins":["operator-hub"]');
    expect(text).toContain('"user":"vera"');
    expect(text).not.toContain('-token"');
  });

  it('sends the security headers of the console', async () => {
    const { headers } = await hub.ask('/');
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
    const { status, headers } = await hub.ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
  });

  it('of the plugin have the cache headers of a cluster’s console', async () => {
    const inCluster = await startTestConsole(undefined, { pluginLatency: 0 });
    const cachingOf = async (path: string) => (await inCluster.ask(path)).headers['cache-control'];
    const entry = '/api/plugins/operator-hub/plugin-entry.0123456789abcdef0123.min.js';
    expect(await cachingOf(entry)).toMatch(/^no-cache, no-store, must-revalidate, .*immutable$/);
    expect(await cachingOf('/locales/resource.json?lng=ja&ns=plugin__operator-hub')).toMatch(
      /no-store/,
    );
    expect(await cachingOf('/static/console.js')).toBe('no-cache');
    await inCluster.stop();
  });

  it.each([
    ['gzip, deflate, br', 'br', 'with Brotli'],
    ['gzip', 'gzip', 'with gzip'],
    ['identity', undefined, 'page()'],
  ])('are compressed for %s if compressed files exist', async (accepted, encoding, content) => {
    const { headers, text } = await hub.ask('/static/packed.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect([headers['content-encoding'], text]).toEqual([encoding, content]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('responds with 304 to a known ETag', async () => {
    const { headers } = await hub.ask('/static/console.js');
    const again = await hub.ask('/static/console.js', {
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
  ])('%s exposes no file', async (path) => {
    const { status, text } = await hub.ask(path);
    expect(text).not.toContain('not for the web');
    expect([404, 400, 200]).toContain(status);
    expect(status !== 200 || text.includes('SERVER_FLAGS')).toBe(true);
  });
});

describe('request checks', () => {
  it.each([
    ['another host name', { host: 'evil.example' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['an image on a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ])('rejects %s', async (_, headers) => {
    expect((await hub.ask('/api/kubernetes/version', { headers })).status).toBe(403);
  });

  it.each([
    ['without the header', { cookie: 'csrf-token=right' }],
    ['with another header', { cookie: 'csrf-token=right', 'x-csrftoken': 'wrong' }],
    ['without the cookie', { 'x-csrftoken': 'right' }],
  ])('rejects a POST %s', async (_, headers) => {
    const { status } = await hub.ask('/api/kubernetes/api/v1/pods', { method: 'POST', headers });
    expect(status).toBe(403);
  });

  it('forwards a POST with a matching CSRF token', async () => {
    const { status, text } = await hub.post('/api/kubernetes/echo', '{"a":1}');
    expect([status, text]).toEqual([200, '{"a":1}']);
  });

  it('stores the selected user in a cookie that scripts cannot read', async () => {
    const { status, headers } = await hub.post('/api/local/user', '{"user":"vera"}');
    expect(status).toBe(204);
    expect(headers['set-cookie']).toEqual(['console-user=vera; Path=/; SameSite=Lax; HttpOnly']);
    await hub.ask('/api/kubernetes/version', { headers: { cookie: 'console-user=vera' } });
    expect(hub.lastSeen()?.headers.authorization).toBe('Bearer viewer-token');
  });

  it('rejects unknown users', async () => {
    expect((await hub.post('/api/local/user', '{"user":"mallory"}')).status).toBe(400);
  });
});

it('keeps idle connections open for a while', async () => {
  const response = await fetch(hub.url);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});

it('reports that its port is in use', async () => {
  const port = Number(new URL(hub.url).port);
  const second = startConsole({
    access: chosenUsers([]),
    consoleDir: '',
    pluginDir: '',
    listen: { port },
  });
  await expect(second).rejects.toThrow('EADDRINUSE');
});
