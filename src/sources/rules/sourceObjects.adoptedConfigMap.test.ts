import { expect, it } from 'vitest';
import { aSource } from '~/test/registryBuilders';
import { adoptedConfigMap } from './sourceObjects';

it.each([
  [{ configMapReference: { name: 'shelf-content', namespace: 'team-a' } }, 'shelf-content'],
  [{ configMapReference: { name: 7 } }, null],
  [{ configMapReference: 'shelf' }, null],
  [{}, null],
])('is deleted with its CatalogSource: %j', (status, expected) => {
  expect(adoptedConfigMap(Object.assign(aSource(), { status }))).toBe(expected);
});
