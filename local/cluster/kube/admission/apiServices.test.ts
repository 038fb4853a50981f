import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/testServer';
import { at, listAt, textAt } from '../json';
import { createInProcessCluster } from '../inProcess';
import { createTestClock } from '../testClock';
import type { ClusterClient, DraftObject } from '../types';

const API_SERVICES = 'apiservices.apiregistration.k8s.io';
const NAME = 'v1.live.example.com';

const registered: DraftObject = {
  apiVersion: 'apiregistration.k8s.io/v1',
  kind: 'APIService',
  metadata: { name: NAME },
  spec: {
    group: 'live.example.com',
    version: 'v1',
    service: { namespace: 'default', name: 'live', port: 443 },
    groupPriorityMinimum: 1000,
    versionPriority: 15,
  },
};

const service: DraftObject = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'live', namespace: 'default' },
  spec: { ports: [{ port: 443 }] },
};

function reported(client: ClusterClient): readonly unknown[] {
  const found = client.get({ resource: API_SERVICES, name: NAME });
  return listAt(found, 'status', 'conditions').map((one) => [
    at(one, 'status'),
    at(one, 'reason'),
    at(one, 'message'),
  ]);
}

describe('an APIService', () => {
  it('is available as long as its Service exists', () => {
    const { client } = createInProcessCluster({ clock: createTestClock() });
    client.create(API_SERVICES, registered);
    expect(reported(client)).toEqual([
      ['False', 'ServiceNotFound', 'service/live in "default" is not present'],
    ]);
    client.create('services', service);
    expect(reported(client)).toEqual([['True', 'Passed', 'all checks passed']]);
  });

  it('of the API server itself is always available', () => {
    const { client } = createInProcessCluster({ clock: createTestClock() });
    client.create(API_SERVICES, {
      ...registered,
      spec: { group: 'live.example.com', version: 'v1' },
    });
    expect(reported(client)).toEqual([['True', 'Local', 'Local APIServices are always available']]);
  });

  it('without a Service keeps namespaces in Terminating until it is deleted', () => {
    const clock = createTestClock();
    const { client } = createInProcessCluster({ clock });
    const team = { resource: 'namespaces', name: 'team' };
    client.create('namespaces', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'team' },
    });
    client.create(API_SERVICES, registered);
    client.delete(team);
    clock.advance(6000);
    expect(listAt(client.get(team), 'status', 'conditions')[0]).toMatchObject({
      type: 'NamespaceDeletionDiscoveryFailure',
      status: 'True',
      reason: 'DiscoveryFailed',
      message:
        'Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: live.example.com/v1: stale GroupVersion discovery: live.example.com/v1',
    });
    client.delete({ resource: API_SERVICES, name: NAME });
    clock.advance(6000);
    expect(client.get(team)).toBeUndefined();
  });
});

describe('the paths of an APIService without a Service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    server.client.create(API_SERVICES, registered);
  });
  afterAll(() => server.stop());

  it.each(['/apis/live.example.com/v1', '/apis/live.example.com/v1/namespaces/team/readings'])(
    'answer 503: %s',
    async (path) => {
      const { status, body } = await server.call('GET', path);
      expect([status, body]).toEqual([503, 'service unavailable\n']);
    },
  );

  it('do not hide those of others', async () => {
    const { body } = await server.call('GET', '/apis/example.com/v1');
    expect(textAt(body, 'kind')).toBe('APIResourceList');
  });
});
