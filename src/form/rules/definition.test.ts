import { describe, expect, it } from 'vitest';
import { PEN } from '~/test/operandBuilders';
import { isServing, resourceDefinition, publishedDefinition } from './definition';
import { fieldTree, hasFields } from './fields';

const REFERENCE = { $ref: '#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' };

/** As kube-apiserver 1.36 publishes a definition: `/openapi/v3/apis/<group>/<version>`, cut. */
function published(spec: object) {
  return {
    openapi: '3.0.0',
    components: {
      schemas: {
        'com.example.ink.v1.PenList': {
          type: 'object',
          'x-kubernetes-group-version-kind': [{ group: PEN.group, kind: 'PenList', version: 'v1' }],
        },
        'com.example.ink.v1.Pen': {
          type: 'object',
          required: ['spec'],
          properties: {
            apiVersion: { type: 'string' },
            kind: { type: 'string' },
            metadata: { description: "Standard object's metadata.", allOf: [REFERENCE] },
            spec,
          },
          'x-kubernetes-group-version-kind': [{ group: PEN.group, kind: 'Pen', version: 'v1' }],
        },
        'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta': { type: 'object' },
      },
    },
  };
}

describe('a published schema', () => {
  it('exists for users who cannot read the CustomResourceDefinition', () => {
    const spec = { type: 'object', properties: { size: { type: 'integer', minimum: 1 } } };
    const found = publishedDefinition(published(spec), PEN);
    expect(found).toMatchObject({ version: 'v1', isPruning: true, columns: [] });
    expect(found?.schema).toMatchObject({ required: ['spec'], properties: { spec } });
    const tree = fieldTree(found?.schema ?? {}, [], { isNew: true, isNamespaced: true });
    expect(hasFields(tree)).toBe(true);
  });

  it('accepts anything at references to other parts of the document', () => {
    const template = { type: 'object', properties: { metadata: REFERENCE } };
    const found = publishedDefinition(published({ type: 'object', properties: { template } }), PEN);
    expect(JSON.stringify(found)).not.toContain('$ref');
    expect(found).toHaveProperty(
      'schema.properties.spec.properties.template.properties.metadata.x-kubernetes-preserve-unknown-fields',
      true,
    );
  });

  it('does not report unknown fields without declared ones', () => {
    const schema = { 'x-kubernetes-group-version-kind': [{ ...PEN }] };
    const document = { components: { schemas: { Pen: schema } } };
    expect(publishedDefinition(document, PEN)?.isPruning).toBe(false);
  });

  it.each([null, 'x', {}, { components: { schemas: [] } }, published({})])(
    'is none in %j for another kind',
    (document) => {
      expect(publishedDefinition(document, { ...PEN, kind: 'Pencil' })).toBeNull();
    },
  );
});

describe('a CustomResourceDefinition', () => {
  it.each([
    [[{ type: 'Established', status: 'True' }], true],
    [[{ type: 'Established', status: 'False' }], false],
    [[{ type: 'NamesAccepted', status: 'True' }], false],
    ['none', false],
  ])('with the conditions %j is served: %s', (conditions, expected) => {
    expect(isServing({ status: { conditions } })).toBe(expected);
  });

  it('without a schema, or of another version, throws nothing', () => {
    expect(resourceDefinition({ spec: { versions: [{ name: 'v1' }] } }, 'v1')?.schema).toEqual({});
    expect(resourceDefinition({ spec: 'x' }, 'v1')).toBeNull();
  });
});

describe('the stored version', () => {
  const schema = { openAPIV3Schema: { type: 'object' } };
  const crd = (conversion: object, isStoredServed = true) => ({
    apiVersion: 'apiextensions.k8s.io/v1',
    spec: {
      conversion,
      versions: [
        { name: 'v1', served: true, storage: false, schema },
        { name: 'v2', served: isStoredServed, storage: true, schema },
      ],
    },
  });

  it.each([
    ['another one', crd({ strategy: 'None' }), 'v1', 'v2'],
    ['the same', crd({ strategy: 'None' }), 'v2', undefined],
    ['one that a webhook converts', crd({ strategy: 'Webhook' }), 'v1', undefined],
    ['one that is not served', crd({}, false), 'v1', undefined],
  ])('%s', (_, definition, version, expected) => {
    expect(resourceDefinition(definition, version)?.storage?.version).toBe(expected);
  });
});
