import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { aWidget, WIDGETS } from '../fixtures/widgets';
import { listAt, textAt } from '../json';
import type { Controller, JsonObject } from '../types';

const PODS = '/api/v1/namespaces/team/pods';
const WATCH = '/apis/example.com/v1/widgets?watch=true';

/** Labels each widget it hears of. */
const labeler: Controller = {
  name: 'olm-labeler',
  start: (client) =>
    client.subscribe(WIDGETS, ({ type, object: { metadata } }) => {
      if (type === 'ADDED') {
        const ref = { resource: WIDGETS, name: metadata.name, namespace: 'team' };
        client.mergePatch(ref, { metadata: { labels: { seen: 'yes' } } });
      }
    }),
};

describe('fault switches', () => {
  let cluster: TestServer;

  beforeEach(async () => {
    cluster = await startTestServer({
      users: new Map([
        ['root', { name: 'root', groups: ['system:masters'] }],
        ['vera', { name: 'vera', groups: [] }],
      ]),
      controllers: [labeler],
    });
  });
  afterEach(() => cluster.stop());

  function switchOn(fault: JsonObject): Promise<{ readonly status: number }> {
    return cluster.call('POST', '/local/faults', { body: JSON.stringify(fault) });
  }

  it('answers 429 in plain text, as priority and fairness does', async () => {
    await switchOn({ kind: 'error', code: 429, retryAfterSeconds: 7, path: '/api/v1/*' });
    const answer = await cluster.call('GET', PODS);
    expect(answer).toMatchObject({
      status: 429,
      body: 'Too many requests, please try again later.\n',
    });
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  it.each([
    [500, 'InternalError'],
    [503, 'ServiceUnavailable'],
  ])('answers %i as %s', async (code, reason) => {
    await switchOn({ kind: 'error', code, verbs: ['list'] });
    const answer = await cluster.call('GET', PODS);
    expect(answer).toMatchObject({ status: code, body: { kind: 'Status', reason, code } });
    expect(answer.headers.get('retry-after')).toBe(code === 503 ? '1' : null);
  });

  it.each([
    ['another path', { path: '/apis/*' }],
    ['another verb', { verbs: ['create', 'watch'] }],
    ['another user', { user: 'vera' }],
    ['no request at all', { rate: 0 }],
  ])('skips other requests if it is for %s', async (_, match) => {
    await switchOn({ kind: 'error', code: 500, ...match });
    expect((await cluster.call('GET', PODS)).status).toBe(200);
  });

  it('applies as often as requested', async () => {
    await switchOn({ kind: 'error', code: 503, times: 2 });
    const codes = [];
    for (let turn = 0; turn < 3; turn += 1) {
      codes.push((await cluster.call('GET', PODS)).status);
    }
    expect(codes).toEqual([503, 503, 200]);
  });

  it('rejects WebSockets with the same headers', async () => {
    await switchOn({ kind: 'error', code: 429, retryAfterSeconds: 7, verbs: ['watch'] });
    const headers = { authorization: 'Bearer root' };
    const socket = new WebSocket(cluster.url.replace('http', 'ws') + WATCH, {
      headers,
      origin: 'http://localhost',
    });
    const retryAfter = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, { headers }) => {
        resolve(headers['retry-after']);
      });
    });
    expect(retryAfter).toBe('7');
  });

  it('delays responses', async () => {
    await switchOn({ kind: 'latency', milliseconds: 80 });
    const before = performance.now();
    await cluster.call('GET', PODS);
    expect(performance.now() - before).toBeGreaterThanOrEqual(75);
  });

  it('lets tokens expire', async () => {
    await switchOn({ kind: 'expired-token', user: 'root' });
    const answer = await cluster.call('GET', PODS);
    expect(answer).toMatchObject({ status: 401, body: { reason: 'Unauthorized' } });
  });

  it.each([
    ['opened before', false],
    ['opened after', true],
  ])('drops watches %s', async (_, isLater) => {
    const fault = { kind: 'watch-drop', verbs: ['watch'] };
    const open = (): Promise<{ readonly status: number }> => cluster.call('GET', WATCH);
    if (isLater) {
      await switchOn(fault);
      expect((await open()).status).toBe(200);
      return;
    }
    const ended = open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await switchOn(fault);
    expect((await ended).status).toBe(200);
  });

  it('expires watches', async () => {
    await switchOn({ kind: 'watch-expired', times: 1 });
    const { body } = await cluster.call('GET', `${WATCH}&resourceVersion=1005`);
    expect(body).toMatchObject({ type: 'ERROR', object: { reason: 'Expired', code: 410 } });
  });

  it('freezes controllers, which catch up afterward', async () => {
    await switchOn({ kind: 'frozen', id: 'olm', controllers: ['olm-*'] });
    cluster.client.create(WIDGETS, aWidget('a'));
    const seen = (): string | undefined =>
      textAt(
        cluster.client.get({ resource: WIDGETS, namespace: 'team', name: 'a' }),
        'metadata',
        'labels',
        'seen',
      );
    expect(seen()).toBeUndefined();
    expect((await cluster.call('DELETE', '/local/faults/olm')).status).toBe(204);
    expect(seen()).toBe('yes');
  });

  it('lists enabled faults and controllers, and clears all faults', async () => {
    await switchOn({ kind: 'latency', milliseconds: 1, id: 'slow' });
    const { body } = await cluster.call('GET', '/local/faults');
    expect(listAt(body, 'items')).toMatchObject([{ id: 'slow', rate: 1 }]);
    expect(listAt(body, 'controllers')).toEqual(['olm-labeler']);
    await cluster.call('DELETE', '/local/faults');
    expect(listAt((await cluster.call('GET', '/local/faults')).body, 'items')).toEqual([]);
  });

  it.each([
    [{}, /"kind" must be one of/],
    [{ kind: 'error', code: 418 }, /"code" must be/],
    [{ kind: 'latency' }, /"milliseconds" is missing/],
    [{ kind: 'latency', milliseconds: -1 }, /not negative/],
    [{ kind: 'latency', milliseconds: 1, rate: 2 }, /from 0 to 1/],
  ])('rejects %j', async (fault, message) => {
    const answer = await cluster.call('POST', '/local/faults', { body: JSON.stringify(fault) });
    expect(answer).toMatchObject({ status: 400, body: { reason: 'BadRequest' } });
    expect(textAt(answer.body, 'message')).toMatch(message);
  });

  it('answers 404 for a disabled fault', async () => {
    expect((await cluster.call('DELETE', '/local/faults/none')).status).toBe(404);
  });

  it('obeys only cluster administrators, whichever faults are enabled', async () => {
    const headers = { authorization: 'Bearer vera' };
    expect((await cluster.call('GET', '/local/faults', { headers })).status).toBe(403);
    await switchOn({ kind: 'error', code: 500 });
    expect((await cluster.call('DELETE', '/local/faults')).status).toBe(204);
  });
});
