import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { Reply, TestServer } from '../fixtures/testServer';
import { aWidget, widget, WIDGETS } from '../fixtures/widgets';
import { at, listAt, textAt, textsAt } from '../json';

let server: TestServer;
const widgets = '/apis/example.com/v1/namespaces/team/widgets';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const name of ['a', 'b']) {
    server.client.delete(widget(name));
    // The garbage collector might still process the foreground deletion of the previous test.
    await vi.waitFor(() => {
      expect(server.client.get(widget(name))).toBeUndefined();
    }, 15_000);
    server.client.create(WIDGETS, aWidget(name, { labels: { name } }));
  }
});

function remove(path: string, options?: unknown): Promise<Reply> {
  const body = options === undefined ? {} : { body: JSON.stringify(options) };
  return server.call('DELETE', path, body);
}

describe('deletion', () => {
  it('answers a Status if the object is deleted', async () => {
    const { body } = await remove(`${widgets}/a`);
    expect(body).toMatchObject({
      kind: 'Status',
      status: 'Success',
      details: { name: 'a', group: 'example.com', kind: 'widgets' },
    });
    expect(server.client.get(widget('a'))).toBeUndefined();
  });

  it('answers the object if a finalizer blocks its deletion', async () => {
    const { body } = await remove(`${widgets}/a`, { propagationPolicy: 'Foreground' });
    expect(textsAt(body, 'metadata', 'finalizers')).toEqual(['foregroundDeletion']);
    expect(textAt(body, 'metadata', 'deletionTimestamp')).toBeDefined();
  });

  it.each([
    ['uid', { uid: 'another' }],
    ['resourceVersion', { resourceVersion: '1' }],
  ])('rejects an unexpected %s', async (_, preconditions) => {
    const { status, body } = await remove(`${widgets}/a`, { preconditions });
    expect([status, textAt(body, 'reason')]).toEqual([409, 'Conflict']);
    expect(server.client.get(widget('a'))).toBeDefined();
  });

  it.each([
    ['?dryRun=All', undefined],
    ['', { dryRun: ['All'] }],
  ])('changes nothing in a dry run%s', async (query, options) => {
    expect((await remove(`${widgets}/a${query}`, options)).status).toBe(200);
    expect(server.client.get(widget('a'))).toBeDefined();
  });

  it('of a collection deletes and lists the selected objects', async () => {
    const { body } = await remove(`${widgets}?labelSelector=name%3Da`);
    expect(listAt(body, 'items').map((item) => at(item, 'metadata', 'name'))).toEqual(['a']);
    expect(server.client.list(WIDGETS)).toHaveLength(1);
  });

  it.each([
    ['an unknown policy', { propagationPolicy: 'Never' }],
    ['a policy and the old flag', { propagationPolicy: 'Foreground', orphanDependents: true }],
  ])('rejects %s', async (_, options) => {
    const { status, body } = await remove(`${widgets}/a`, options);
    expect([status, textAt(body, 'reason')]).toEqual([422, 'Invalid']);
    expect(listAt(body, 'details', 'causes').map((cause) => textAt(cause, 'field'))).toEqual([
      'propagationPolicy',
    ]);
  });
});
