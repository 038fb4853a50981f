import { describe, expect, it } from 'vitest';
import { bundleDescription } from './bundleDescription';

const OWNED = { owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }] };
const EXAMPLES = { 'alm-examples': '[]' };
const ICON = { base64data: 'PHN2Zy8+', mediatype: 'image/svg+xml' };
const PACKAGE = { schema: 'olm.package', name: 'quill', icon: ICON };
const VERSION = { type: 'olm.package', value: { packageName: 'quill', version: '1.0.0' } };

const TEXTS = { description: 'Writes', provider: { name: 'Ink Works' } };

const bundle = (...properties: readonly object[]) => ({ properties: [VERSION, ...properties] });
const object = (manifest: object) => ({
  type: 'olm.bundle.object',
  value: { data: Buffer.from(JSON.stringify(manifest)).toString('base64') },
});

// Sources: operator-registry alpha/property/property.go (CSVMetadata, BundleObject), alpha/declcfg/declcfg.go (Package).
const METADATA = {
  type: 'olm.csv.metadata',
  value: { annotations: EXAMPLES, ...TEXTS, displayName: 'Quill', crdDescriptions: OWNED },
};
const CSV = object({
  kind: 'ClusterServiceVersion',
  metadata: { annotations: EXAMPLES },
  spec: {
    ...TEXTS,
    displayName: 'Old Quill',
    customresourcedefinitions: OWNED,
    install: {},
    replaces: 'x',
  },
});
const FROM_METADATA = {
  annotations: EXAMPLES,
  spec: { ...TEXTS, displayName: 'Quill', version: '1.0.0', customresourcedefinitions: OWNED },
};
const FROM_CSV = {
  annotations: EXAMPLES,
  spec: { ...FROM_METADATA.spec, displayName: 'Old Quill', install: {} },
};

describe('the description of a bundle', () => {
  it.each([
    ['metadata', bundle(METADATA), null, FROM_METADATA],
    [
      'metadata and the icon of its package',
      bundle(METADATA),
      PACKAGE,
      { ...FROM_METADATA, spec: { ...FROM_METADATA.spec, icon: [ICON] } },
    ],
    ['the CSV of an older catalog', bundle(object({ kind: 'Role' }), CSV), null, FROM_CSV],
    ['metadata before the CSV', bundle(CSV, METADATA), null, FROM_METADATA],
    ['neither', bundle(object({ kind: 'Role' })), PACKAGE, null],
    ['invalid properties', { properties: [7, { type: 'olm.csv.metadata', value: 'x' }] }, 7, null],
    ['nothing', null, null, null],
  ])('is from %s', (_name, meta, itsPackage, expected) => {
    expect(bundleDescription(meta, itsPackage)).toEqual(expected);
  });
});
