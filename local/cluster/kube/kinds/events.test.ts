import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import type { JsonObject } from '../types';

const CORE = '/api/v1/namespaces/team/events';
const EVENTS = '/apis/events.k8s.io/v1/namespaces/team/events';
const ABOUT = { kind: 'Pod', name: 'p', namespace: 'team' };

describe('events', () => {
  let cluster: TestServer;

  beforeAll(async () => {
    cluster = await startTestServer();
  });
  afterAll(() => cluster.stop());

  it.each<readonly [string, string, JsonObject, string, JsonObject]>([
    [
      'core',
      CORE,
      { involvedObject: ABOUT, message: 'hello', count: 2, type: 'Normal' },
      EVENTS,
      { regarding: ABOUT, note: 'hello', deprecatedCount: 2, type: 'Normal' },
    ],
    [
      'events.k8s.io',
      EVENTS,
      { regarding: ABOUT, note: 'hello', reportingController: 'me' },
      CORE,
      { involvedObject: ABOUT, message: 'hello', reportingComponent: 'me' },
    ],
  ])('written to %s are read in both groups', async (...[name, path, written, other, read]) => {
    const body = JSON.stringify({ metadata: { name: `of-${name}` }, ...written });
    const created = await cluster.call('POST', path, { body });
    expect(created).toMatchObject({ status: 201, body: written });
    const turned = await cluster.call('GET', `${other}/of-${name}`);
    expect(turned.body).toMatchObject({ kind: 'Event', ...read });
    expect((await cluster.call('GET', `${path}/of-${name}`)).body).toMatchObject(written);
  });
});
