import { describe, expect, it } from 'vitest';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { catalogSettings, pollsDigest } from './clusterCatalogForm';

const DIGEST = `quay.io/acme/index@sha256:${'a'.repeat(64)}`;
const SHA512 = `quay.io/acme/index@sha512:${'b'.repeat(128)}`;

function catalogOf(image: object): ClusterCatalog {
  return {
    metadata: {
      name: 'acme',
      labels: { 'olm.operatorframework.io/metadata.name': 'acme', team: 'a' },
    },
    spec: { source: { type: 'Image', image }, priority: 5 },
  };
}

describe('the settings of a catalog', () => {
  it('omit the labels of OLM', () => {
    const catalog = catalogOf({ ref: 'quay.io/acme/index:v1', pollIntervalMinutes: 10 });
    expect(catalogSettings(catalog)).toEqual({
      image: 'quay.io/acme/index:v1',
      interval: '10',
      priority: '5',
      labels: 'team=a',
    });
  });

  it.each([
    ['a tag', 'quay.io/acme/index:v1', 10, false],
    ['a digest', DIGEST, 10, true],
    ['a digest of another algorithm', SHA512, 10, true],
    ['a digest without an interval', DIGEST, undefined, false],
  ])('with %s', (_, ref, pollIntervalMinutes, expected) => {
    expect(pollsDigest({ ...catalogOf({ ref, pollIntervalMinutes }) })).toBe(expected);
  });
});
