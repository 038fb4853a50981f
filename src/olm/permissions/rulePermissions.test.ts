import { expect, it } from 'vitest';
import { permissionsIn } from './rulePermissions';

const rule = { apiGroups: ['apps'], resourceNames: [], nonResourceURLs: [] };

it('lists each permission of the rules once, with its namespace and name', () => {
  const rules = {
    cluster: [
      { ...rule, resources: ['deployments'], verbs: ['list', 'watch'] },
      { ...rule, resources: ['deployments'], verbs: ['list'] },
      { ...rule, resources: ['deployments/status'], verbs: ['*'] },
      { ...rule, resources: [], nonResourceURLs: ['/metrics'], verbs: ['get'] },
    ],
    namespace: [{ ...rule, resources: ['deployments'], resourceNames: ['quill'], verbs: ['get'] }],
  };
  const deployments = { group: 'apps', resource: 'deployments' };
  expect(permissionsIn(rules, 'acme')).toEqual([
    { ...deployments, verb: 'list' },
    { ...deployments, verb: 'watch' },
    { ...deployments, verb: '*', subresource: 'status' },
    { ...deployments, verb: 'get', name: 'quill', namespace: 'acme' },
  ]);
});
