import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/testServer';
import { aWidget, widget, WIDGETS } from '../fixtures/widgets';
import { textAt } from '../json';
import type { JsonObject } from '../types';

const CONFIGURATIONS = 'validatingwebhookconfigurations.admissionregistration.k8s.io';
const PATH = '/apis/example.com/v1/namespaces/team/widgets';

const RULE = {
  apiGroups: ['example.com'],
  apiVersions: ['v1'],
  operations: ['*'],
  resources: ['widgets'],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.client.delete({ resource: CONFIGURATIONS, name: 'gate' });
  server.client.delete({ resource: 'services', namespace: 'team', name: 'gate' });
  server.client.delete(widget('a'));
});

function register(webhook: JsonObject = {}): void {
  server.client.create(CONFIGURATIONS, {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingWebhookConfiguration',
    metadata: { name: 'gate' },
    webhooks: [
      {
        name: 'gate.example.com',
        clientConfig: { service: { namespace: 'team', name: 'gate', path: '/check' } },
        rules: [RULE],
        ...webhook,
      },
    ],
  });
}

async function created(): Promise<readonly [number, string]> {
  const { status, body } = await server.call('POST', PATH, { body: JSON.stringify(aWidget('a')) });
  return [status, textAt(body, 'message') ?? ''];
}

describe('a webhook without a Service', () => {
  it('makes the API server reject matching requests, with the message of kube-apiserver', async () => {
    register();
    expect(await created()).toEqual([
      500,
      'Internal error occurred: failed calling webhook "gate.example.com": failed to call webhook: Post "https://gate.team.svc:443/check?timeout=10s": service "gate" not found',
    ]);
  });

  it('blocks changes and deletions', async () => {
    server.client.create(WIDGETS, aWidget('a'));
    register();
    const patch = await server.call('PATCH', `${PATH}/a`, {
      body: JSON.stringify({ metadata: { labels: { size: 'large' } } }),
      headers: { 'content-type': 'application/merge-patch+json' },
    });
    const deletion = await server.call('DELETE', `${PATH}/a`);
    expect([patch.status, deletion.status]).toEqual([500, 500]);
  });

  it.each([
    ['failurePolicy is Ignore', { failurePolicy: 'Ignore' }],
    ['it uses a URL', { clientConfig: { url: 'https://gate.example.com/check' } }],
    ['its rules do not match', { rules: [{ ...RULE, resources: ['widgets/status'] }] }],
    ['its rules match only deletions', { rules: [{ ...RULE, operations: ['DELETE'] }] }],
    ['its rules match cluster-scoped objects', { rules: [{ ...RULE, scope: 'Cluster' }] }],
    [
      'its namespace selector does not match',
      { namespaceSelector: { matchLabels: { guarded: 'yes' } } },
    ],
    [
      'its object selector does not match',
      { objectSelector: { matchExpressions: [{ key: 'guarded', operator: 'Exists' }] } },
    ],
  ])('admits requests if %s', async (_, webhook) => {
    register(webhook);
    expect((await created())[0]).toBe(201);
  });

  it('admits requests if its Service exists', async () => {
    register();
    server.client.create('services', {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'gate', namespace: 'team' },
      spec: { ports: [{ port: 443 }] },
    });
    expect((await created())[0]).toBe(201);
  });

  it('never blocks its own deletion', async () => {
    const group = 'admissionregistration.k8s.io';
    register({ rules: [{ ...RULE, apiGroups: ['*'], resources: ['*'], apiVersions: ['*'] }] });
    const path = `/apis/${group}/v1/validatingwebhookconfigurations/gate`;
    expect((await server.call('DELETE', path)).status).toBe(200);
    expect((await created())[0]).toBe(201);
  });
});
