import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { Reply, TestServer } from '../fixtures/testServer';
import { seedWidgets } from '../fixtures/widgets';
import { at, textAt } from '../json';
import { createTestClock } from '../testClock';
import type { TestClock } from '../testClock';
import type { JsonObject, ObjectRef } from '../types';

const ROBOT: ObjectRef = { resource: 'serviceaccounts', namespace: 'team', name: 'robot' };
const TOKEN = '/api/v1/namespaces/team/serviceaccounts/robot/token';
const AUTHENTICATION = '/apis/authentication.k8s.io/v1';

describe('tokens of ServiceAccounts', () => {
  let clock: TestClock;
  let cluster: TestServer;

  beforeAll(async () => {
    clock = createTestClock();
    cluster = await startTestServer({ clock, seed: seedWidgets });
  });
  beforeEach(() => {
    cluster.client.delete(ROBOT);
    cluster.client.create('serviceaccounts', {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'robot', namespace: 'team' },
    });
  });
  afterAll(() => cluster.stop());

  function request(spec: JsonObject, path = TOKEN): Promise<Reply> {
    return cluster.call('POST', path, { body: JSON.stringify({ spec }) });
  }

  async function aToken(): Promise<string> {
    return textAt((await request({})).body, 'status', 'token') ?? '';
  }

  async function whoIs(token: string): Promise<unknown> {
    const { body } = await cluster.call('POST', `${AUTHENTICATION}/tokenreviews`, {
      body: JSON.stringify({ spec: { token } }),
    });
    return at(body, 'status', 'user', 'username');
  }

  it('authenticate their account', async () => {
    const { status, body } = await cluster.call('POST', `${AUTHENTICATION}/selfsubjectreviews`, {
      headers: { authorization: `Bearer ${await aToken()}`, 'content-type': 'application/json' },
      body: '{}',
    });
    // It lacks permission for the request, because this cluster has no roles.
    expect([status, textAt(body, 'message')]).toEqual([
      403,
      expect.stringContaining('User "system:serviceaccount:team:robot" cannot create'),
    ]);
  });

  it('expire on time', async () => {
    const { status, body } = await request({ expirationSeconds: 900 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'TokenRequest', spec: { expirationSeconds: 900 } });
    const token = textAt(body, 'status', 'token') ?? '';
    expect(await whoIs(token)).toBe('system:serviceaccount:team:robot');
    clock.advance(901_000);
    expect(await whoIs(token)).toBeUndefined();
  });

  it('expire with their account, even if another of the same name is created', async () => {
    const token = await aToken();
    cluster.client.delete(ROBOT);
    cluster.client.create('serviceaccounts', {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'robot', namespace: 'team' },
    });
    expect(await whoIs(token)).toBeUndefined();
  });

  it.each([
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['no signature', (token: string) => token.split('.').slice(0, 2).join('.')],
    ['anything else', () => 'nonsense'],
  ])('are rejected with %s', async (_, forge) => {
    const headers = { authorization: `Bearer ${forge(await aToken())}` };
    expect((await cluster.call('GET', '/api/v1/pods', { headers })).status).toBe(401);
  });

  it.each([
    ['for a missing account', {}, TOKEN.replace('robot', 'ghost'), 404],
    ['for less than ten minutes', { expirationSeconds: 60 }, TOKEN, 422],
  ])('are not created %s', async (...[, spec, path, status]) => {
    expect((await request(spec, path)).status).toBe(status);
  });
});
