import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { catalogContent } from '~/olm/read/channels/edgeQueries';
import { useLoadedContents } from './useCatalogContents';

const OTHER = { name: 'b', path: '/catalogs/b', revision: 'sha256:b' };
const CONTENT = { name: 'c', path: '/catalogs/c', revision: 'sha256:c' };
const CATALOGS = [OTHER, CONTENT];

const bundle = (packageName: string, version: string) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: packageName,
    name: `${packageName}.v${version}`,
    properties: [{ type: 'olm.package', value: { packageName, version } }],
  });

it('lists packages of loaded catalogs in the order of catalogs, and downloads nothing', async () => {
  answering(({ url }) => {
    if (!url.endsWith('/all')) throw Object.assign(new Error('no'), { code: 404, json: {} });
    return [bundle('quill', '1.0.0'), bundle('quill', '1.1.0'), bundle('ink', '2.0.0')].join('\n');
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(() => useLoadedContents(CATALOGS), { wrapper });
  expect(result.current).toEqual([null, null]);
  expect(requests().filter(({ url }) => url.includes('catalogd'))).toEqual([]);
  await client.query(catalogContent(CONTENT));
  await waitFor(() => {
    const [other, own] = result.current;
    expect(other).toBeNull();
    expect(own?.map((one) => [one.packageName, one.bundle?.version])).toEqual([
      ['quill', '1.1.0'],
      ['ink', '2.0.0'],
    ]);
  });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
