import { describe, expect, it } from 'vitest';
import type { AccessAttributes, Reader, User } from '../contracts';
import type { JsonObject, KubeObject } from '../types';
import { createAuthorizer } from './authorizer';

const RBAC = 'rbac.authorization.k8s.io';

type Stored = { [plural: string]: readonly KubeObject[] };

function readerOf(stored: Stored): Reader {
  const none: readonly KubeObject[] = [];
  return (resource) => stored[resource.replace(`.${RBAC}`, '')] ?? none;
}

function stored(kind: string, metadata: KubeObject['metadata'], fields: JsonObject): KubeObject {
  return { apiVersion: `${RBAC}/v1`, kind, metadata, ...fields };
}

function clusterRole(name: string, ...rules: readonly JsonObject[]): KubeObject {
  return stored('ClusterRole', { name }, { rules });
}

function binding(
  place: { readonly name: string; readonly namespace?: string },
  roleRef: { readonly kind: string; readonly name: string },
  subject: JsonObject,
): KubeObject {
  const kind = place.namespace === undefined ? 'ClusterRoleBinding' : 'RoleBinding';
  return stored(kind, place, { roleRef, subjects: [subject] });
}

const ANN: User = { name: 'ann', groups: ['devs', 'system:authenticated'] };

type ResourceAttributes = Extract<AccessAttributes, { readonly kind: 'resource' }>;

function wants(
  verb: string,
  resource: string,
  more: Partial<ResourceAttributes> = {},
): ResourceAttributes {
  const [plural = '', subresource] = resource.split('/');
  return {
    kind: 'resource',
    verb,
    group: '',
    resource: plural,
    ...(subresource === undefined ? {} : { subresource }),
    ...more,
  };
}

const READ_PODS = { apiGroups: [''], resources: ['pods', 'pods/log'], verbs: ['get', 'list'] };

