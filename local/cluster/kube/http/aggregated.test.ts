import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { Reply, TestServer } from '../fixtures/testServer';
import { at, listAt, textAt } from '../json';
import type { ClusterClient, KubeObject, VirtualResource } from '../types';

const GEMS = '/apis/gems.example.com/v1/namespaces/team-a/gems';
const PROJECTS = '/apis/project.openshift.io/v1/projects';
const RBAC = 'rbac.authorization.k8s.io';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    seed,
    users: new Map([
      ['root', { name: 'root', groups: ['system:masters'] }],
      ['paula', { name: 'paula', groups: [] }],
    ]),
    virtualResources: () => [gems()],
  });
});
afterAll(() => server.stop());

/** Paula can view and request projects, and is admin of team-a. */
function seed(client: ClusterClient): void {
  for (const name of ['team-a', 'team-b']) {
    client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  }
  const roles = {
    admin: [{ apiGroups: ['*'], resources: ['*'], verbs: ['*'] }],
    basic: [
      {
        apiGroups: ['project.openshift.io'],
        resources: ['projects', 'projectrequests'],
        verbs: ['list', 'create'],
      },
    ],
  };
  for (const [name, rules] of Object.entries(roles)) {
    const role = { apiVersion: `${RBAC}/v1`, kind: 'ClusterRole', metadata: { name }, rules };
    client.create(`clusterroles.${RBAC}`, role);
  }
  const subjects = [{ kind: 'User', name: 'paula', apiGroup: RBAC }];
  client.create(`clusterrolebindings.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRoleBinding',
    metadata: { name: 'basic' },
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'basic' },
    subjects,
  });
  client.create(`rolebindings.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'RoleBinding',
    metadata: { name: 'admin', namespace: 'team-a' },
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'admin' },
    subjects,
  });
}

/** A read-only kind that is not stored. */
function gems(): VirtualResource {
  const objects = ['agate', 'beryl', 'coral'].map((name): KubeObject => ({
    apiVersion: 'gems.example.com/v1',
    kind: 'Gem',
    metadata: { name, namespace: 'team-a', labels: { hard: String(name !== 'coral') } },
  }));
  return {
    served: {
      key: 'gems.gems.example.com',
      group: 'gems.example.com',
      version: 'v1',
      plural: 'gems',
      kind: 'Gem',
      namespaced: true,
    },
    singular: 'gem',
    shortNames: [],
    categories: [],
    list: () => objects,
    get: (_, name) => objects.find((object) => object.metadata.name === name),
    subresources: {
      icon: () => ({ status: 200, contentType: 'image/svg+xml', headers: {}, body: '<svg/>' }),
    },
  };
}

function names({ body }: Reply): readonly (string | undefined)[] {
  return listAt(body, 'items').map((item) => textAt(item, 'metadata', 'name'));
}

describe('an aggregated resource', () => {
  it.each([
    ['?limit=1', ['agate', 'beryl', 'coral']],
    ['?labelSelector=hard%3Dtrue&limit=1', ['agate', 'beryl']],
    ['?fieldSelector=metadata.name%3Dcoral', ['coral']],
  ])('is listed%s without pages', async (query, expected) => {
    const reply = await server.call('GET', GEMS + query);
    expect(names(reply)).toEqual(expected);
    expect(at(reply.body, 'metadata')).toEqual({});
    expect(reply.headers.get('cache-control')).toBe('no-cache, private, no-cache, private');
  });

  it.each([
    ['GET', `${GEMS}?watch=true`, 405],
    ['POST', GEMS, 405],
    ['GET', `${GEMS}/opal`, 404],
    ['GET', `${GEMS}/agate/price`, 404],
    ['GET', `${GEMS}/agate/icon`, 200],
    ['GET', `${GEMS}/agate`, 200],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await server.call(method, path)).status).toBe(status);
  });
});

describe('projects', () => {
  const asPaula = { headers: { authorization: 'Bearer paula' } };

  it('are the namespaces that the user can get', async () => {
    expect(names(await server.call('GET', PROJECTS, asPaula))).toEqual(['team-a']);
    expect((await server.call('GET', `${PROJECTS}/team-a`, asPaula)).status).toBe(200);
    expect((await server.call('GET', `${PROJECTS}/team-b`, asPaula)).status).toBe(403);
  });

  it('are selected by name, in lists and watches', async () => {
    const query = 'fieldSelector=metadata.name%3Dteam-b';
    expect(names(await server.call('GET', `${PROJECTS}?${query}`))).toEqual(['team-b']);
    const response = await fetch(`${server.url}${PROJECTS}?watch=true&${query}`, {
      headers: { authorization: 'Bearer root' },
    });
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    expect(first).toContain('"name":"team-b"');
    expect(first).not.toContain('team-a');
  });

  it('are requested, belong to the requester, and are deleted', async () => {
    const body = JSON.stringify({
      apiVersion: 'project.openshift.io/v1',
      kind: 'ProjectRequest',
      metadata: { name: 'mine' },
      displayName: 'Mine',
    });
    const path = '/apis/project.openshift.io/v1/projectrequests';
    const made = await server.call('POST', path, { ...asPaula, body });
    expect(at(made.body, 'metadata', 'annotations')).toMatchObject({
      'openshift.io/display-name': 'Mine',
      'openshift.io/requester': 'paula',
    });
    expect((await server.call('POST', path, { ...asPaula, body })).status).toBe(409);
    expect(names(await server.call('GET', PROJECTS, asPaula))).toEqual(['mine', 'team-a']);
    expect((await server.call('DELETE', `${PROJECTS}/mine`, asPaula)).status).toBe(200);
    const left = await server.call('GET', `${PROJECTS}/mine`, asPaula);
    expect([404, 'Terminating']).toContain(textAt(left.body, 'status', 'phase') ?? left.status);
  });
});
