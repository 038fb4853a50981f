import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError';
import { createInProcessCluster } from './inProcess';
import { createTestClock } from './testClock';
import type { ClusterClient, DraftObject, KubeObject, OwnerReference } from './types';

const WIDGETS = 'widgets.example.com';
const DEFINITIONS = 'customresourcedefinitions.apiextensions.k8s.io';

function aDefinition(): DraftObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: WIDGETS },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'widgets', kind: 'Widget' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          subresources: { status: {} },
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: {
                spec: {
                  type: 'object',
                  properties: {
                    size: { type: 'integer' },
                    mode: { type: 'string', default: 'fast' },
                  },
                },
                status: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
              },
            },
          },
        },
      ],
    },
  };
}

function aWidget(name: string, extra: Partial<DraftObject['metadata']> = {}): DraftObject {
  return {
    apiVersion: 'example.com/v1',
    kind: 'Widget',
    metadata: { name, namespace: 'team', ...extra },
    spec: { size: 1 },
  };
}

function aConfigMap(name: string, owners: readonly OwnerReference[] = []): DraftObject {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name, namespace: 'team', ownerReferences: owners },
    data: {},
  };
}

function ownedBy({ apiVersion, kind, metadata }: KubeObject): OwnerReference {
  return {
    apiVersion,
    kind,
    name: metadata.name,
    uid: metadata.uid ?? '',
    blockOwnerDeletion: true,
  };
}

function started(): { client: ClusterClient; clock: ReturnType<typeof createTestClock> } {
  const clock = createTestClock();
  const { client } = createInProcessCluster({
    clock,
    seed: (seeding) => {
      seeding.create('namespaces', {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: 'team' },
      });
      seeding.create(DEFINITIONS, aDefinition());
    },
  });
  return { client, clock };
}

function codeOf(act: () => unknown): number | undefined {
  try {
    act();
  } catch (refused) {
    return refused instanceof ApiError ? refused.code : undefined;
  }
  return undefined;
}

const widget = (name: string) => ({ resource: WIDGETS, namespace: 'team', name });

