import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, askOver, type Ask, handshake } from './askOver';
import { type Nginx, startNginx, whyNoNginx } from './nginx';
import { packPlugin } from './packFolder';

const ENTRY = '/plugin-entry.95de910989a3ff2be983.min.js';
const CHUNK = '/CatalogPage-chunk-5e08e7dd51606b978d87.min.js';
const LOCALE = '/locales/en/plugin__operator-hub.json';
const FILES: Readonly<Record<string, string>> = {
  'secret.txt': 'not for the web',
  'secret.json': 'not for the web',
  [`plugin${ENTRY}`]: `entry();${' '.repeat(2000)}`,
  [`plugin${CHUNK}`]: `page();${' '.repeat(2000)}`,
  'plugin/7666-chunk-6a20c3dbaab2f260b95b.min.js.LICENSE.txt': 'a license',
  'plugin/plugin-manifest.json': '{"name":"operator-hub","customProperties":{"console":{"x":1}}}',
  [`plugin${LOCALE}`]: '{"Catalog":"Catalog"}',
  'plugin/.hidden.json': '{}',
};

const HAS_IPV6 = existsSync('/proc/net/if_inet6');

let folder: string;
let nginx: Nginx;

const ask = (path: string, requested?: Ask): Promise<Answer> =>
  askOver(nginx.port, path, requested);

