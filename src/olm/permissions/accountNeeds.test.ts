import { expect, it } from 'vitest';
import type { Permission } from '~/kube/failure';
import { accessContent } from '~/olm/permissions/accessContent';
import { aCsv } from '~/test/builders';
import { accountNeeds } from './accountNeeds';

const rule = (resource: string, verb: string) => ({
  apiGroups: ['example.com'],
  resources: [resource],
  verbs: [verb],
});
const grant = (...rules: readonly object[]) => ({ serviceAccountName: 'quill', rules });
function csv(strategy: object) {
  const spec: Readonly<Record<string, unknown>> = { install: { spec: strategy } };
  return aCsv({ spec });
}

function needsOf(spec: object): readonly Permission[] {
  return accountNeeds(accessContent(csv(spec), 'team-a')).permissions;
}

const has = (all: readonly Permission[], wanted: Permission) =>
  all.some(
    (one) =>
      JSON.stringify(Object.entries(one).toSorted()) ===
      JSON.stringify(Object.entries(wanted).toSorted()),
  );

it('are those of every installation in the namespace (OG-030), without CRDs', () => {
  const needs = needsOf({});
  expect(new Set(needs.map(({ resource }) => resource))).toEqual(
    new Set([
      'subscriptions',
      'clusterserviceversions',
      'services',
      'serviceaccounts',
      'roles',
      'rolebindings',
      'deployments',
      'pods',
    ]),
  );
  expect(needs.every(({ namespace }) => namespace === 'team-a')).toBe(true);
});

it('include what the Operator gets, in its namespace or in the cluster', () => {
  const needs = needsOf({
    permissions: [grant(rule('quills', 'get'))],
    clusterPermissions: [grant(rule('pens', 'list'))],
  });
  expect(
    has(needs, { verb: 'get', group: 'example.com', resource: 'quills', namespace: 'team-a' }),
  ).toBe(true);
  expect(has(needs, { verb: 'list', group: 'example.com', resource: 'pens' })).toBe(true);
  const group = 'rbac.authorization.k8s.io';
  expect(has(needs, { verb: 'create', group, resource: 'clusterrolebindings' })).toBe(true);
});

it('include the other objects of a plan, but not CRDs', () => {
  const object = (kind: string) => ({
    id: kind,
    csvName: 'quill.v1.0.0',
    kind,
    name: 'quill',
    origin: 'bundle' as const,
    manifest: null,
  });
  const kinds = ['CustomResourceDefinition', 'ConfigMap', 'PriorityClass'];
  const needs = accountNeeds({ namespace: 'team-a', objects: kinds.map(object) }).permissions;
  expect(
    has(needs, { verb: 'create', group: '', resource: 'configmaps', namespace: 'team-a' }),
  ).toBe(true);
  const group = 'scheduling.k8s.io';
  expect(has(needs, { verb: 'create', group, resource: 'priorityclasses' })).toBe(true);
  expect(needs.some(({ resource }) => resource === 'customresourcedefinitions')).toBe(false);
});
