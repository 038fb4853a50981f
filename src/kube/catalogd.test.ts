import { describe, expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { getCatalogMetas, getCatalogStream, headCatalog } from './catalogd';

const { signal } = new AbortController();
const OWN = '/api/catalogd/catalogs/x/api/v1/all';
const DECLARED = '/api/proxy/plugin/operator-hub/catalogd/catalogs/x/api/v1/all';

function answerOnly(known: string, code = 404): void {
  answering(({ url }) => {
    if (!url.startsWith(known)) throw Object.assign(new Error('no'), { code });
    return '{}';
  });
}

describe('catalogd', () => {
  it('is requested through the console if it proxies it', async () => {
    answerOnly('/api/catalogd/');
    await headCatalog('/catalogs/x', signal);
    expect(requests().map(({ url }) => url)).toEqual([OWN]);
  });

  it('is requested through the plugin’s proxy otherwise', async () => {
    answerOnly('/api/proxy/plugin/operator-hub/catalogd/');
    await headCatalog('/catalogs/x', signal);
    expect(requests().map(({ url }) => url)).toEqual([OWN, DECLARED]);
    const query = { schema: 'olm.channel', package: 'a b' };
    expect(await getCatalogMetas('/catalogs/x', query, signal)).toBe('{}');
    expect(requests().at(-1)?.url).toContain('/metas?schema=olm.channel&package=a+b');
  });

  it('streams lines of JSON', async () => {
    const lines = '{"schema":"olm.channel","name":"a"}\n{"schema":"olm.channel","name":"b"}\n';
    answering(() => lines);
    const query = { schema: 'olm.channel', package: 'quill' };
    expect(await getCatalogMetas('/catalogs/x', query, signal)).toBe(lines);
  });

  it('is requested even if the browser has an answer, because its answers have no expiry', async () => {
    answering(() => '{}');
    await headCatalog('/catalogs/x', signal);
    await getCatalogMetas('/catalogs/x', { schema: 'olm.package' }, signal);
    await getCatalogStream('/catalogs/x', signal);
    const caches = requests().map(({ cache }) => cache);
    expect(caches).toEqual(['no-cache', 'no-cache', 'no-cache']);
  });

  it('reports what neither finds as missing', async () => {
    answerOnly('/nowhere');
    await expect(headCatalog('/catalogs/x', signal)).rejects.toMatchObject({
      failure: { kind: 'not-found' },
    });
  });

  it.each([403, 502])('is requested only once if it answers %s', async (code) => {
    answerOnly('/nowhere', code);
    await expect(headCatalog('/catalogs/x', signal)).rejects.toThrow();
    expect(requests()).toHaveLength(1);
  });
});