describe.skipIf(whyNoNginx !== undefined)(`the image’s nginx ${whyNoNginx ?? ''}`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'image-'));
    // The user of nginx must be able to read it.
    await chmod(folder, 0o755);
    for (const [path, content] of Object.entries(FILES)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await packPlugin(join(folder, 'plugin'), join(folder, 'packed'));
    nginx = await startNginx(join(folder, 'packed'));
  }, 30_000);

  afterAll(async () => {
    await nginx.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    [ENTRY, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [CHUNK, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [
      '/7666-chunk-6a20c3dbaab2f260b95b.min.js.LICENSE.txt',
      'text/plain; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/plugin-manifest.json', 'application/json; charset=utf-8', 'no-store'],
    ['/hide-stock-pages/plugin-manifest.json', 'application/json; charset=utf-8', 'no-store'],
    [LOCALE, 'application/json; charset=utf-8', 'no-cache'],
  ])('serves %s in every encoding as %s with %s', async (path, type, caching) => {
    const answers = new Map<string | undefined, Answer>();
    for (const accepted of ['identity', 'gzip', 'gzip, deflate, br, zstd']) {
      const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': caching,
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      answers.set(answer.headers['content-encoding'], answer);
    }
    const [plain, gzip, brotli] = [undefined, 'gzip', 'br'].map((encoding) => {
      return answers.get(encoding)?.body ?? Buffer.of();
    });
    expect(plain?.length).toBeGreaterThan(0);
    expect(gunzipSync(gzip ?? '')).toEqual(plain);
    expect(brotliDecompressSync(brotli ?? '')).toEqual(plain);
  });

  it.each([
    ['nothing', '', undefined],
    ['Brotli declined', 'br;q=0, gzip', 'gzip'],
    ['both declined', 'br;q=0.0, gzip; q=0', undefined],
    ['a weight', 'gzip;q=0.5', 'gzip'],
    ['another word with these letters', 'vibrant, notgzip', undefined],
  ])('honors Accept-Encoding: %s', async (_, accepted, encoding) => {
    const { headers } = await ask(ENTRY, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('answers 304 for a cached locale, with the same cache headers', async () => {
    const { headers } = await ask(LOCALE);
    const again = await ask(LOCALE, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.headers['cache-control'], again.body.length]).toEqual([
      304,
      'no-cache',
      0,
    ]);
  });

  it.each([
    '/',
    '/locales/',
    '/locales',
    '/missing-chunk-5e08e7dd51606b978d87.min.js',
    '/missing.json',
    '/locales/de/plugin__operator-hub.json',
    `${ENTRY}.br`,
    '/plugin-manifest.json.gz',
    '/nginx.conf',
    '/hide-stock-pages/',
  ])('answers 404 at %s, and does not let browsers cache it', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).not.toMatch(/nginx\/\d|Index of/);
    expect(headers['server']).toBe('nginx');
  });

  it.each([
    '/../secret.json',
    '/locales/../../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/%2e%2e%2fsecret.json',
    '/%252e%252e%252fsecret.json',
    '/..%255csecret.json',
    '/..\\secret.json',
    '/....//secret.json',
    '//../secret.json',
    '/hide-stock-pages/../../secret.json',
    '/hide-stock-pages/..%2f..%2fsecret.json',
    '/secret.json%00.js',
    '/plugin-manifest.json%00',
    '/tls.key',
  ])('%s does not leave the folder', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('not for the web');
  });

  it('serves another manifest and the same files at the base path hide-stock-pages', async () => {
    const [manifest, hiding, entry] = await Promise.all(
      [
        '/plugin-manifest.json',
        '/hide-stock-pages/plugin-manifest.json',
        `/hide-stock-pages${ENTRY}`,
      ].map((path) => ask(path)),
    );
    expect(JSON.parse(String(manifest?.body))).toEqual({
      name: 'operator-hub',
      customProperties: { console: { x: 1 } },
    });
    expect(JSON.parse(String(hiding?.body))).toEqual({
      name: 'operator-hub',
      customProperties: {
        console: {
          x: 1,
          disableStaticPlugins: [
            '@console/operator-lifecycle-manager',
            '@console/operator-lifecycle-manager-v1',
          ],
        },
      },
    });
    expect([entry?.status, String(entry?.body)]).toEqual([200, FILES[`plugin${ENTRY}`]]);
    expect(entry?.headers['cache-control']).toContain('immutable');
  });

  it('accepts only GET and HEAD', async () => {
    const head = await ask(ENTRY, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'MKCOL']) {
      const { status, headers } = await ask(ENTRY, { method });
      expect([method, status]).toEqual([method, 405]);
      // nginx refuses TRACE before it reads the configuration.
      if (method !== 'TRACE') expect(headers.allow).toBe('GET, HEAD');
    }
  });

  it('answers probes without logging them', async () => {
    expect((await ask('/healthz')).body.toString()).toBe('ok\n');
    await ask('/asked-for-after-the-probe.js');
    await expect.poll(() => nginx.output()).toContain('/asked-for-after-the-probe.js');
    expect(nginx.output()).not.toContain('/healthz');
  });

  it('accepts the headers of a browser with many cookies', async () => {
    const { status } = await ask(ENTRY, { headers: { cookie: `a=${'x'.repeat(12_000)}` } });
    expect(status).toBe(200);
  });

  it('listens on IPv6 if available', async () => {
    const addresses = ['127.0.0.1', ...(HAS_IPV6 ? ['::1'] : [])];
    for (const host of addresses) {
      expect([host, (await ask('/healthz', { host })).status]).toEqual([host, 200]);
    }
  });

  it('accepts only TLS 1.2 and 1.3', async () => {
    expect(await handshake(nginx.port, { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).toBe(
      'TLSv1.2',
    );
    expect(await handshake(nginx.port, { minVersion: 'TLSv1.3' })).toBe('TLSv1.3');
    const old = handshake(nginx.port, {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'ALL:@SECLEVEL=0',
    });
    await expect(old).rejects.toThrow(/alert|version/i);
  });

  it('writes only to its temporary folder, and no request data', async () => {
    await ask(ENTRY, { method: 'POST', body: 'x'.repeat(100_000) });
    expect((await readdir(nginx.temporary)).sort()).toEqual([
      ...(HAS_IPV6 ? ['listen-ipv6.conf'] : []),
      'nginx-client-body',
      'nginx-fastcgi',
      'nginx-proxy',
      'nginx-scgi',
      'nginx-uwsgi',
      'nginx.conf',
      'nginx.pid',
      'output',
      'start.sh',
      'tls.crt',
      'tls.key',
    ]);
    expect(await readdir(join(nginx.temporary, 'nginx-client-body'))).toEqual([]);
    // Runs as a user who does not own the served files.
    if (process.getuid?.() === 0) {
      expect((await stat(join(nginx.temporary, 'nginx.pid'))).uid).not.toBe(0);
    }
  });

  // Runs last because it changes the certificate that other tests trust.
  it('uses a renewed certificate without a restart', async () => {
    const first = nginx.certificate;
    expect((await ask('/healthz', { ca: first })).status).toBe(200);
    await nginx.renewCertificate();
    await expect(ask('/healthz', { ca: first })).rejects.toThrow(/self-signed|verif/i);
    expect(nginx.output()).not.toMatch(/\[(emerg|alert|crit)\]/);
  });
});
