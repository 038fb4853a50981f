import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '../../models/catalogSource';
import type { OperatorHub } from '../../models/operatorHub';
import { aCatalogSource, aSubscription } from '../../test/builders';
import { isDefaultCatalog, switchOff, usersOf } from './catalogRemoval';
import { isOperatorHub } from './isOperatorHub';

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
    ['it says so itself (CS-022)', name, managed, null, true],
    ['neither', name, plain, hub({}), false],
    ['nothing could be read', name, null, null, false],
    ['the same name elsewhere', { ...name, namespace: 'team-a' }, managed, listed, false],
  ])('%s', (_, catalog, source, found, expected) => {
    expect(isDefaultCatalog(catalog, source, found)).toBe(expected);
  });
});

describe('switchOff', () => {
  const off = { name: 'community-operators', disabled: true };
  it.each<[string, OperatorHub['spec'], unknown]>([
    ['no spec yet', undefined, [{ op: 'add', path: '/spec', value: { sources: [off] } }]],
    [
      'what was said about others stays',
      { disableAllDefaultSources: false, sources: [{ name: 'x', disabled: true }] },
      [{ op: 'test' }, { op: 'add', path: '/spec/sources', value: [{ name: 'x' }, off] }],
    ],
    [
      'what was said about it goes',
      { sources: [{ name: 'community-operators', disabled: false }] },
      [{ op: 'test' }, { op: 'add', path: '/spec/sources', value: [off] }],
    ],
  ])('%s', (_, spec, steps) => {
    const call = switchOff(hub(spec === undefined ? {} : { spec }), 'community-operators');
    expect(call).toMatchObject({ object: { name: 'cluster' }, steps });
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
])('tells an OperatorHub by what is read of it: %j', (value, expected) => {
  expect(isOperatorHub(value)).toBe(expected);
});
