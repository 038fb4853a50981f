import { describe, expect, it } from 'vitest';
import { serviceAccountModel } from '~/kube/models/core';
import { clusterRoleBindingModel } from '~/kube/models/rbac';
import { answering, requests } from '~/test/consoleSdk';
import { ensureCreated } from './ensureCreated';

const refused = (code: number, reason: string) =>
  Object.assign(new Error(reason), { code, json: { kind: 'Status', code, reason } });
const methods = () => requests().map(({ method }) => method);

const ACCOUNT = {
  kind: 'create',
  model: serviceAccountModel,
  manifest: {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name: 'installer', namespace: 'acme' },
  },
} as const;
const BINDING = {
  kind: 'create',
  model: clusterRoleBindingModel,
  manifest: {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRoleBinding',
    metadata: { name: 'installer' },
    roleRef: { name: 'cluster-admin' },
  },
} as const;

function existing(stored: object): void {
  answering(({ method }) => {
    if (method === 'POST') throw refused(409, 'AlreadyExists');
    return stored;
  });
}

describe('creating an object', () => {
  it('sends no further request if it succeeds', async () => {
    answering(() => ({ metadata: { name: 'installer' } }));
    await ensureCreated(ACCOUNT);
    expect(methods()).toEqual(['POST']);
  });

  it('accepts the same object, because the response of an earlier attempt was lost', async () => {
    existing({ metadata: { name: 'installer', namespace: 'acme', uid: 'u' } });
    await ensureCreated(ACCOUNT);
    expect(requests().at(-1)?.url).toContain('/namespaces/acme/serviceaccounts/installer');
  });

  it('rejects another object of the name with the differences', async () => {
    existing({ metadata: { name: 'installer' }, roleRef: { name: 'view' } });
    await expect(ensureCreated(BINDING)).rejects.toMatchObject({
      failure: {
        kind: 'already-exists',
        differences: [{ field: 'roleRef.name', wanted: 'cluster-admin', found: 'view' }],
      },
    });
  });

  it('sends no request after another failure', async () => {
    answering(() => {
      throw refused(403, 'Forbidden');
    });
    await expect(ensureCreated(ACCOUNT)).rejects.toMatchObject({ failure: { kind: 'forbidden' } });
    expect(methods()).toEqual(['POST']);
  });
});
