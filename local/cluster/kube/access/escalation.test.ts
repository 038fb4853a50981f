import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { Reply, TestServer } from '../fixtures/testServer';
import { seedWidgets } from '../fixtures/widgets';
import { textAt } from '../json';
import type { ClusterClient, DraftObject, JsonObject } from '../types';

const RBAC = 'rbac.authorization.k8s.io';
const API = `/apis/${RBAC}/v1`;
const READ = rule('pods', 'get', 'list');

function rule(resource: string, ...verbs: readonly string[]): JsonObject {
  return { apiGroups: [''], resources: [resource], verbs };
}

function granting(kind: string, name: string, fields: JsonObject): DraftObject {
  return { apiVersion: `${RBAC}/v1`, kind, metadata: { name }, ...fields };
}

function bindingOf(role: string): DraftObject {
  const roleRef = { apiGroup: RBAC, kind: 'ClusterRole', name: role };
  return granting('RoleBinding', `to-${role}`, {
    roleRef,
    subjects: [{ kind: 'User', name: 'x' }],
  });
}

/** Ann can write roles and bindings in `team`, read pods, and bind `helper`. */
function seed(client: ClusterClient): void {
  seedWidgets(client);
  const roles = {
    manager: [
      READ,
      {
        apiGroups: [RBAC],
        resources: ['roles', 'rolebindings'],
        verbs: ['create', 'update', 'patch'],
      },
      {
        apiGroups: [RBAC],
        resources: ['clusterroles'],
        resourceNames: ['helper'],
        verbs: ['bind'],
      },
    ],
    reader: [READ],
    writer: [rule('pods', 'create')],
    helper: [rule('secrets', 'get')],
  };
  for (const [name, rules] of Object.entries(roles)) {
    client.create(`clusterroles.${RBAC}`, granting('ClusterRole', name, { rules }));
  }
  client.create(`rolebindings.${RBAC}`, {
    ...bindingOf('manager'),
    metadata: { name: 'managers', namespace: 'team' },
    subjects: [{ kind: 'User', name: 'ann' }],
  });
}

describe('granting permissions', () => {
  let cluster: TestServer;

  beforeAll(async () => {
    cluster = await startTestServer({
      seed,
      users: new Map([
        ['root', { name: 'root', groups: ['system:masters'] }],
        ['ann', { name: 'ann', groups: ['devs'] }],
      ]),
    });
  });
  afterAll(() => cluster.stop());

  function post(token: string, plural: string, body: DraftObject): Promise<Reply> {
    return cluster.call('POST', `${API}/namespaces/team/${plural}?dryRun=All`, {
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  }

  it.each<readonly [string, string, string, DraftObject, number]>([
    ['what he has himself', 'ann', 'roles', granting('Role', 'r', { rules: [READ] }), 201],
    ['a part of it', 'ann', 'roles', granting('Role', 'r', { rules: [rule('pods', 'get')] }), 201],
    ['a role whose rules he has', 'ann', 'rolebindings', bindingOf('reader'), 201],
    ['a role that he may bind', 'ann', 'rolebindings', bindingOf('helper'), 201],
    ['anything as a master', 'root', 'rolebindings', bindingOf('writer'), 201],
    ['a role that does not exist as a master', 'root', 'rolebindings', bindingOf('ghost'), 201],
    ['a role that does not exist', 'ann', 'rolebindings', bindingOf('ghost'), 404],
    ['a role with more', 'ann', 'rolebindings', bindingOf('writer'), 403],
  ])('of %s', async (...[, token, plural, body, status]) => {
    expect((await post(token, plural, body)).status).toBe(status);
  });

  it('is rejected with the message of Kubernetes', async () => {
    const rules = [READ, rule('pods/log', 'get'), rule('secrets', 'get', 'delete')];
    const { status, body } = await post('ann', 'roles', granting('Role', 'more', { rules }));
    expect(status).toBe(403);
    expect(textAt(body, 'message')).toBe(
      'roles.rbac.authorization.k8s.io "more" is forbidden: user "ann" (groups=["devs" "system:authenticated"]) is attempting to grant RBAC permissions not currently held:\n' +
        '{APIGroups:[""], Resources:["pods/log"], Verbs:["get"]}\n' +
        '{APIGroups:[""], Resources:["secrets"], Verbs:["get" "delete"]}',
    );
  });

  it('ignores a change of labels', async () => {
    const rules = [rule('secrets', 'delete')];
    cluster.client.create(`roles.${RBAC}`, {
      ...granting('Role', 'strong', { rules }),
      metadata: { name: 'strong', namespace: 'team' },
    });
    const patch = (change: JsonObject): Promise<Reply> =>
      cluster.call('PATCH', `${API}/namespaces/team/roles/strong`, {
        headers: { authorization: 'Bearer ann', 'content-type': 'application/merge-patch+json' },
        body: JSON.stringify(change),
      });
    expect((await patch({ metadata: { labels: { a: 'b' } } })).status).toBe(200);
    expect((await patch({ rules: [...rules, READ] })).status).toBe(403);
  });
});
