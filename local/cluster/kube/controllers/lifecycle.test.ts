import { describe, expect, it } from 'vitest';
import { ApiError } from '../apiError';
import {
  aDefinition,
  aWidget,
  DEFINITIONS,
  seedWidgets,
  widget,
  WIDGETS,
} from '../fixtures/widgets';
import { createInProcessCluster } from '../inProcess';
import { at, listAt, objectAt } from '../json';
import { createTestClock } from '../testClock';
import type { TestClock } from '../testClock';
import type { ClusterClient, DraftObject, KubeObject, OwnerReference } from '../types';

describe('deletion', () => {
  it('waits for finalizers, then deletes the object with its last one', () => {
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

  it('keeps a dependent that still has another owner', () => {
    const { client, clock } = started();
    const [one, two] = ['a', 'b'].map((name) => client.create(WIDGETS, aWidget(name)));
    const owners = [one, two].flatMap((owner) => (owner ? [ownedBy(owner)] : []));
    client.create('configmaps', aConfigMap('child', owners));
    client.delete(widget('a'));
    clock.advance(100);
    const child = client.get({ resource: 'configmaps', namespace: 'team', name: 'child' });
    expect(child?.metadata.ownerReferences?.map((owner) => owner.name)).toEqual(['b']);
  });

  it('deletes the owner last in the foreground, and first when orphaning', () => {
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
  it('are created with a ServiceAccount and the CA', () => {
    const { client } = started();
    expect(client.list('serviceaccounts', { namespace: 'team' })).toHaveLength(1);
    expect(client.get({ resource: 'namespaces', name: 'team' })?.status).toEqual({
      phase: 'Active',
    });
  });

  it('terminate: reject new objects, delete their content, wait for finalizers, and are deleted', () => {
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

  it('cannot be deleted if the system requires them', () => {
    const { client } = started();
    expect(
      codeOf(() => {
        client.delete({ resource: 'namespaces', name: 'default' });
      }),
    ).toBe(403);
  });
});

describe('CRDs', () => {
  it('are established step by step and served at once', () => {
    const clock = createTestClock();
    const { client } = createInProcessCluster({ clock });
    const reasons: unknown[] = [];
    client.subscribe(DEFINITIONS, ({ object }) => {
      reasons.push(at(listAt(object.status, 'conditions').at(-1), 'reason'));
    });
    client.create(DEFINITIONS, aDefinition());
    expect(client.resourceOf('example.com/v1', 'Widget')?.key).toBe(WIDGETS);
    expect(reasons).toEqual([undefined, 'Installing', 'InitialNamesAccepted']);
  });

  it('reserve their names in the group as long as they exist', () => {
    const { client } = started();
    const names = { plural: 'gadgets', kind: 'Widget', listKind: 'GadgetList' };
    const gadgets = { resource: DEFINITIONS, name: 'gadgets.example.com' };
    const conditions = (): readonly unknown[] =>
      listAt(client.get(gadgets)?.status, 'conditions').map((one) => [
        at(one, 'type'),
        at(one, 'reason'),
        at(one, 'message'),
      ]);
    const definition = aDefinition();
    client.create(DEFINITIONS, {
      ...definition,
      metadata: { name: gadgets.name },
      spec: { ...objectAt(definition, 'spec'), names },
    });
    expect(conditions()).toEqual([
      ['NamesAccepted', 'KindConflict', '"Widget" is already in use'],
      ['Established', 'NotAccepted', 'not all names are accepted'],
    ]);
    expect(client.resourceOf('example.com/v1', 'Widget')?.plural).toBe('widgets');
    client.delete({ resource: DEFINITIONS, name: WIDGETS });
    expect(conditions()).toEqual([
      ['NamesAccepted', 'NoConflicts', 'no conflicts found'],
      ['Established', 'InitialNamesAccepted', 'the initial names have been accepted'],
    ]);
    expect(client.resourceOf('example.com/v1', 'Widget')?.plural).toBe('gadgets');
  });

  it('are deleted with their instances', () => {
    const { client } = started();
    client.create(WIDGETS, aWidget('a', { finalizers: ['example.com/hold'] }));
    client.delete({ resource: DEFINITIONS, name: WIDGETS });
    expect(client.resourceOf('example.com/v1', 'Widget')).toBeDefined();
    client.mergePatch(widget('a'), { metadata: { finalizers: null } });
    expect(client.get({ resource: DEFINITIONS, name: WIDGETS })).toBeUndefined();
    expect(client.resourceOf('example.com/v1', 'Widget')).toBeUndefined();
  });
});

function started(): { readonly client: ClusterClient; readonly clock: TestClock } {
  const clock = createTestClock();
  return { clock, client: createInProcessCluster({ clock, seed: seedWidgets }).client };
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

function codeOf(act: () => unknown): number | undefined {
  try {
    act();
  } catch (refused) {
    return refused instanceof ApiError ? refused.code : undefined;
  }
  return undefined;
}