describe('writes', () => {
  it('fills in what the server owns and the schema defaults', () => {
    const { client } = started();
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
    const { client } = started();
    const made = client.create(WIDGETS, aWidget('a'));
    const labelled = client.mergePatch(widget('a'), { metadata: { labels: { a: 'b' } } });
    const reported = client.updateStatus(WIDGETS, { ...labelled, status: { ready: true } });
    const resized = client.mergePatch(widget('a'), { spec: { size: 2 }, status: { ready: false } });
    expect([made, labelled, reported, resized].map((one) => one.metadata.generation)).toEqual([
      1, 1, 1, 2,
    ]);
    expect(resized.status).toEqual({ ready: true });
  });

  it('takes only the status through the status subresource', () => {
    const { client } = started();
    const made = client.create(WIDGETS, aWidget('a'));
    const after = client.updateStatus(WIDGETS, { ...made, spec: { size: 9 }, status: { ok: 1 } });
    expect(after.spec).toEqual({ size: 1, mode: 'fast' });
    expect(after.status).toEqual({ ok: 1 });
  });

  it('does not count a write that changes nothing', () => {
    const { client } = started();
    const made = client.create(WIDGETS, aWidget('a'));
    expect(client.mergePatch(widget('a'), { spec: { size: 1 } })).toBe(made);
  });

  it.each([
    ['a stale resourceVersion', 409, { resourceVersion: '1' }],
    ['another uid', 409, { uid: 'other' }],
  ])('refuses an update with %s', (_, code, metadata) => {
    const { client } = started();
    const made = client.create(WIDGETS, aWidget('a'));
    const update = { ...made, metadata: { ...made.metadata, ...metadata } };
    expect(codeOf(() => client.update(WIDGETS, update))).toBe(code);
  });

  it.each([
    ['a second object of that name', 409, aWidget('a')],
    ['a name that is no subdomain', 422, aWidget('Not_Valid')],
    ['no name at all', 422, aWidget('')],
    ['a wrong type', 422, { ...aWidget('b'), spec: { size: 'big' } }],
    ['a missing namespace', 404, aWidget('b', { namespace: 'ghost' })],
  ])('refuses to create %s', (_, code, draft) => {
    const { client } = started();
    client.create(WIDGETS, aWidget('a'));
    expect(codeOf(() => client.create(WIDGETS, draft))).toBe(code);
  });

  it('makes a name from generateName with five safe letters', () => {
    const { client } = started();
    const made = client.create(WIDGETS, {
      ...aWidget(''),
      metadata: { namespace: 'team', generateName: 'w-' },
    });
    expect(made.metadata.name).toMatch(/^w-[bcdfghjklmnpqrstvwxz2456789]{5}$/);
  });

  it('delivers events in order although a listener writes', () => {
    const { client } = started();
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

describe('deletion', () => {
  it('waits for finalizers, then removes the object with its last one', () => {
    const { client } = started();
    client.create(WIDGETS, aWidget('a', { finalizers: ['example.com/hold'] }));
    client.delete(widget('a'));
    expect(client.get(widget('a'))?.metadata).toMatchObject({
      deletionGracePeriodSeconds: 0,
      generation: 2,
    });
    expect(
      codeOf(() => client.mergePatch(widget('a'), { metadata: { finalizers: ['x/y', 'z/z'] } })),
    ).toBe(422);
    client.mergePatch(widget('a'), { metadata: { finalizers: null } });
    expect(client.get(widget('a'))).toBeUndefined();
  });

  it('collects dependents in the background', () => {
    const { client, clock } = started();
    const owner = client.create(WIDGETS, aWidget('a'));
    client.create('configmaps', aConfigMap('child', [ownedBy(owner)]));
    client.delete(widget('a'));
    expect(client.list('configmaps', { namespace: 'team' })).toHaveLength(2);
    clock.advance(100);
    expect(client.list('configmaps', { namespace: 'team' })).toHaveLength(1);
  });

  it('keeps a dependent that another owner still holds', () => {
    const { client, clock } = started();
    const [one, two] = ['a', 'b'].map((name) => client.create(WIDGETS, aWidget(name)));
    const owners = [one, two].flatMap((owner) => (owner ? [ownedBy(owner)] : []));
    client.create('configmaps', aConfigMap('child', owners));
    client.delete(widget('a'));
    clock.advance(100);
    const child = client.get({ resource: 'configmaps', namespace: 'team', name: 'child' });
    expect(child?.metadata.ownerReferences?.map((owner) => owner.name)).toEqual(['b']);
  });

  it('lets the owner go last in the foreground, first when orphaning', () => {
    const { client, clock } = started();
    const gone: string[] = [];
    client.subscribe('*', ({ type, object }) => {
      if (type === 'DELETED') {
        gone.push(object.metadata.name);
      }
    });
    const owner = client.create(WIDGETS, aWidget('a'));
    client.create('configmaps', aConfigMap('child', [ownedBy(owner)]));
    client.delete(widget('a'), { propagation: 'Foreground' });
    clock.advance(100);
    expect(gone).toEqual(['child', 'a']);

    const other = client.create(WIDGETS, aWidget('b'));
    client.create('configmaps', aConfigMap('free', [ownedBy(other)]));
    client.delete(widget('b'), { propagation: 'Orphan' });
    clock.advance(100);
    expect(gone).toEqual(['child', 'a', 'b']);
  });
});

describe('namespaces', () => {
  it('are born with a ServiceAccount and the CA', () => {
    const { client } = started();
    expect(client.list('serviceaccounts', { namespace: 'team' })).toHaveLength(1);
    expect(client.get({ resource: 'namespaces', name: 'team' })?.status).toEqual({
      phase: 'Active',
    });
  });

  it('terminate: refuse new objects, empty themselves, wait for finalizers, go', () => {
    const { client, clock } = started();
    client.create(WIDGETS, aWidget('a', { finalizers: ['example.com/hold'] }));
    client.delete({ resource: 'namespaces', name: 'team' });
    expect(codeOf(() => client.create(WIDGETS, aWidget('b')))).toBe(403);
    clock.advance(6000);
    const conditions = client.get({ resource: 'namespaces', name: 'team' })?.status?.['conditions'];
    expect(conditions).toContainEqual(
      expect.objectContaining({
        type: 'NamespaceContentRemaining',
        message: 'Some resources are remaining: widgets.example.com has 1 resource instances',
      }),
    );
    client.mergePatch(widget('a'), { metadata: { finalizers: null } });
    clock.advance(100);
    expect(client.get({ resource: 'namespaces', name: 'team' })).toBeUndefined();
  });

  it('cannot be deleted when the system needs them', () => {
    const { client } = started();
    expect(
      codeOf(() => {
        client.delete({ resource: 'namespaces', name: 'default' });
      }),
    ).toBe(403);
  });
});

describe('definitions', () => {
  it('are established step by step and served at once', () => {
    const clock = createTestClock();
    const { client } = createInProcessCluster({ clock });
    const reasons: unknown[] = [];
    client.subscribe(DEFINITIONS, ({ object }) => {
      const conditions = object.status?.['conditions'];
      reasons.push(Array.isArray(conditions) ? conditions.at(-1).reason : conditions);
    });
    client.create(DEFINITIONS, aDefinition());
    expect(client.resourceOf('example.com/v1', 'Widget')?.key).toBe(WIDGETS);
    expect(reasons).toEqual([null, 'Installing', 'InitialNamesAccepted']);
  });

  it('take their instances with them', () => {
    const { client } = started();
    client.create(WIDGETS, aWidget('a', { finalizers: ['example.com/hold'] }));
    client.delete({ resource: DEFINITIONS, name: WIDGETS });
    expect(client.resourceOf('example.com/v1', 'Widget')).toBeDefined();
    client.mergePatch(widget('a'), { metadata: { finalizers: null } });
    expect(client.get({ resource: DEFINITIONS, name: WIDGETS })).toBeUndefined();
    expect(client.resourceOf('example.com/v1', 'Widget')).toBeUndefined();
  });
});
