import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { answering, requests } from '~/test/consoleSdk';
import type { InstallerRules } from '~/extensions/rules/installerRules';
import { useAccountGaps } from './useAccountGaps';

const ACCOUNT = { namespace: 'acme', name: 'mine' };
const rule = (...verbs: readonly string[]) => ({
  apiGroups: ['apps'],
  resources: ['deployments'],
  resourceNames: [],
  nonResourceURLs: [],
  verbs,
});
const RULES: InstallerRules = { cluster: [rule('list', 'watch')], namespace: [rule('create')] };

function rendered(rules: InstallerRules | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAccountGaps(ACCOUNT, rules), { wrapper }).result;
}

/** @param verbs that the ServiceAccount may use */
function granting(...verbs: readonly string[]): void {
  answering(({ body }) => {
    const { resourceAttributes } = recordIn(recordIn(body)['spec']);
    return { status: { allowed: verbs.includes(String(recordIn(resourceAttributes)['verb'])) } };
  });
}

describe('the missing permissions of a ServiceAccount', () => {
  it('are those of the rules that it does not have', async () => {
    granting('list');
    const result = rendered(RULES);
    const deployments = { group: 'apps', resource: 'deployments' };
    await waitFor(() => {
      expect(result.current).toMatchObject({
        data: [
          { ...deployments, verb: 'watch' },
          { ...deployments, verb: 'create', namespace: 'acme' },
        ],
      });
    });
    const { user, groups } = recordIn(recordIn(requests()[0]?.body)['spec']);
    expect(user).toBe('system:serviceaccount:acme:mine');
    expect(groups).toContain('system:serviceaccounts:acme');
  });

  it('are none for a cluster administrator, with one question', async () => {
    granting('*');
    const result = rendered(RULES);
    await waitFor(() => {
      expect(result.current).toMatchObject({ data: [] });
    });
    expect(requests()).toHaveLength(1);
  });

  it('are unknown without permission for the review, which is named', async () => {
    answering(() => {
      throw Object.assign(new Error('no'), { code: 403, json: {} });
    });
    const result = rendered(RULES);
    await waitFor(() => {
      expect(result.current).toMatchObject({
        failure: { kind: 'forbidden', permission: { resource: 'subjectaccessreviews' } },
      });
    });
  });

  it('send no request without rules', () => {
    granting();
    expect(rendered(null).current.status).toBe('loading');
    expect(requests()).toEqual([]);
  });
});
