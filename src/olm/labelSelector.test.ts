import { expect, it } from 'vitest';
import { onlyCatalog } from '~/olm/extensions/catalog';
import { selectorFit } from './labelSelector';

const LABELS = { 'olm.operatorframework.io/metadata.name': 'acme', tier: 'twins' };
const expression = (key: string, operator: string, ...values: readonly string[]) => ({
  matchExpressions: [{ key, operator, values }],
});

it.each([
  ['nothing requested', null, 'fits'],
  ['an empty selector', {}, 'fits'],
  ['a label', { matchLabels: { tier: 'twins' } }, 'fits'],
  ['another value', { matchLabels: { tier: 'other' } }, 'other'],
  ['its name', onlyCatalog('acme'), 'fits'],
  ['another name', onlyCatalog('acme2'), 'other'],
  ['both', { ...onlyCatalog('acme'), ...expression('tier', 'In', 'twins') }, 'fits'],
  ['one of two', { ...onlyCatalog('acme'), ...expression('tier', 'NotIn', 'twins') }, 'other'],
  ['an existing label', expression('tier', 'Exists'), 'fits'],
  ['a missing label', expression('zone', 'DoesNotExist'), 'fits'],
  ['a property of every object', expression('constructor', 'DoesNotExist'), 'fits'],
  ['not among values', expression('zone', 'NotIn', 'a'), 'fits'],
  // The recording v1_selector_invalid.
  ['a bad key', { matchLabels: { 'bad key!': 'x y' } }, 'invalid'],
  ['an unknown operator', expression('tier', 'Near', 'twins'), 'invalid'],
  ['no values', expression('tier', 'In'), 'invalid'],
  ['values too many', expression('tier', 'Exists', 'a'), 'invalid'],
  ['two slashes', expression('a/b/c', 'Exists'), 'invalid'],
  ['a prefix in upper case', expression('A.b/c', 'Exists'), 'invalid'],
  ['a bad value', expression('tier', 'In', '-a'), 'invalid'],
] as const)('%s: %j %s', (_name, selector, fit) => {
  expect(selectorFit(selector, LABELS)).toBe(fit);
});
