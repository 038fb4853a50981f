import { expect, it } from 'vitest';
import { onlyCatalog, onlyCatalogIn } from './catalog';

const expression = (key: string, operator: string, ...values: readonly string[]) => ({
  matchExpressions: [{ key, operator, values }],
});

it.each([
  [onlyCatalog('acme'), 'acme'],
  [expression('olm.operatorframework.io/metadata.name', 'In', 'acme'), 'acme'],
  [expression('olm.operatorframework.io/metadata.name', 'In', 'acme', 'b'), null],
  [expression('olm.operatorframework.io/metadata.name', 'NotIn', 'acme'), null],
  [{ matchLabels: { tier: 'twins' } }, null],
  [{ matchLabels: { ...onlyCatalog('acme').matchLabels, tier: 'twins' } }, null],
  [null, null],
])('%j names the catalog %s', (selector, name) => {
  expect(onlyCatalogIn(selector)).toBe(name);
});
