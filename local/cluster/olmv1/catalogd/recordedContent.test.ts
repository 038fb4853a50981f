/** Responses of catalogd for a catalog's content. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../catalogs/load/loadCatalog';
import { at, isObject, numberAt, objectAt, parseJson, textAt } from '../../kube/json';
import { partsOf } from '../../kube/http/answers';
import { contentServer } from './contentServer';
import { createCatalogStore } from './store';

const SAMPLES = 'test-data/api-samples-2';
const NAMES = readdirSync(SAMPLES).filter((name) => name.startsWith('catalogd-'));
const UNPACKED = Date.UTC(2026, 10, 22, 21, 0, 0, 123);

describe('catalogd', async () => {
  const catalog = await loadCatalog('test-data/acme/fbc/acme');
  const named = { displayName: 'acme', publisher: 'acme', priority: 0, image: 'acme', catalog };
  const store = createCatalogStore();
  store.put('acme', { ref: 'acme@sha256:0', modified: UNPACKED }, { name: 'acme', ...named });
  const ask = (request: unknown, servesMetas = false) => {
    const [path = '', query = ''] = (textAt(request, 'path') ?? '').split('?');
    const headers = Object.entries(objectAt(request, 'headers') ?? {}).map(
      ([name, value]) =>
        [name, value === '<date>' ? new Date(UNPACKED).toUTCString() : value] as const,
    );
    return contentServer(
      store,
      () => servesMetas,
    )({
      method: textAt(request, 'method') ?? '',
      path,
      query: new URLSearchParams(query),
      headers: Object.fromEntries(
        headers.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      ),
    });
  };

  it.each(NAMES)('%s', (name) => {
    const sample = parseJson(readFileSync(`${SAMPLES}/${name}`, 'utf8'));
    const { status, contentType, headers, body } = ask(at(sample, 'request'));
    const recorded = objectAt(sample, 'response', 'headers') ?? {};
    expect(status).toBe(numberAt(sample, 'response', 'status'));
    const of = { ...headers, 'content-type': contentType };
    for (const key of ['vary', 'content-encoding', 'accept-ranges', 'x-content-type-options']) {
      expect([key, at(of, key)]).toEqual([key, recorded[key]]);
    }
    expect('last-modified' in headers).toBe('last-modified' in recorded);
    if (status !== 304) expect(contentType).toBe(recorded['content-type']);
    if (status >= 400 && textAt(sample, 'request', 'method') !== 'HEAD') {
      expect(String(body)).toBe(textAt(sample, 'response', 'body'));
    }
  });

  it('sends one object per line, also compressed', () => {
    const request = { method: 'GET', path: '/catalogs/acme/api/v1/all' };
    const plain = Buffer.concat(partsOf(ask(request).body)).toString();
    const zipped = ask({ ...request, headers: { 'accept-encoding': 'gzip' } }).body;
    expect(gunzipSync(Buffer.concat(partsOf(zipped))).toString()).toBe(plain);
    const lines = plain.trimEnd().split('\n').map(parseJson);
    expect(lines.every(isObject)).toBe(true);
    expect(lines.filter((line) => textAt(line, 'schema') === 'olm.package')).not.toHaveLength(0);
  });

  it('answers queries if the feature gate is enabled, and rejects unknown parameters', () => {
    const path = '/catalogs/acme/api/v1/metas';
    const of = (query: string) => ask({ method: 'GET', path: `${path}?${query}` }, true);
    expect(of('schema=olm.package&name=acme-db').body).toContain('"name":"acme-db"');
    expect(of('schema=olm.channel&package=acme-db').body).toContain('"schema":"olm.channel"');
    expect(of('schema=nothing')).toMatchObject({ status: 200, body: '' });
    expect(of('version=1')).toMatchObject({ status: 400, body: '400 Bad Request\n' });
  });
});
