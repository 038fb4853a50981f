import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { answering } from '~/test/consoleSdk';
import { useApiFeatures, useFeatureGate } from './useApiFeatures';

const DOCUMENT = {
  components: {
    schemas: {
      any: {
        properties: { spec: { properties: { serviceAccount: {} }, required: ['serviceAccount'] } },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterExtension' },
        ],
      },
    },
  },
};

const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });

function wrapper({ children }: { readonly children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

describe('fields that the API of OLM v1 supports', () => {
  it.each([
    ['is read in its schema', DOCUMENT, { status: 'ready', data: { serviceAccount: 'required' } }],
    ['is empty without a schema', refused(404), { status: 'ready', data: null }],
    ['is unknown while the server fails', refused(500), { status: 'failed' }],
  ] as const)('%s', async (_name, answer, expected) => {
    answering(({ url }) => {
      if (!url.endsWith('/openapi/v3/apis/olm.operatorframework.io/v1')) throw refused(404);
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const { result } = renderHook(() => useApiFeatures(), { wrapper });
    await waitFor(() => {
      expect(result.current).toMatchObject(expected);
    });
  });
});

it('knows no feature gates without OpenShift', () => {
  answering(() => {
    throw refused(404);
  });
  const { result } = renderHook(() => useFeatureGate('NewOLMConfigAPI'), { wrapper });
  expect(result.current).toBe('unknown');
});
