import { expect, it } from 'vitest';
import { prepared } from './builtinDefaults';

const RBAC = 'rbac.authorization.k8s.io';

// SetDefaults_RoleBinding and SetDefaults_Subject of kube-apiserver.
it('fills in the group of a role, of users and of groups, but not of service accounts', () => {
  const account = { kind: 'ServiceAccount', name: 'robot', namespace: 'team' };
  const binding = prepared(`rolebindings.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'RoleBinding',
    metadata: { name: 'a', namespace: 'team' },
    roleRef: { kind: 'Role', name: 'r' },
    subjects: [{ kind: 'User', name: 'paula' }, account],
  });
  expect(binding).toMatchObject({
    roleRef: { apiGroup: RBAC, kind: 'Role', name: 'r' },
    subjects: [{ apiGroup: RBAC, kind: 'User', name: 'paula' }, account],
  });
  expect(binding['subjects']).toHaveProperty('1', account);
});
