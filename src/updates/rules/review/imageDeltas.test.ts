import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { aComparison, anUpdate, running } from '~/test/comparisonBuilders';
import { imageDeltas } from './imageDeltas';

describe('imageDeltas', () => {
  const related = (...images: readonly JsonRecord[]) => ({ relatedImages: images });
  const made = (digest: string) => ({
    name: `db-${digest.repeat(32)}-annotation`,
    image: `quay.io/acme/db@sha256:${digest}`,
  });

  it.each<[string, JsonRecord, JsonRecord, readonly object[]]>([
    [
      'a tag',
      running({ image: 'quay.io/a/b:1' }),
      running({ image: 'quay.io/a/b:2' }),
      [{ state: 'changed' }],
    ],
    [
      'a digest for a tag',
      running({ image: 'quay.io/a/b:1' }),
      running({ image: 'quay.io/a/b@sha256:0' }),
      [{ state: 'changed' }],
    ],
    [
      'registry and repository',
      running({ image: 'quay.io/a/b:1' }),
      running({ image: 'registry.example.com/c/b:1' }),
      [{ state: 'changed' }],
    ],
    [
      'nothing',
      running({ image: 'quay.io/a/b:1' }),
      running({ image: 'quay.io/a/b:1' }),
      [{ state: 'same' }],
    ],
    [
      'an additional one first',
      related({ name: 'db', image: 'db:1' }),
      related({ name: 'db', image: 'db:1' }, { name: 'web', image: 'web:1' }),
      [{ state: 'added', after: { place: { name: 'web' } } }, { state: 'same' }],
    ],
    [
      'a removed one',
      related({ name: 'db', image: 'db:1' }),
      {},
      [{ state: 'removed', after: null }],
    ],
    [
      'a name that a tool derived from the digest',
      related(made('a')),
      related(made('b')),
      [{ state: 'changed' }],
    ],
    [
      'two of the same name',
      related({ name: 'db', image: 'db:1' }, { name: 'db', image: 'db:2' }),
      related({ name: 'db', image: 'db:1' }, { name: 'db', image: 'db:3' }),
      [{ state: 'changed' }, { state: 'same' }],
    ],
    ['invalid images', related({ name: 'db' }, { image: 7 }), { relatedImages: 'none' }, []],
  ])('tells %s', (_, before, after, expected) => {
    const deltas = imageDeltas(aComparison([anUpdate(before, after)]));
    expect(deltas).toMatchObject(expected);
    expect(deltas).toHaveLength(expected.length);
  });
});
