import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { Reply, TestServer } from '../fixtures/testServer';
import { aWidget, widget, WIDGETS } from '../fixtures/widgets';
import { at, parseJson, textAt } from '../json';

const MERGE = 'application/merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

let server: TestServer;
const path = '/apis/example.com/v1/namespaces/team/widgets/w';
const deployment = '/apis/apps/v1/namespaces/team/deployments/d';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.client.delete(widget('w'));
  server.client.create(WIDGETS, aWidget('w'));
});

function patch(to: string, type: string, body: unknown): Promise<Reply> {
  const headers = { 'content-type': type, 'user-agent': 'tester/1.0' };
  return server.call('PATCH', to, { headers, body: JSON.stringify(body) });
}

function apply(to: string, manager: string, spec: unknown): Promise<Reply> {
  const kind = to.startsWith(path)
    ? { apiVersion: 'example.com/v1', kind: 'Widget' }
    : { apiVersion: 'apps/v1', kind: 'Deployment' };
  const sign = to.includes('?') ? '&' : '?';
  return patch(`${to}${sign}fieldManager=${manager}`, APPLY, {
    ...kind,
    spec,
  });
}

describe('patches', () => {
  it.each([
    [MERGE, { spec: { size: 2 } }],
    [JSON_PATCH, [{ op: 'replace', path: '/spec/size', value: 2 }]],
  ])('by %s', async (type, body) => {
    const reply = await patch(path, type, body);
    expect([reply.status, at(reply.body, 'spec', 'size')]).toEqual([200, 2]);
    expect(at(reply.body, 'metadata', 'generation')).toBe(2);
  });

  it.each([
    { what: 'no JSON patch', type: JSON_PATCH, body: { op: 'add' }, status: 400 },
    {
      what: 'an unknown step',
      type: JSON_PATCH,
      body: [{ op: 'jump', path: '/spec' }],
      status: 422,
    },
    {
      what: 'a path that is none',
      type: JSON_PATCH,
      body: [{ op: 'add', path: 'a' }],
      status: 422,
    },
    { what: 'an unknown type', type: 'text/plain', body: {}, status: 415 },
    { what: 'an invalid outcome', type: MERGE, body: { spec: { size: 'x' } }, status: 422 },
    { what: 'another name', type: MERGE, body: { metadata: { name: 'v' } }, status: 400 },
    {
      what: 'a stale version',
      type: MERGE,
      body: { metadata: { resourceVersion: '1' } },
      status: 409,
    },
    { what: 'apply without a manager', type: APPLY, body: {}, status: 422 },
  ])('reject $what', async ({ type, body, status }) => {
    expect((await patch(path, type, body)).status).toBe(status);
  });

  it.each([
    { sent: 'a & b', status: 422 },
    { sent: String.raw`a \u0026 b`, status: 200 },
  ])('compare texts byte by byte with Go’s stored text: $sent', async ({ sent, status }) => {
    server.client.mergePatch(widget('w'), { spec: { tags: ['a & b'] } });
    const body = `[{"op":"test","path":"/spec/tags/0","value":"${sent}"}]`;
    const headers = { 'content-type': JSON_PATCH };
    expect((await server.call('PATCH', path, { headers, body })).status).toBe(status);
  });

  it.each([
    ['/spec/gone', 200],
    ['/spec/gone/further', 422],
    ['/spec/size', 422],
  ])('treat null as absent: %s', async (missing, status) => {
    const answer = await patch(path, JSON_PATCH, [{ op: 'test', path: missing, value: null }]);
    expect(answer.status).toBe(status);
  });

  it('cannot reach the prototype of an object', async () => {
    await patch(path, MERGE, parseJson('{"metadata":{"__proto__":{"labels":{"evil":"yes"}}}}'));
    expect(server.client.get(widget('w'))?.metadata.labels).toBeUndefined();
  });

  it('merge lists of built-in kinds by their keys', async () => {
    server.client.create('deployments.apps', {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'd', namespace: 'team' },
      spec: {
        selector: { matchLabels: { app: 'd' } },
        template: {
          metadata: { labels: { app: 'd' } },
          spec: {
            containers: [
              { name: 'one', image: 'example.com/one:1' },
              { name: 'two', image: 'example.com/two:1' },
            ],
          },
        },
      },
    });
    const containers = [
      { name: 'two', $patch: 'delete' },
      { name: 'one', env: [{ name: 'A', value: '1' }] },
    ];
    const reply = await patch(deployment, 'application/strategic-merge-patch+json', {
      spec: { template: { spec: { containers } } },
    });
    expect(at(reply.body, 'spec', 'template', 'spec', 'containers')).toEqual([
      expect.objectContaining({
        name: 'one',
        image: 'example.com/one:1',
        env: [{ name: 'A', value: '1' }],
      }),
    ]);
  });
});

describe('server-side apply', () => {
  it('removes fields that the same manager no longer applies', async () => {
    await apply(path, 'me', { tags: ['a'], size: 1 });
    const reply = await apply(path, 'me', { size: 1 });
    expect(at(reply.body, 'spec')).toEqual({ size: 1, mode: 'fast' });
  });

  it('keeps fields of others and fields that two managers applied', async () => {
    await apply(path, 'me', { tags: ['a'] });
    await apply(path, 'you', { tags: ['a'] });
    const reply = await apply(path, 'me', {});
    expect(at(reply.body, 'spec')).toEqual({ size: 1, mode: 'fast', tags: ['a'] });
  });

  it('refuses to overwrite another manager unless forced', async () => {
    await patch(path, MERGE, { spec: { size: 2 } });
    const refused = await apply(path, 'me', { size: 3 });
    expect(textAt(refused.body, 'message')).toBe(
      'Apply failed with 1 conflict: conflict with "tester" using example.com/v1: .spec.size',
    );
    const forced = await apply(`${path}?force=true`, 'me', { size: 3 });
    expect([forced.status, at(forced.body, 'spec', 'size')]).toEqual([200, 3]);
    expect((await apply(path, 'me', { size: 4 })).status).toBe(200);
  });
});
