import { describe, expect, it } from 'vitest';
import { differencesFrom } from './existingObject';

const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'x' } };
const placed = { ...namespace, metadata: { name: 'x', annotations: { a: 'b' } } };
const group = (spec: object) => ({
  apiVersion: 'operators.coreos.com/v1',
  kind: 'OperatorGroup',
  metadata: { name: 'x-og', namespace: 'x' },
  spec,
});
const subscription = {
  apiVersion: 'operators.coreos.com/v1alpha1',
  kind: 'Subscription',
  metadata: { name: 'quill', namespace: 'x' },
  spec: { name: 'quill', channel: 'stable' },
};
const one = group({ targetNamespaces: ['x'] });
const all = group({});

it.each([
  [
    'a namespace with labels and finalizers',
    namespace,
    { metadata: { labels: { a: 'b' } }, spec: { finalizers: [] } },
    true,
  ],
  [
    'a namespace with the wanted annotation',
    placed,
    { metadata: { annotations: { a: 'b', c: '' } } },
    true,
  ],
  ['a namespace without it', placed, { metadata: {} }, false],
  ['a terminating namespace', namespace, { metadata: { deletionTimestamp: 'now' } }, false],
  [
    'a group with defaults added',
    one,
    { spec: { targetNamespaces: ['x'], upgradeStrategy: 'Default' } },
    true,
  ],
  ['a group for another namespace', one, { spec: { targetNamespaces: ['y'] } }, false],
  ['a group for all instead of one', one, { spec: {} }, false],
  ['a group for one instead of all (OG-004)', all, { spec: { targetNamespaces: ['x'] } }, false],
  ['a group with a selector instead of all', all, { spec: { selector: {} } }, false],
  ['a group for all', all, { spec: { upgradeStrategy: 'Default' } }, true],
  ['a null that the server removed', group({ selector: null }), { spec: {} }, true],
  ['a value instead of null', { ...subscription, spec: { name: null } }, subscription, false],
  ['the same Subscription', subscription, { spec: { ...subscription.spec, config: {} } }, true],
  [
    'a Subscription to another channel',
    subscription,
    { spec: { name: 'quill', channel: 'fast' } },
    false,
  ],
  [
    'the same config with added defaults',
    configured({ env: [{ name: 'A', value: '1' }] }),
    configured({ env: [{ name: 'A', value: '1', extra: true }], resources: {} }),
    true,
  ],
  [
    'a config with an additional variable',
    configured({ env: [{ name: 'A' }] }),
    configured({ env: [{ name: 'A' }, { name: 'B' }] }),
    false,
  ],
  ['another installation account', group({ serviceAccountName: 'a' }), { spec: {} }, false],
  ['the role of the same name with other rules', role(['get']), role(['list']), false],
  ['a ConfigMap without the label', configMap({ inject: 'true' }), configMap({}), false],
  ['an unreadable one', subscription, null, false],
])('%s', (_, wanted, existing, expected) => {
  expect(differencesFrom(wanted, existing).length === 0).toBe(expected);
});

describe('differencesFrom', () => {
  it('names the fields, and both values', () => {
    const found = { spec: { name: 'quill', channel: 'fast' } };
    expect(differencesFrom(subscription, found)).toEqual([
      { field: 'spec.channel', wanted: 'stable', found: 'fast' },
    ]);
    expect(differencesFrom(one, { spec: {} })).toEqual([
      { field: 'spec.targetNamespaces', wanted: ['x'], found: undefined },
    ]);
    expect(differencesFrom(namespace, { metadata: { deletionTimestamp: 'now' } })).toEqual([
      { field: 'metadata.deletionTimestamp', wanted: undefined, found: 'now' },
    ]);
  });
});

function configured(config: object) {
  return { ...subscription, spec: { name: 'quill', config } };
}

function role(verbs: readonly string[]) {
  const metadata = { name: 'r', namespace: 'x' };
  return { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata, rules: [{ verbs }] };
}

function configMap(labels: Readonly<Record<string, string>>) {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'ca', namespace: 'x', labels } };
}
