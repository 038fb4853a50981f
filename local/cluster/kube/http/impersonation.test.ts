import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { seedWidgets } from '../fixtures/widgets';
import { at, textAt } from '../json';
import type { ClusterClient } from '../types';

const RBAC = 'rbac.authorization.k8s.io';
const REVIEWS = '/apis/authentication.k8s.io/v1/selfsubjectreviews';
const REVIEW = '{"apiVersion":"authentication.k8s.io/v1","kind":"SelfSubjectReview"}';
const ROBOT = 'system:serviceaccount:team:robot';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    users: new Map(
      Object.entries({ root: ['system:masters'], helper: [], editor: [], paula: [] }).map(
        ([name, groups]) => [name, { name, groups }],
      ),
    ),
    seed: (client) => {
      seedWidgets(client);
      grant(client, 'helper', { resources: ['users'], resourceNames: ['vera'] });
      grant(client, 'editor', { resources: ['serviceaccounts'], namespace: 'team' });
      whoAmIForAll(client);
    },
  });
});
afterAll(() => server.stop());

type Grant = {
  readonly resources: string[];
  readonly resourceNames?: string[];
  /** Absent: in the whole cluster. */
  readonly namespace?: string;
};

/** Grants only permission to impersonate. */
function grant(client: ClusterClient, user: string, { namespace, ...which }: Grant): void {
  const prefix = namespace === undefined ? 'Cluster' : '';
  const metadata = { name: user, ...(namespace === undefined ? {} : { namespace }) };
  client.create(`${prefix.toLowerCase()}roles.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: `${prefix}Role`,
    metadata,
    rules: [{ apiGroups: [''], verbs: ['impersonate'], ...which }],
  });
  client.create(`${prefix.toLowerCase()}rolebindings.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: `${prefix}RoleBinding`,
    metadata,
    roleRef: { apiGroup: RBAC, kind: `${prefix}Role`, name: user },
    subjects: [{ apiGroup: RBAC, kind: 'User', name: user }],
  });
}

/** Default permissions of authenticated users. */
function whoAmIForAll(client: ClusterClient): void {
  const metadata = { name: 'system:basic-user' };
  client.create(`clusterroles.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata,
    rules: [
      {
        apiGroups: ['authentication.k8s.io'],
        verbs: ['create'],
        resources: ['selfsubjectreviews'],
      },
      {
        apiGroups: ['authorization.k8s.io'],
        verbs: ['create'],
        resources: ['selfsubjectrulesreviews'],
      },
    ],
  });
  client.create(`clusterrolebindings.${RBAC}`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRoleBinding',
    metadata,
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: metadata.name },
    subjects: [{ apiGroup: RBAC, kind: 'Group', name: 'system:authenticated' }],
  });
}

/** Identity of a user for the server during impersonation. */
function requestedBy(user: string, acting: Readonly<Record<string, string>>) {
  const headers = { authorization: `Bearer ${user}`, ...acting };
  return server.call('POST', REVIEWS, { headers, body: REVIEW });
}

describe('impersonation', () => {
  it.each([
    ['root', 'vera', '', ['system:authenticated']],
    ['root', 'vera', 'devs,ops', ['devs', 'ops', 'system:authenticated']],
    ['root', ROBOT, '', ['system:serviceaccounts', 'system:serviceaccounts:team']],
    ['helper', 'vera', '', ['system:authenticated']],
    ['editor', ROBOT, '', ['system:serviceaccounts', 'system:serviceaccounts:team']],
  ])('lets %s be %s of "%s"', async (user, name, groups, expected) => {
    const acting = { 'impersonate-user': name, ...(groups && { 'impersonate-group': groups }) };
    const { status, body } = await requestedBy(user, acting);
    expect(status).toBe(201);
    expect(textAt(body, 'status', 'userInfo', 'username')).toBe(name);
    expect(at(body, 'status', 'userInfo', 'groups')).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['paula', 'vera', '', 'resource "users" in API group "" at the cluster scope'],
    ['helper', 'kubeadmin', '', 'resource "users" in API group "" at the cluster scope'],
    ['helper', 'vera', 'devs', 'resource "groups" in API group "" at the cluster scope'],
    ['editor', 'vera', '', 'resource "users" in API group "" at the cluster scope'],
    [
      'editor',
      'system:serviceaccount:default:robot',
      '',
      'resource "serviceaccounts" in API group "" in the namespace "default"',
    ],
    ['helper', ROBOT, '', 'resource "serviceaccounts" in API group "" in the namespace "team"'],
  ])('answers 403 to %s as %s of "%s"', async (user, name, groups, refusal) => {
    const acting = { 'impersonate-user': name, ...(groups && { 'impersonate-group': groups }) };
    const { status, body } = await requestedBy(user, acting);
    expect(status).toBe(403);
    expect(textAt(body, 'message')).toContain(`User "${user}" cannot impersonate ${refusal}`);
  });

  it('gives the impersonated user only their own permissions', async () => {
    const headers = { 'impersonate-user': 'bob', 'impersonate-group': 'devs' };
    const path = '/apis/example.com/v1/namespaces/team/widgets';
    const { status, body } = await server.call('GET', path, { headers });
    expect(status).toBe(403);
    expect(textAt(body, 'message')).toContain('User "bob" cannot list resource "widgets"');
  });

  it('lists the rules of the impersonated user', async () => {
    const rules = '/apis/authorization.k8s.io/v1/selfsubjectrulesreviews';
    const body = JSON.stringify({
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectRulesReview',
      spec: { namespace: 'team' },
    });
    const impersonating = { apiGroups: [''], verbs: ['impersonate'] };
    const everybodys = expect.objectContaining({ apiGroups: ['authorization.k8s.io'] });
    const answers = await Promise.all(
      ['editor', 'vera'].map((user) =>
        server.call('POST', rules, { headers: { 'impersonate-user': user }, body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [editors, veras] = answers.map((answer) => at(answer.body, 'status', 'resourceRules'));
    const editing = { ...impersonating, resources: ['serviceaccounts'] };
    expect(editors).toEqual(expect.arrayContaining([editing, everybodys]));
    expect(veras).toEqual(expect.arrayContaining([everybodys]));
    expect(veras).not.toEqual(expect.arrayContaining([editing]));
  });

  it('of a group without a user is an error, because the server expects a user', async () => {
    expect((await requestedBy('root', { 'impersonate-group': 'devs' })).status).toBe(500);
  });
});
