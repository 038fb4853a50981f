import { describe, expect, it } from 'vitest';
import { QUILL_BUNDLE } from '~/test/planBuilders';
import { readStepManifest } from './stepManifest';

it('is a reference when it names a ConfigMap and a catalog', () => {
  expect(readStepManifest(JSON.stringify({ ...QUILL_BUNDLE, replaces: 'quill.v0.9.0' }))).toEqual({
    kind: 'reference',
    reference: {
      namespace: 'openshift-marketplace',
      name: 'bundle-of-quill',
      catalog: 'community-operators',
      catalogNamespace: 'openshift-marketplace',
      replaces: 'quill.v0.9.0',
      properties: '{"properties":[]}',
    },
  });
});

describe('is the object itself', () => {
  it.each(['kind', 'name', 'namespace', 'catalogSourceName', 'catalogSourceNamespace'])(
    'is an ordinary ConfigMap if %s is missing',
    (missing) => {
      const manifest = Object.fromEntries(
        Object.entries(QUILL_BUNDLE).filter(([key]) => key !== missing),
      );
      expect(readStepManifest(JSON.stringify(manifest))).toEqual({ kind: 'inline', manifest });
    },
  );
});

it.each([[''], ['kind: Service'], ['[]'], ['"text"'], ['null'], ['{"kind":']])(
  'is text to parse if it is not a JSON object: %j',
  (text) => {
    expect(readStepManifest(text)).toEqual({ kind: 'text', text });
  },
);
