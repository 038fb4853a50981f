import { expect, it, vi } from 'vitest';
import { getCatalogMetas, getCatalogStream, headCatalog } from './catalogd';

const asked = vi.hoisted(() =>
  vi.fn<(url: string, options: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}')),
  ),
);
vi.mock('@openshift-console/dynamic-plugin-sdk', () => ({ consoleFetch: asked }));

it('is not answered by the browser without a request, because its answers have no expiry', async () => {
  const { signal } = new AbortController();
  await getCatalogStream('/catalogs/x', signal);
  await getCatalogMetas('/catalogs/x', { schema: 'olm.package' }, signal);
  await headCatalog('/catalogs/x', signal);
  expect(asked.mock.calls.map(([, { cache }]) => cache)).toEqual(Array(3).fill('no-cache'));
});
