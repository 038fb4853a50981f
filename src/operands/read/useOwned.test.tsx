import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { answering } from '~/test/consoleSdk';
import { aPen, aPenCluster } from '~/test/operandBuilders';
import { useOwned } from './useOwned';

const PARENT = { apiVersion: 'ink.example.com/v1', kind: 'Pen', name: 'parent', uid: 'uid-parent' };
const OWNED = { metadata: { ...aPen('child').metadata, ownerReferences: [PARENT] } };
const BY = {
  uid: 'uid-parent',
  namespace: 'team-a',
  declared: [],
  apis: ['pens.ink.example.com'],
  creatable: [],
};

beforeEach(() => {
  queryClient.clear();
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

it.each([
  [null, { names: ['child'], isCut: false, refused: [] }],
  [403, { names: [], isCut: false, refused: ['Pen'] }],
  [500, { names: [], isCut: true, refused: [] }],
  [404, { names: [], isCut: false, refused: [] }],
])('owned resources whose list fails with %s are not shown as none', async (code, expected) => {
  answering(({ url }) => {
    if (code === null || !url.includes('/pens?')) return undefined;
    throw Object.assign(new Error('failed'), { code, json: {} });
  });
  aPenCluster([OWNED]);
  const { result } = renderHook(() => useOwned(BY), { wrapper });
  await waitFor(() => {
    expect(result.current.status).toBe('ready');
  });
  const found = result.current.status === 'ready' ? result.current.data : null;
  expect({
    names: found?.objects.map(({ name }) => name),
    isCut: found?.isCut,
    refused: found?.refused,
  }).toEqual(expected);
});
