import { describe, expect, it } from 'vitest';
import { installPlaces } from './installPlaces';

describe('the places of install modes', () => {
  it.each([
    [['AllNamespaces'], null, ['AllNamespaces']],
    [['OwnNamespace', 'SingleNamespace'], null, ['OwnNamespace', 'not-cluster-only']],
    [
      ['AllNamespaces', 'MultiNamespace'],
      null,
      ['MultiNamespace', 'AllNamespaces', 'not-cluster-only'],
    ],
    [['OwnNamespace'], 'OwnNamespace', ['this-project', 'OwnNamespace', 'not-cluster-only']],
    [['AllNamespaces'], 'OwnNamespace', ['AllNamespaces']],
    [[], 'OwnNamespace', []],
  ] as const)('%j where %s is required: %j', (modes, here, places) => {
    expect(installPlaces(modes, here)).toEqual(places);
  });
});
