import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { downloadedDescription, knownDescription } from './bundleDescriptions';
import { catalogContent } from './edgeQueries';

const bundle = (name: string, displayName: string) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: 'quill',
    name,
    properties: [
      { type: 'olm.package', value: { packageName: 'quill', version: '1.0.0' } },
      { type: 'olm.csv.metadata', value: { displayName } },
    ],
  });

const contentOf = (name: string) => ({
  name,
  path: `/catalogs/${name}`,
  revision: `sha256:${name}`,
});
const ONE = contentOf('one');
const TWO = contentOf('two');
const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const sought = (bundleName: string, ...contents: readonly (typeof ONE)[]) => ({
  contents,
  packageName: 'quill',
  bundleName,
});
const metas = () => requests().filter(({ url }) => url.includes('/metas'));
const downloads = () =>
  requests().filter(({ url, method }) => url.endsWith('/all') && method === 'GET');

/** Answers by the end of the URL, otherwise 404. */
function aCatalogd(answers: Readonly<Record<string, string>>): void {
  answering(({ url }) => {
    const key = Object.keys(answers).find((part) => url.includes(part));
    if (key === undefined) throw refused(404);
    return answers[key];
  });
}

beforeEach(() => {
  client.clear();
  sessionStorage.clear();
});

describe('the description of an installed bundle', () => {
  it('is from the query endpoint of the first catalog that contains it', async () => {
    aCatalogd({
      'one/api/v1/metas': '',
      'two/api/v1/metas?schema=olm.bundle': bundle('quill.v1', 'Quill'),
      'two/api/v1/metas?schema=olm.package': '',
    });
    const answer = await client.query(knownDescription(sought('quill.v1', ONE, TWO)));
    expect(answer).toMatchObject({ found: { spec: { displayName: 'Quill' } }, unread: [] });
    expect(metas()).toHaveLength(3);
    expect(downloads()).toHaveLength(0);
  });

  it('requires a download without the endpoint, which is requested once', async () => {
    aCatalogd({ 'one/api/v1/all': '' });
    const answer = await client.query(knownDescription(sought('quill.v1', ONE)));
    expect(answer).toEqual({ found: null, unread: [ONE] });
    const before = metas().length;
    await client.query(knownDescription(sought('quill.v2', ONE)));
    expect(metas()).toHaveLength(before);
  });

  it('is requested again from the endpoint if the catalog is not served, either', async () => {
    aCatalogd({});
    await client.query(knownDescription(sought('quill.v1', ONE)));
    const before = metas().length;
    await client.query(knownDescription(sought('quill.v2', ONE)));
    expect(metas().length).toBeGreaterThan(before);
  });

  it('requires no download of a loaded content that does not contain the bundle', async () => {
    aCatalogd({ 'one/api/v1/all': bundle('quill.v1', 'Quill') });
    await client.query(catalogContent(ONE));
    const absent = await client.query(knownDescription(sought('quill.v9', ONE)));
    expect(absent).toEqual({ found: null, unread: [] });
    const present = await client.query(knownDescription(sought('quill.v1', ONE)));
    expect(present).toEqual({ found: null, unread: [ONE] });
  });

  it('is downloaded until a catalog contains it', async () => {
    aCatalogd({
      'one/api/v1/all': bundle('quill.v0', 'Other'),
      'two/api/v1/all': bundle('quill.v1', 'Quill'),
      'three/api/v1/all': bundle('quill.v1', 'Third'),
    });
    const three = contentOf('three');
    const read = (name: string) =>
      client.query(downloadedDescription(sought(name, ONE, TWO, three)));
    expect(await read('quill.v1')).toMatchObject({ spec: { displayName: 'Quill' } });
    expect(downloads()).toHaveLength(2);
    expect(await read('quill.v9')).toBeNull();
  });

  it('fails if a catalog is not available', async () => {
    aCatalogd({});
    const sent = client.query(downloadedDescription(sought('quill.v1', ONE)));
    await expect(sent).rejects.toMatchObject({ failure: { kind: 'not-found' } });
  });
});
