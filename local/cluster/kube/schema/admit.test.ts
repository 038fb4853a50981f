import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../types';
import { admit } from './admit';
import { entryWith, specSchema, thing } from './exampleKind';

describe('admit, pruning and defaults', () => {
  it.each<{
    readonly what: string;
    readonly schema: JsonObject;
    readonly written: JsonObject;
    readonly stored: JsonObject;
    readonly warnings?: readonly string[];
  }>([
    {
      what: 'drops a field that the schema does not name',
      schema: specSchema({ channel: { type: 'string' } }),
      written: { channel: 'stable', chanel: 'x' },
      stored: { channel: 'stable' },
      warnings: ['unknown field "spec.chanel"'],
    },
    {
      what: 'names the position of a dropped field in a list',
      schema: specSchema({
        env: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      }),
      written: { env: [{ name: 'a' }, { name: 'b', valu: '1' }] },
      stored: { env: [{ name: 'a' }, { name: 'b' }] },
      warnings: ['unknown field "spec.env[1].valu"'],
    },
    {
      what: 'keeps unknown fields where the schema asks for it',
      schema: specSchema({
        config: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      }),
      written: { config: { any: { thing: 1 } } },
      stored: { config: { any: { thing: 1 } } },
    },
    {
      what: 'keeps all keys of a map and prunes inside its values',
      schema: specSchema({
        nodes: {
          type: 'object',
          additionalProperties: { type: 'object', properties: { size: { type: 'integer' } } },
        },
      }),
      written: { nodes: { a: { size: 1, sice: 2 } } },
      stored: { nodes: { a: { size: 1 } } },
      warnings: ['unknown field "spec.nodes.a.sice"'],
    },
    {
      what: 'keeps the envelope of an embedded resource',
      schema: specSchema({
        template: {
          type: 'object',
          'x-kubernetes-embedded-resource': true,
          properties: { spec: { type: 'object' } },
        },
      }),
      written: { template: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' }, extra: 1 } },
      stored: { template: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'x' } } },
      warnings: ['unknown field "spec.template.extra"'],
    },
    {
      what: 'fills in a default, also inside a default',
      schema: specSchema({
        strategy: {
          type: 'object',
          default: {},
          properties: { upgrade: { type: 'string', default: 'Default' } },
        },
      }),
      written: {},
      stored: { strategy: { upgrade: 'Default' } },
    },
    {
      what: 'takes null for missing where null is not allowed',
      schema: specSchema({ size: { type: 'integer', default: 3 } }),
      written: { size: null },
      stored: { size: 3 },
    },
    {
      what: 'drops null where it is not allowed and there is no default',
      schema: specSchema({ size: { type: 'integer' }, name: { type: 'string' } }),
      written: { size: null, name: 'a' },
      stored: { name: 'a' },
    },
    {
      what: 'keeps null where it is allowed',
      schema: specSchema({ size: { type: 'integer', default: 3, nullable: true } }),
      written: { size: null },
      stored: { size: null },
    },
  ])('$what', ({ schema, written, stored, warnings }) => {
    const admitted = admit(entryWith(schema), thing(written));
    expect(admitted.object.spec).toEqual(stored);
    expect(admitted.warnings).toEqual(warnings ?? []);
    expect(admitted.causes).toEqual([]);
  });
});

