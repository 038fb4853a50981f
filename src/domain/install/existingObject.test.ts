import { expect, it } from 'vitest';
import { doesTheJobOf } from './existingObject';

const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'x' } };
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
  ['a namespace that is going', namespace, { metadata: { deletionTimestamp: 'now' } }, false],
  [
    'a group with defaults added',
    one,
    { spec: { targetNamespaces: ['x'], upgradeStrategy: 'Default' } },
    true,
  ],
  ['a group for another namespace', one, { spec: { targetNamespaces: ['y'] } }, false],
  ['a group for all where one is wanted', one, { spec: {} }, false],
  [
    'a group for one where all are wanted (OG-004)',
    all,
    { spec: { targetNamespaces: ['x'] } },
    false,
  ],
  ['a group with a selector where all are wanted', all, { spec: { selector: {} } }, false],
  ['a group for all', all, { spec: { upgradeStrategy: 'Default' } }, true],
  ['the same Subscription', subscription, { spec: { ...subscription.spec, config: {} } }, true],
  [
    'a Subscription to another channel',
    subscription,
    { spec: { name: 'quill', channel: 'fast' } },
    false,
  ],
  ['something unreadable', subscription, null, false],
])('%s', (_, wanted, existing, expected) => {
  expect(doesTheJobOf(wanted, existing)).toBe(expected);
});
