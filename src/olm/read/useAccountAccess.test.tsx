import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { answering, requests } from '~/test/consoleSdk';
import type { Permission } from '~/kube/failure';
import { useAccountAccess } from './useAccountAccess';

const ACCOUNT = { namespace: 'acme', name: 'mine' };
const deployments = { group: 'apps', resource: 'deployments' };
const NEEDED: readonly Permission[] = [
  { ...deployments, verb: 'list' },
  { ...deployments, verb: 'watch' },
  { ...deployments, verb: 'create', namespace: 'acme' },
];

function rendered(needed: readonly Permission[] | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAccountAccess(ACCOUNT, needed), { wrapper }).result;
}

/** @param verbs that the ServiceAccount may use */
function granting(...verbs: readonly string[]): void {
  answering(({ body }) => {
    const { resourceAttributes } = recordIn(recordIn(body)['spec']);
    return { status: { allowed: verbs.includes(String(recordIn(resourceAttributes)['verb'])) } };
  });
}

describe('the permissions of a ServiceAccount', () => {
  it('are missing or granted', async () => {
    granting('list');
    const result = rendered(NEEDED);
    await waitFor(() => {
      expect(result.current).toMatchObject({
        data: { missing: NEEDED.slice(1), granted: NEEDED.slice(0, 1), isAdmin: false },
      });
    });
    const { user, groups } = recordIn(recordIn(requests()[0]?.body)['spec']);
    expect(user).toBe('system:serviceaccount:acme:mine');
    expect(groups).toContain('system:serviceaccounts:acme');
  });

  it('are complete for a cluster administrator, with one question', async () => {
    granting('*');
    const result = rendered(NEEDED);
    await waitFor(() => {
      expect(result.current).toMatchObject({ data: { missing: [], isAdmin: true } });
    });
    expect(requests()).toHaveLength(1);
  });

  it('are unknown without permission for the review, which is named', async () => {
    answering(() => {
      throw Object.assign(new Error('no'), { code: 403, json: {} });
    });
    const result = rendered(NEEDED);
    await waitFor(() => {
      expect(result.current).toMatchObject({
        failure: { kind: 'forbidden', permission: { resource: 'subjectaccessreviews' } },
      });
    });
  });

  it('send no request that nobody requested', () => {
    granting();
    expect(rendered(null).current.status).toBe('loading');
    expect(requests()).toEqual([]);
  });
});
