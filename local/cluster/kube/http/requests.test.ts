import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { at, textAt } from '../json';

let server: TestServer;
const widgets = '/apis/example.com/v1/namespaces/team/widgets';

beforeAll(async () => {
  server = await startTestServer({
    podLogs: ({ metadata }, { container, previous }) =>
      previous
        ? { kind: 'none', why: 'previous terminated container not found' }
        : { kind: 'text', text: `${metadata.name}/${container}\nlast\n` },
  });
  server.client.create('pods', {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'two', namespace: 'team' },
    spec: { nodeName: 'n', containers: ['a', 'b'].map((name) => ({ name, image: 'x' })) },
  });
});
afterAll(() => server.stop());

describe('requests', () => {
  it('take YAML and warn of unknown fields', async () => {
    const reply = await server.call('POST', widgets, {
      headers: { 'content-type': 'application/yaml' },
      body: 'apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: yaml\nspec:\n  couleur préférée: red\n',
    });
    expect(reply.status).toBe(201);
    expect(at(reply.body, 'spec')).toEqual({ mode: 'fast' });
    expect(reply.headers.get('warning')).toBe(
      '299 - "unknown field \\"spec.couleur prÃ©fÃ©rÃ©e\\""',
    );
    expect(reply.headers.get('audit-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['a body that is too large', 413, 'x'.repeat(4 * 1024 * 1024)],
    ['a body that is much too large', 413, 'x'.repeat(11 * 1024 * 1024)],
    ['not an object', 400, '[]'],
    ['no body', 400, ''],
    [
      'labels that are not texts',
      400,
      '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"labels":{"a":1}}}',
    ],
  ])('with %s answer %i and leave the server alive', async (_, status, body) => {
    expect((await server.call('POST', widgets, { body })).status).toBe(status);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  });

  it.each([
    ['POST', `${widgets}/a`, 405],
    ['POST', '/apis/example.com/v1/widgets', 405],
    ['PUT', '/apis/example.com/v1/namespaces/team/widgets', 405],
    ['GET', '/apis/example.com/v1/namespaces/team/widgets/a/scale', 404],
    ['GET', '/apis/apps/v1/namespaces/team/deployments/none/scale', 404],
    ['GET', '/apis/nowhere.example.com/v1/things', 404],
    ['GET', '/api/v1/namespaces/team/namespaces', 404],
    ['GET', '/%zz/x', 400],
  ])('%s %s answers %i', async (method, path, status) => {
    const body = method === 'GET' ? {} : { body: '{}' };
    const reply = await server.call(method, path, body);
    expect(reply.status).toBe(status);
    expect(status === 404 || textAt(reply.body, 'kind') === 'Status').toBe(true);
  });

  it('answer the log of a pod', async () => {
    server.client.create('pods', {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'p', namespace: 'team' },
      spec: { nodeName: 'n', containers: [{ name: 'main', image: 'example.com/app:1' }] },
    });
    const log = '/api/v1/namespaces/team/pods/p/log';
    expect((await server.call('GET', log)).body).toBe('p/main\nlast\n');
    expect((await server.call('GET', `${log}?tailLines=1`)).body).toBe('last\n');
    expect((await server.call('GET', `${log}?container=main&limitBytes=3`)).body).toBe('p/m');
  });

  it.each([
    ['', 'a container name must be specified for pod two, choose one of: [a b]'],
    ['?container=c', 'container c is not valid for pod two'],
    ['?container=a&previous=true', 'previous terminated container not found'],
  ])('answer 400 to the log%s of a pod with two containers', async (query, message) => {
    const reply = await server.call('GET', `/api/v1/namespaces/team/pods/two/log${query}`);
    expect([reply.status, textAt(reply.body, 'message')]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
  });

  it('scale a workload', async () => {
    server.client.create('deployments.apps', {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'd', namespace: 'team' },
      spec: {
        replicas: 1,
        selector: { matchLabels: { app: 'd' } },
        template: {
          metadata: { labels: { app: 'd' } },
          spec: { containers: [{ name: 'main', image: 'example.com/app:1' }] },
        },
      },
    });
    const reply = await server.call('PATCH', '/apis/apps/v1/namespaces/team/deployments/d/scale', {
      headers: { 'content-type': 'application/merge-patch+json' },
      body: '{"spec":{"replicas":3}}',
    });
    expect([textAt(reply.body, 'kind'), at(reply.body, 'spec', 'replicas')]).toEqual(['Scale', 3]);
  });

  it('are compressed when large', async () => {
    server.client.create('configmaps', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'big', namespace: 'team' },
      data: { text: 'x'.repeat(200_000) },
    });
    const { headers } = await server.call('GET', '/api/v1/namespaces/team/configmaps/big');
    expect(headers.get('content-encoding')).toBe('gzip');
  });
});