describe('createAuthorizer', () => {
  const authorizer = createAuthorizer(
    readerOf({
      clusterroles: [
        clusterRole('pod-reader', READ_PODS),
        clusterRole('one-map', {
          apiGroups: [''],
          resources: ['configmaps'],
          resourceNames: ['settings'],
          verbs: ['*'],
        }),
        clusterRole('paths', { nonResourceURLs: ['/healthz', '/apis/*'], verbs: ['get'] }),
        clusterRole('logs', { apiGroups: ['*'], resources: ['*/log'], verbs: ['get'] }),
        stored(
          'ClusterRole',
          { name: 'sum' },
          { aggregationRule: { clusterRoleSelectors: [{ matchLabels: { 'add-to': 'sum' } }] } },
        ),
        stored(
          'ClusterRole',
          { name: 'part', labels: { 'add-to': 'sum' } },
          { rules: [{ apiGroups: ['apps'], resources: ['*'], verbs: ['watch'] }] },
        ),
      ],
      roles: [
        stored(
          'Role',
          { name: 'local', namespace: 'a' },
          { rules: [{ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }] },
        ),
      ],
      clusterrolebindings: [
        binding(
          { name: 'devs-read' },
          { kind: 'ClusterRole', name: 'pod-reader' },
          { kind: 'Group', name: 'devs' },
        ),
        binding(
          { name: 'devs-paths' },
          { kind: 'ClusterRole', name: 'paths' },
          { kind: 'Group', name: 'devs' },
        ),
        binding(
          { name: 'devs-sum' },
          { kind: 'ClusterRole', name: 'sum' },
          { kind: 'Group', name: 'devs' },
        ),
        binding(
          { name: 'robot' },
          { kind: 'ClusterRole', name: 'logs' },
          { kind: 'ServiceAccount', name: 'robot', namespace: 'a' },
        ),
        binding(
          { name: 'dangling' },
          { kind: 'ClusterRole', name: 'gone' },
          { kind: 'User', name: 'ann' },
        ),
      ],
      rolebindings: [
        binding(
          { name: 'ann-map', namespace: 'a' },
          { kind: 'ClusterRole', name: 'one-map' },
          { kind: 'User', name: 'ann' },
        ),
        binding(
          { name: 'ann-secrets', namespace: 'a' },
          { kind: 'Role', name: 'local' },
          { kind: 'User', name: 'ann' },
        ),
        binding(
          { name: 'ann-secrets', namespace: 'b' },
          { kind: 'Role', name: 'local' },
          { kind: 'User', name: 'ann' },
        ),
      ],
    }),
  );

  it.each<readonly [boolean, AccessAttributes]>([
    [true, wants('list', 'pods')],
    [true, wants('list', 'pods', { namespace: 'z' })],
    [true, wants('get', 'pods/log', { namespace: 'z' })],
    [false, wants('get', 'pods/status', { namespace: 'z' })],
    [false, wants('delete', 'pods')],
    [false, wants('list', 'pods', { group: 'other' })],
    [true, wants('patch', 'configmaps', { namespace: 'a', name: 'settings' })],
    [false, wants('patch', 'configmaps', { namespace: 'a', name: 'other' })],
    [false, wants('list', 'configmaps', { namespace: 'a' })],
    [false, wants('patch', 'configmaps', { namespace: 'b', name: 'settings' })],
    [true, wants('get', 'secrets', { namespace: 'a' })],
    [false, wants('get', 'secrets', { namespace: 'b' })],
    [false, wants('get', 'secrets')],
    [true, wants('watch', 'deployments', { group: 'apps' })],
    [true, { kind: 'path', verb: 'get', path: '/apis/apps/v1' }],
    [true, { kind: 'path', verb: 'get', path: '/healthz' }],
    [false, { kind: 'path', verb: 'get', path: '/healthz/etcd' }],
    [false, { kind: 'path', verb: 'post', path: '/healthz' }],
  ])('answers %s to %j', (allowed, wanted) => {
    expect(authorizer.decide(ANN, wanted).allowed).toBe(allowed);
  });

  it.each<{
    readonly what: string;
    readonly user: User;
    readonly wanted: AccessAttributes;
    readonly reason: string;
  }>([
    {
      what: 'a cluster-wide grant',
      user: ANN,
      wanted: wants('list', 'pods'),
      reason:
        'RBAC: allowed by ClusterRoleBinding "devs-read" of ClusterRole "pod-reader" to Group "devs"',
    },
    {
      what: 'a grant in a namespace',
      user: ANN,
      wanted: wants('get', 'secrets', { namespace: 'a' }),
      reason: 'RBAC: allowed by RoleBinding "ann-secrets/a" of Role "local" to User "ann"',
    },
    {
      what: 'a service account, by its user name',
      user: { name: 'system:serviceaccount:a:robot', groups: [] },
      wanted: wants('get', 'pods/log', { namespace: 'z' }),
      reason:
        'RBAC: allowed by ClusterRoleBinding "robot" of ClusterRole "logs" to ServiceAccount "robot/a"',
    },
    {
      what: 'the privileged group, without a reason',
      user: { name: 'root', groups: ['system:masters'] },
      wanted: wants('delete', 'nodes'),
      reason: '',
    },
  ])('says why: $what', ({ user, wanted, reason }) => {
    expect(authorizer.decide(user, wanted)).toEqual({ allowed: true, reason });
  });

  it('applies changes of its input', () => {
    const objects: Stored = { clusterroles: [clusterRole('pod-reader', READ_PODS)] };
    const changing = createAuthorizer(readerOf(objects));
    expect(changing.decide(ANN, wants('list', 'pods')).allowed).toBe(false);
    objects['clusterrolebindings'] = [
      binding(
        { name: 'x' },
        { kind: 'ClusterRole', name: 'pod-reader' },
        { kind: 'User', name: 'ann' },
      ),
    ];
    expect(changing.decide(ANN, wants('list', 'pods')).allowed).toBe(true);
  });

  it('decides in microseconds with 500 namespaces', () => {
    const namespaces = Array.from({ length: 500 }, (_, number) => `ns-${number}`);
    const crowded = createAuthorizer(
      readerOf({
        clusterroles: [clusterRole('pod-reader', READ_PODS)],
        rolebindings: namespaces.flatMap((namespace) =>
          ['ann', 'bob', 'eve', 'joe'].map((name) =>
            binding(
              { name, namespace },
              { kind: 'ClusterRole', name: 'pod-reader' },
              { kind: 'User', name },
            ),
          ),
        ),
      }),
    );
    crowded.decide(ANN, wants('list', 'pods'));
    const started = process.cpuUsage();
    for (let round = 0; round < 10_000; round += 1) {
      crowded.decide(ANN, wants('list', 'pods', { namespace: `ns-${round % 500}` }));
    }
    const microsecondsEach = process.cpuUsage(started).user / 10_000;
    expect(microsecondsEach).toBeLessThan(200);
  });
});