describe('admit, rejections', () => {
  it.each<{
    readonly what: string;
    readonly schema: JsonObject;
    readonly written: JsonObject;
    readonly reason: string;
    readonly field: string;
    readonly message: string;
  }>([
    {
      what: 'a missing required field',
      schema: specSchema({ name: { type: 'string' } }, { required: ['name'] }),
      written: {},
      reason: 'FieldValueRequired',
      field: 'spec.name',
      message: 'Required value',
    },
    {
      what: 'a value outside an enum',
      schema: specSchema({ mode: { type: 'string', enum: ['A', 'B'] } }),
      written: { mode: 'C' },
      reason: 'FieldValueNotSupported',
      field: 'spec.mode',
      message: 'Unsupported value: "C": supported values: "A", "B"',
    },
    {
      what: 'a wrong type inside a list',
      schema: specSchema({ names: { type: 'array', items: { type: 'string' } } }),
      written: { names: ['a', 5] },
      reason: 'FieldValueTypeInvalid',
      field: 'spec.names[1]',
      message: 'Invalid value: "integer": spec.names[1] in body must be of type string: "integer"',
    },
    {
      what: 'neither a number nor a text for int-or-string',
      schema: specSchema({ port: { 'x-kubernetes-int-or-string': true } }),
      written: { port: true },
      reason: 'FieldValueTypeInvalid',
      field: 'spec.port',
      message:
        'Invalid value: "boolean": spec.port in body must be of type integer,string: "boolean"',
    },
    {
      what: 'a text that does not match the pattern',
      schema: specSchema({ interval: { type: 'string', pattern: '^[0-9]+m$' } }),
      written: { interval: 'soon' },
      reason: 'FieldValueInvalid',
      field: 'spec.interval',
      message: `Invalid value: "soon": spec.interval in body should match '^[0-9]+m$'`,
    },
    {
      what: 'a text that would take a backtracking engine forever',
      schema: specSchema({ name: { type: 'string', pattern: '^(a+)+$' } }),
      written: { name: `${'a'.repeat(40)}!` },
      reason: 'FieldValueInvalid',
      field: 'spec.name',
      message: `Invalid value: "${'a'.repeat(40)}!": spec.name in body should match '^(a+)+$'`,
    },
    {
      what: "a text that does not match a pattern in Go's syntax",
      schema: specSchema({ name: { type: 'string', pattern: '^(?i:[[:alpha:]]+)\\z' } }),
      written: { name: 'a1' },
      reason: 'FieldValueInvalid',
      field: 'spec.name',
      message: `Invalid value: "a1": spec.name in body should match '^(?i:[[:alpha:]]+)\\z'`,
    },
    {
      what: 'a number below the minimum',
      schema: specSchema({ port: { type: 'integer', minimum: 1 } }),
      written: { port: 0 },
      reason: 'FieldValueInvalid',
      field: 'spec.port',
      message: 'Invalid value: 0: spec.port in body should be greater than or equal to 1',
    },
    {
      what: 'a text that is too long',
      schema: specSchema({ name: { type: 'string', maxLength: 3 } }),
      written: { name: 'abcd' },
      reason: 'FieldValueTooLong',
      field: 'spec.name',
      message: 'Too long: may not be more than 3 bytes',
    },
    {
      what: 'too many items',
      schema: specSchema({ names: { type: 'array', maxItems: 1, items: { type: 'string' } } }),
      written: { names: ['a', 'b'] },
      reason: 'FieldValueTooMany',
      field: 'spec.names',
      message: 'Too many: 2: must have at most 1 item',
    },
    {
      what: 'the same item twice in a set',
      schema: specSchema({
        names: { type: 'array', 'x-kubernetes-list-type': 'set', items: { type: 'string' } },
      }),
      written: { names: ['a', 'a'] },
      reason: 'FieldValueDuplicate',
      field: 'spec.names[1]',
      message: 'Duplicate value: "a"',
    },
    {
      what: 'the same key twice in a keyed list',
      schema: specSchema({
        conditions: {
          type: 'array',
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['type'],
          items: { type: 'object', properties: { type: { type: 'string' } } },
        },
      }),
      written: { conditions: [{ type: 'Ready' }, { type: 'Ready' }] },
      reason: 'FieldValueDuplicate',
      field: 'spec.conditions[1]',
      message: 'Duplicate value: {"type":"Ready"}',
    },
    {
      what: 'a value that no branch of a choice takes, without the branches',
      schema: specSchema({}, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
      written: {},
      reason: 'FieldValueInvalid',
      field: '<nil>',
      message: 'Invalid value: "": "spec" must validate at least one schema (anyOf)',
    },
    {
      what: 'a value that more than one branch takes',
      schema: specSchema({}, { oneOf: [{ required: ['a'] }, { type: 'object' }, {}] }),
      written: {},
      reason: 'FieldValueInvalid',
      field: '<nil>',
      message:
        'Invalid value: "": "spec" must validate one and only one schema (oneOf). Found 2 valid alternatives',
    },
  ])('rejects $what', ({ schema, written, reason, field, message }) => {
    expect(admit(entryWith(schema), thing(written)).causes).toEqual([{ reason, field, message }]);
  });

  it('checks names, labels and annotations of every kind', () => {
    const object = {
      ...thing({}),
      metadata: {
        name: 'ok',
        labels: { 'bad key': 'x', app: 'bad value' },
        annotations: { 'a/b/c': '' },
      },
    };
    expect(admit(entryWith({ type: 'object' }), object).causes.map((cause) => cause.field)).toEqual(
      ['metadata.labels', 'metadata.labels', 'metadata.annotations'],
    );
  });
});
