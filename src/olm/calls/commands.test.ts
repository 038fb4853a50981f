import { describe, expect, it } from 'vitest';
import { configMapModel } from '~/kube/models/core';
import { clusterRoleModel, roleModel } from '~/kube/models/rbac';
import { subscriptionModel } from '~/kube/models/olm';
import { namespaceModel } from '~/kube/models/namespace';
import { type ClusterCall, callId, isReplacement, permissionOf } from './clusterCall';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { commandOf } from './commands';

const object = { name: 'quill', namespace: 'team-a' };
const manifest = { apiVersion: 'v1', kind: 'Subscription', metadata: object };

const deletion: ClusterCall = { kind: 'delete', model: subscriptionModel, object, uid: 'u1' };
const creation: ClusterCall = { kind: 'create', model: subscriptionModel, manifest };
const patch: ClusterCall = {
  kind: 'patch',
  model: subscriptionModel,
  object,
  steps: [{ op: 'replace', path: '/spec/channel', value: "it's" }],
};

describe('commandOf', () => {
  it.each<[string, ClusterCall, string]>([
    [
      'deletes by the full name of the resource',
      deletion,
      'oc delete subscription.operators.coreos.com quill --namespace team-a',
    ],
    [
      'requires no group for core kinds',
      { kind: 'delete', model: configMapModel, object, uid: null },
      'oc delete configmap quill --namespace team-a',
    ],
    [
      'requires no namespace for cluster-scoped resources',
      { kind: 'delete', model: configMapModel, object: { name: 'x' }, uid: null },
      'oc delete configmap x',
    ],
    [
      'keeps the dependents',
      {
        kind: 'delete',
        model: clusterExtensionModel,
        object: { name: 'x' },
        uid: null,
        keepsDependents: true,
      },
      'oc delete clusterextension.olm.operatorframework.io x --cascade=orphan',
    ],
    [
      'quotes the patch for the shell',
      patch,
      String.raw`oc patch subscription.operators.coreos.com quill --namespace team-a --type json --patch '[{"op":"replace","path":"/spec/channel","value":"it'\''s"}]'`,
    ],
    [
      'quotes hostile names of roles',
      { kind: 'delete', model: clusterRoleModel, object: { name: 'x;touch owned #' }, uid: null },
      "oc delete clusterrole.rbac.authorization.k8s.io 'x;touch owned #'",
    ],
    [
      'passes no name as an option',
      { kind: 'delete', model: roleModel, object: { name: '--all', namespace: 'a' }, uid: null },
      "oc delete role.rbac.authorization.k8s.io --namespace a -- '--all'",
    ],
    ['creates from a here-document', creation, "oc create --filename - <<'EOF'\nkind: X\nEOF"],
  ])('%s', (_, call, command) => {
    expect(commandOf(call, 'oc', () => 'kind: X')).toBe(command);
  });

  it('ends a here-document with a delimiter that is not in it', () => {
    expect(commandOf(creation, 'kubectl', () => 'a\nEOF\nb\n')).toBe(
      "kubectl create --filename - <<'EOF_'\na\nEOF\nb\nEOF_",
    );
  });
});

describe('permissionOf', () => {
  it.each<[ClusterCall, object]>([
    [deletion, { verb: 'delete', ...object }],
    [patch, { verb: 'patch', ...object }],
    [creation, { verb: 'create', namespace: 'team-a' }],
  ])('$kind', (call, expected) => {
    expect(permissionOf(call)).toEqual({
      group: 'operators.coreos.com',
      resource: 'subscriptions',
      ...expected,
    });
  });
});

it.each<[ClusterCall['kind'], ClusterCall, object]>([
  [
    'delete',
    { kind: 'delete', model: namespaceModel, object: { name: 'team-a' }, uid: null },
    { name: 'team-a', namespace: 'team-a' },
  ],
  [
    'create',
    {
      kind: 'create',
      model: namespaceModel,
      manifest: { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'team-a' } },
    },
    {},
  ],
])('checks within an existing namespace the permission to %s it', (verb, call, expected) => {
  expect(permissionOf(call)).toEqual({ verb, group: '', resource: 'namespaces', ...expected });
});

describe('isReplacement', () => {
  it.each<[string, ClusterCall, readonly ClusterCall[], boolean]>([
    ['deleted ones first', creation, [deletion, creation], true],
    ['new ones', creation, [creation], false],
    ['a deletion', deletion, [deletion], false],
  ])('%s', (_, call, calls, expected) => {
    expect(isReplacement(call, calls)).toBe(expected);
  });

  it('distinguishes calls for one object', () => {
    expect(new Set([deletion, creation, patch].map(callId)).size).toBe(3);
  });
});
