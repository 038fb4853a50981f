import { describe, expect, it } from 'vitest';
import { documentsIn, readRelease } from './release';

/** Fields of helm.sh/helm/v3/pkg/release.Release, and labels of operator-controller's applier/helm.go. */
const content = {
  name: 'acme-store',
  version: 2,
  info: { last_deployed: '2026-11-22T10:00:00Z', status: 'deployed' },
  manifest: '---\nkind: A\n---\nkind: B\n',
  labels: {
    'olm.operatorframework.io/bundle-name': 'acme-store.v1.1.0',
    'olm.operatorframework.io/bundle-version': '1.1.0',
  },
};

describe('a release of an extension', () => {
  it('names the bundle that OLM applied', () => {
    expect(readRelease(content)).toEqual({
      revision: 2,
      bundleName: 'acme-store.v1.1.0',
      version: '1.1.0',
      deployedAt: '2026-11-22T10:00:00Z',
      manifest: content.manifest,
    });
  });

  it.each([null, 'text', {}, { ...content, manifest: null }, { ...content, version: '2' }])(
    'is absent for other content: %j',
    (other) => {
      expect(readRelease(other)).toBeNull();
    },
  );

  it.each([
    ['documents', content.manifest, ['kind: A', 'kind: B']],
    [
      'JSON objects without separators',
      '{"kind":"A"}\n{"kind":"B"}\n',
      ['{"kind":"A"}', '{"kind":"B"}'],
    ],
    ['a mapping in several lines', 'kind: A\nspec:\n  size: 1\n', ['kind: A\nspec:\n  size: 1']],
    ['nothing', '', []],
  ])('consists of %s', (_, manifest, documents) => {
    expect(documentsIn({ manifest }).map((text) => text.trim())).toEqual(documents);
  });
});
