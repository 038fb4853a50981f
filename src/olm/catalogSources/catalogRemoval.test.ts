import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '~/kube/models/olm';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { type SeenCatalog, isDefaultCatalog, removalOf, usersOf } from './catalogRemoval';
import { isOperatorHub } from '~/operator/rules/isOperatorHub';

const name = { namespace: 'openshift-marketplace', name: 'community-operators' };
const hub = (parts: Partial<OperatorHub>): OperatorHub => ({
  metadata: { name: 'cluster' },
  ...parts,
});
const listed = hub({ status: { sources: [{ name: 'community-operators' }] } });
const plain = aCatalogSource();
const annotations = { 'operatorframework.io/managed-by': 'marketplace-operator' };
const managed = { ...plain, metadata: { ...plain.metadata, annotations } };

describe('isDefaultCatalog', () => {
  it.each<[string, typeof name, CatalogSource | null, OperatorHub | null, boolean]>([
    ['OperatorHub lists it', name, plain, listed, true],
    ['it has the annotation (CS-022)', name, managed, null, true],
    ['neither', name, plain, hub({}), false],
    ['nothing could be read', name, null, null, false],
    [
      'the same name in another namespace',
      { ...name, namespace: 'team-a' },
      managed,
      listed,
      false,
    ],
  ])('%s', (_, catalog, source, found, expected) => {
    expect(isDefaultCatalog(catalog, source, found)).toBe(expected);
  });
});

describe('removalOf', () => {
  const read = { verb: 'list', resource: 'operatorhubs' };
  const deletion = { kind: 'delete', object: name };
  it.each<[string, SeenCatalog, object]>([
    [
      'a default catalog is disabled',
      { source: managed, hub: listed },
      { isDefault: true, calls: [{ kind: 'patch', object: { name: 'cluster' } }], needs: [] },
    ],
    [
      'another one is deleted',
      { source: plain, hub: hub({}) },
      { isDefault: false, calls: [deletion], needs: [] },
    ],
    [
      'a disabled default one remains disabled',
      {
        source: null,
        hub: hub({ spec: { disableAllDefaultSources: true }, status: listed.status ?? {} }),
      },
      { isDefault: true, calls: [], needs: [] },
    ],
    [
      'one that does not exist',
      { source: null, hub: null },
      { isDefault: false, calls: [], needs: [] },
    ],
    [
      'a default one is not deleted without permission to view other disabled ones',
      { source: managed, hub: 'hidden' },
      {
        isDefault: true,
        calls: [],
        needs: [read, { verb: 'patch', resource: 'operatorhubs', name: 'cluster' }],
      },
    ],
    [
      'another one is deleted without that permission',
      { source: plain, hub: 'hidden' },
      { isDefault: false, calls: [deletion], needs: [] },
    ],
    [
      'nothing without permission to view its kind',
      { source: 'hidden', hub: 'hidden' },
      { isDefault: null, calls: [], needs: [read] },
    ],
    [
      'one is deleted if OpenShift no longer manages catalogs',
      { source: managed, hub: null },
      { isDefault: true, calls: [deletion], needs: [] },
    ],
  ])('%s', (_, seen, expected) => {
    expect(removalOf(name, seen)).toMatchObject(expected);
  });

  it('deletes a catalog of another namespace regardless of missing permissions', () => {
    const elsewhere = { ...name, namespace: 'team-a' };
    expect(removalOf(elsewhere, { source: 'hidden', hub: 'hidden' })).toMatchObject({
      isDefault: false,
      calls: [{ kind: 'delete', object: elsewhere }],
      needs: [],
    });
  });
});

it('finds the Subscriptions of a catalog by its name and namespace (CS-044)', () => {
  const spec = { name: 'x', source: 'community-operators', sourceNamespace: 'team-a' };
  const subscriptions = [
    aSubscription({ namespace: 'team-z' }),
    aSubscription({ name: 'other', spec }),
  ];
  expect(usersOf(name, subscriptions)).toEqual([{ namespace: 'team-z', name: 'quill' }]);
});

it.each([
  [{ metadata: { name: 'cluster' } }, true],
  [{ metadata: { name: 'cluster' }, spec: { sources: [{ name: 'x' }] } }, true],
  [{ metadata: { name: 'cluster' }, spec: { sources: 'x' } }, false],
  [{ metadata: { name: 'cluster' }, status: { sources: [7] } }, false],
  [null, false],
])('recognizes an OperatorHub by its content: %j', (value, expected) => {
  expect(isOperatorHub(value)).toBe(expected);
});
