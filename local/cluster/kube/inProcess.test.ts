import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError';
import { aWidget, seedWidgets, widget, WIDGETS } from './fixtures/widgets';
import { createInProcessCluster } from './inProcess';
import { createTestClock } from './testClock';
import type { ClusterClient } from './types';

describe('writes', () => {
  it('sets server fields and schema defaults', () => {
    const client = started();
    const made = client.create(WIDGETS, { ...aWidget('a'), status: { ready: true } });
    expect(made.spec).toEqual({ size: 1, mode: 'fast' });
    expect(made.status).toBeUndefined();
    expect(made.metadata).toMatchObject({
      generation: 1,
      creationTimestamp: '2026-01-01T00:00:00Z',
    });
    expect(Number(made.metadata.resourceVersion)).toBeGreaterThan(1000);
  });

  it('raises the generation for spec, not for status or metadata', () => {
    const client = started();
    const made = client.create(WIDGETS, aWidget('a'));
    const labeled = client.mergePatch(widget('a'), { metadata: { labels: { a: 'b' } } });
    const reported = client.updateStatus(WIDGETS, { ...labeled, status: { ready: true } });
    const resized = client.mergePatch(widget('a'), { spec: { size: 2 }, status: { ready: false } });
    expect([made, labeled, reported, resized].map((one) => one.metadata.generation)).toEqual([
      1, 1, 1, 2,
    ]);
    expect(resized.status).toEqual({ ready: true });
  });

  it('changes only the status through the status subresource', () => {
    const client = started();
    const made = client.create(WIDGETS, aWidget('a'));
    const after = client.updateStatus(WIDGETS, { ...made, spec: { size: 9 }, status: { ok: 1 } });
    expect(after.spec).toEqual({ size: 1, mode: 'fast' });
    expect(after.status).toEqual({ ok: 1 });
  });

  it('does not count a write that changes nothing', () => {
    const client = started();
    const made = client.create(WIDGETS, aWidget('a'));
    expect(client.mergePatch(widget('a'), { spec: { size: 1 } })).toBe(made);
  });

  it.each([
    ['a stale resourceVersion', 409, { resourceVersion: '1' }],
    ['another uid', 409, { uid: 'other' }],
  ])('rejects an update with %s', (_, code, metadata) => {
    const client = started();
    const made = client.create(WIDGETS, aWidget('a'));
    const update = { ...made, metadata: { ...made.metadata, ...metadata } };
    expect(codeOf(() => client.update(WIDGETS, update))).toBe(code);
  });

  it.each([
    ['a second object of that name', 409, aWidget('a')],
    ['a name that is not a subdomain', 422, aWidget('Not_Valid')],
    ['no name at all', 422, aWidget('')],
    ['a wrong type', 422, { ...aWidget('b'), spec: { size: 'big' } }],
    ['a missing namespace', 404, aWidget('b', { namespace: 'ghost' })],
  ])('refuses to create %s', (_, code, draft) => {
    const client = started();
    client.create(WIDGETS, aWidget('a'));
    expect(codeOf(() => client.create(WIDGETS, draft))).toBe(code);
  });

  it('creates a name from generateName with five safe characters', () => {
    const client = started();
    const made = client.create(WIDGETS, {
      ...aWidget(''),
      metadata: { namespace: 'team', generateName: 'w-' },
    });
    expect(made.metadata.name).toMatch(/^w-[bcdfghjklmnpqrstvwxz2456789]{5}$/);
  });

  it('delivers events in order although a listener writes', () => {
    const client = started();
    const heard: string[] = [];
    client.subscribe(WIDGETS, ({ type, object }) => {
      if (type === 'ADDED') {
        client.mergePatch(widget(object.metadata.name), { spec: { size: 7 } });
      }
    });
    client.subscribe(WIDGETS, ({ type }) => heard.push(type));
    client.create(WIDGETS, aWidget('a'));
    expect(heard).toEqual(['ADDED', 'MODIFIED']);
  });
});

function started(): ClusterClient {
  return createInProcessCluster({ clock: createTestClock(), seed: seedWidgets }).client;
}

function codeOf(act: () => unknown): number | undefined {
  try {
    act();
  } catch (refused) {
    return refused instanceof ApiError ? refused.code : undefined;
  }
  return undefined;
}
