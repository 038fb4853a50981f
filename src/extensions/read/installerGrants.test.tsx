import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { type BundleOrigin, useInstallerRules } from './installerGrants';

const ORIGIN: BundleOrigin = {
  content: { name: 'acme', path: '/catalogs/acme', revision: 'sha256:rules' },
  packageName: 'quill',
  bundleName: 'quill.v1.0.0',
};
const CSV = {
  kind: 'ClusterServiceVersion',
  metadata: { name: 'quill.v1.0.0' },
  spec: { install: { spec: { deployments: [{ name: 'quill' }] } } },
};
const bundle = (...manifests: readonly object[]) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: 'quill',
    name: 'quill.v1.0.0',
    properties: manifests.map((manifest) => ({
      type: 'olm.bundle.object',
      value: { data: Buffer.from(JSON.stringify(manifest)).toString('base64') },
    })),
  });

function rendered(origin: BundleOrigin | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useInstallerRules('quill', origin), { wrapper }).result;
}

function answers(content: string, hasQueries: boolean): void {
  answering(({ url }) => {
    if (url.includes('/metas') && !hasQueries) {
      throw Object.assign(new Error('no'), { code: 404, json: {} });
    }
    return content;
  });
}

describe('the permissions to install a bundle', () => {
  it.each([
    ['by the query endpoint', true, /metas\?schema=olm\.bundle&package=quill&name=quill\.v1\.0\.0/],
    ['of the whole content', false, /\/all$/],
  ])('come from its manifests %s', async (_name, hasQueries, last) => {
    answers(bundle(CSV), hasQueries);
    const result = rendered(ORIGIN);
    await waitFor(() => {
      expect(result.current).toMatchObject({
        status: 'ready',
        data: { namespace: [{ resources: ['deployments'], verbs: ['create'] }, {}] },
      });
    });
    expect(requests().at(-1)?.url).toMatch(last);
  });

  it('are unknown without manifests, and with a kind that is unknown', async () => {
    answers(bundle(CSV, { kind: 'Gadget', metadata: { name: 'g' } }), true);
    const result = rendered(ORIGIN);
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'ready', data: null });
    });
  });

  it('send no request unless required', () => {
    answers('', true);
    expect(rendered(null).current.status).toBe('loading');
    expect(requests()).toEqual([]);
  });
});
