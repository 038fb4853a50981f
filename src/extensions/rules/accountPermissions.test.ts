import { describe, expect, it } from 'vitest';
import { neededPermissions } from './accountPermissions';

const rule = { apiGroups: ['apps'], resourceNames: [], nonResourceURLs: [] };

describe('the permissions that an installer needs', () => {
  const roles = { group: 'rbac.authorization.k8s.io', resource: 'roles' };
  const deployments = { group: 'apps', resource: 'deployments' };
  const named = {
    permissions: [
      { ...deployments, verb: 'get', namespace: 'acme', name: 'quill' },
      { ...roles, verb: 'get', namespace: 'acme', name: 'quill' },
    ],
    rules: [],
  };
  const inNamespace = { ...rule, resources: ['deployments'], resourceNames: ['quill'] };

  it('are all of the bundle, and what OLM names beyond them', () => {
    const rules = { cluster: [], namespace: [{ ...inNamespace, verbs: ['get', 'update'] }] };
    expect(neededPermissions(rules, named, 'acme')).toEqual([
      { ...deployments, verb: 'get', name: 'quill', namespace: 'acme' },
      { ...deployments, verb: 'update', name: 'quill', namespace: 'acme' },
      { ...roles, verb: 'get', name: 'quill' },
    ]);
  });

  it('are only those that OLM names if the bundle is not known', () => {
    const held = { ...rule, resources: ['pods'], verbs: ['list'] };
    expect(neededPermissions(null, { ...named, rules: [held] }, 'acme')).toEqual([
      { ...deployments, verb: 'get', name: 'quill' },
      { ...roles, verb: 'get', name: 'quill' },
      { group: 'apps', resource: 'pods', verb: 'list' },
    ]);
  });
});
