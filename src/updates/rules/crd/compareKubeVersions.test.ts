import { expect, it } from 'vitest';
import { compareKubeVersions } from './compareKubeVersions';

/** The order of Kubernetes' own documentation, the other way round. */
const SORTED = [
  'foo10',
  'foo1',
  'v1alpha1',
  'v11alpha2',
  'v12alpha1',
  'v1beta1',
  'v3beta1',
  'v10beta3',
  'v11beta2',
  'v1',
  'v2',
  'v10',
];

it('sorts the preferred version last', () => {
  expect([...SORTED].reverse().sort(compareKubeVersions)).toEqual(SORTED);
});

it.each(SORTED)('%s is equal to itself', (version) => {
  expect(compareKubeVersions(version, version)).toBe(0);
});
