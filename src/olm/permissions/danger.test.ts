import { expect, it } from 'vitest';
import { type Danger, dangersOf, severityOfDanger } from './danger';

type Row = readonly [groups: string, resources: string, verbs: string, dangers: readonly Danger[]];

/** Source: Kubernetes' "RBAC good practices". */
const ROWS: readonly Row[] = [
  ['', 'configmaps', 'get list watch', []],
  ['example.com', 'quills quills/status quills/finalizers', 'get list watch update', []],
  ['', 'events', 'create patch', []],
  ['coordination.k8s.io', 'leases', 'create get update', []],
  ['', 'services', 'create delete', []],
  ['', 'pods', 'get list watch delete', []],
  ['', 'pods/log', 'get', []],
  ['', 'secrets', 'get', ['read-secrets']],
  ['', 'secrets', 'list watch', ['read-secrets']],
  ['', 'secrets', 'create', ['write-secrets']],
  ['', 'configmaps secrets', 'get update', ['read-secrets', 'write-secrets']],
  ['example.com', 'secrets', 'get', []],
  ['', 'secrets', '*', ['read-secrets', 'write-secrets', 'all-verbs']],
  ['rbac.authorization.k8s.io', 'clusterroles', 'escalate', ['escalate']],
  ['rbac.authorization.k8s.io', 'roles', 'bind', ['bind']],
  ['rbac.authorization.k8s.io', 'roles rolebindings', 'get list', []],
  ['rbac.authorization.k8s.io', 'clusterrolebindings', 'create', ['write-roles']],
  ['rbac.authorization.k8s.io', '*', 'patch', ['write-roles', 'all-resources']],
  ['', 'users', 'impersonate', ['impersonate']],
  ['', 'serviceaccounts', 'create', []],
  ['', 'serviceaccounts/token', 'create', ['tokens']],
  ['', 'pods/exec', 'create', ['exec']],
  ['', 'pods/exec', 'get', ['exec']],
  ['', 'pods/ephemeralcontainers', 'patch', ['exec']],
  ['', '*/exec', 'create', ['exec']],
  ['', 'pods/*', 'create', []],
  ['security.openshift.io', 'securitycontextconstraints', 'use', ['scc']],
  ['security.openshift.io', 'securitycontextconstraints', 'get list', []],
  ['admissionregistration.k8s.io', 'mutatingwebhookconfigurations', 'update', ['write-webhooks']],
  ['admissionregistration.k8s.io', 'validatingwebhookconfigurations', 'list', []],
  ['apiextensions.k8s.io', 'customresourcedefinitions', 'create', ['write-crds']],
  ['apiextensions.k8s.io', 'customresourcedefinitions', 'get', []],
  ['', 'nodes', 'get list watch', []],
  ['', 'nodes', 'patch', ['write-nodes']],
  ['', 'nodes/proxy', 'get', ['node-proxy']],
  ['', 'namespaces', 'get', []],
  ['', 'namespaces', 'update', ['write-namespaces']],
  ['', 'persistentvolumes', 'create', ['write-volumes']],
  ['', 'persistentvolumes', 'delete', []],
  [
    'certificates.k8s.io',
    'certificatesigningrequests/approval',
    'update',
    ['approve-certificates'],
  ],
  ['certificates.k8s.io', 'signers', 'sign', ['approve-certificates']],
  ['authentication.k8s.io', 'tokenreviews', 'create', ['review-tokens']],
  ['apps', 'deployments', 'create update', ['run-pods']],
  ['apps', 'deployments', 'get list', []],
  ['batch', 'jobs', 'create', ['run-pods']],
  ['example.com', 'quills', '*', ['all-verbs']],
  ['example.com', '*', 'get', ['all-resources']],
  ['*', '*', 'get', ['read-secrets', 'exec', 'node-proxy', 'all-resources']],
  ['*', '*', '*', ['everything']],
];

it.each(ROWS)('%j %s: %s → %j', (groups, resources, verbs, dangers) => {
  const rule = {
    apiGroups: groups.split(' '),
    resources: resources.split(' '),
    resourceNames: [],
    nonResourceURLs: [],
    verbs: verbs.split(' '),
  };
  expect(dangersOf(rule)).toEqual(dangers);
});

it('permits reading metrics', () => {
  const rule = {
    apiGroups: [],
    resources: [],
    resourceNames: [],
    nonResourceURLs: ['/metrics'],
    verbs: ['get'],
  };
  expect(dangersOf(rule)).toEqual([]);
});

it.each([
  ['everything', 'danger'],
  ['read-secrets', 'danger'],
  ['run-pods', 'warning'],
] as const)('%s is %s', (danger, severity) => {
  expect(severityOfDanger(danger)).toBe(severity);
});

it.each([
  ['restricted-v2', 'use', []],
  ['nonroot restricted', 'use get', []],
  ['restricted-v2 privileged', 'use', ['scc']],
  ['anyuid', 'use', ['scc']],
  ['restricted-v2', 'use update', ['scc']],
  ['restricted-v2', '*', ['scc', 'all-verbs']],
] as const)('the SCC %s to %s is %j', (names, verbs, dangers) => {
  const rule = {
    apiGroups: ['security.openshift.io'],
    resources: ['securitycontextconstraints'],
    resourceNames: names.split(' '),
    nonResourceURLs: [],
    verbs: verbs.split(' '),
  };
  expect(dangersOf(rule)).toEqual(dangers);
});
