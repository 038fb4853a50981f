import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { answering } from '~/test/consoleSdk';
import { catalogContent } from '~/olm/read/channels/edgeQueries';
import { useContentFits } from './useContentFits';

const CONTENT = { name: 'c', path: '/catalogs/c', revision: 'sha256:fits' };

const bundle = (packageName: string, ...properties: readonly object[]) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: packageName,
    name: `${packageName}.v1.0.0`,
    properties: [{ type: 'olm.package', value: { packageName, version: '1.0.0' } }, ...properties],
  });

it('tells of each package whether it fits, once the content was read', async () => {
  const needs = { type: 'olm.gvk.required', value: { group: 'g', version: 'v1', kind: 'K' } };
  answering(({ url }) => {
    if (url.endsWith('/all')) return [bundle('quill'), bundle('ink', needs)].join('\n');
    throw Object.assign(new Error('no'), { code: 404, json: {} });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const facts = { hasConfig: true, isOneNamespaceOff: false };
  const { result } = renderHook(() => useContentFits(CONTENT, facts), { wrapper });
  expect(result.current).toBeNull();
  await client.query(catalogContent(CONTENT));
  await waitFor(() => {
    expect([...(result.current ?? [])].map(([name, { kind }]) => [name, kind])).toEqual([
      ['quill', 'fits'],
      ['ink', 'requires'],
    ]);
  });
});
