import { describe, expect, it } from 'vitest';
import { patternMatcher } from './matchesPattern';
import { validate } from './validate';

const kindsOf = (schema: unknown, value: unknown) =>
  validate(schema, value, patternMatcher()).violations.map(({ path, reason }) =>
    path === '' ? reason.kind : `${path}: ${reason.kind}`,
  );

const text = { type: 'string' };
const number = { type: 'number' };
const integer = { type: 'integer' };
const object = (properties: unknown, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
const list = (items: unknown, more: object = {}) => ({ type: 'array', items, ...more });

describe('a type', () => {
  it.each([
    ['string', 'a', true],
    ['string', '', true],
    ['string', 1, false],
    ['string', null, false],
    ['integer', 1, true],
    ['integer', 1.5, false],
    ['integer', 2 ** 40, true],
    ['integer', '1', false],
    ['number', 1, true],
    ['number', 1.5, true],
    ['number', '1.5', false],
    ['boolean', false, true],
    ['boolean', 'false', false],
    ['object', {}, true],
    ['object', [], false],
    ['array', [], true],
    ['array', {}, false],
    ['', 1, true],
  ])('%s of %j: %s', (type, value, isValid) => {
    expect(kindsOf({ type }, value)).toEqual(isValid ? [] : ['type']);
  });

  it.each([
    [{ type: 'string', nullable: true }, []],
    [{ type: 'string', nullable: false }, ['type']],
    [{ nullable: false }, []],
    // For `null`, only the type and the enum are validated.
    [{ type: 'string', nullable: true, minLength: 3, not: {} }, []],
    [{ type: 'string', nullable: true, enum: ['a'] }, ['enum']],
    [{ type: 'string', nullable: true, enum: ['a', null] }, ['enum']],
  ])('null against %j', (schema, expected) => {
    expect(kindsOf(schema, null)).toEqual(expected);
  });

  it.each([
    [1, []],
    ['50%', []],
    [1.5, ['type', 'any-of']],
    [true, ['type', 'any-of']],
  ])('an integer or a string may be %j', (value, expected) => {
    const anyOf = [integer, text];
    expect(kindsOf({ 'x-kubernetes-int-or-string': true, anyOf }, value)).toEqual(expected);
  });
});

describe('a value', () => {
  it.each([
    [{ enum: ['a', 'b'] }, 'b', []],
    [{ enum: ['a', 'b'] }, 'c', ['enum']],
    [{ enum: [] }, 'c', []],
    [{ enum: [1] }, 1, []],
    [{ enum: ['1'] }, 1, ['enum']],
    [{ enum: [{ a: 1, b: 2 }] }, { b: 2, a: 1 }, []],
    [{ ...text, pattern: '^a+$' }, 'aa', []],
    [{ ...text, pattern: '^a+$' }, 'ab', ['pattern']],
    [{ ...text, pattern: '(?=a)' }, 'b', []],
    [{ ...text, pattern: 5 }, 'b', []],
    [{ ...text, minLength: 2 }, 'a', ['min-length']],
    [{ ...text, minLength: 2 }, '😀', ['min-length']],
    [{ ...text, maxLength: 1 }, '😀', []],
    [{ ...text, maxLength: 1 }, 'ab', ['max-length']],
    [{ ...text, format: 'date' }, 'today', ['format']],
    [{ ...text, format: 'made-up' }, 'today', []],
    [{ format: 'ipv4' }, 'x', ['format']],
    [{ ...integer, format: 'int32' }, 2 ** 40, []],
    [{ type: 'object', format: 'date' }, {}, []],
    [{ ...number, minimum: 2 }, 2, []],
    [{ ...number, minimum: 2 }, 1.9, ['minimum']],
    [{ ...number, minimum: 2, exclusiveMinimum: true }, 2, ['above']],
    [{ ...number, exclusiveMinimum: true }, 2, []],
    [{ ...number, maximum: 2 }, 2, []],
    [{ ...number, maximum: 2 }, 3, ['maximum']],
    [{ ...number, maximum: 2, exclusiveMaximum: true }, 2, ['below']],
    [{ ...number, maximum: 2, exclusiveMaximum: true }, 1.9, []],
    // The bound of an integer is truncated to an integer.
    [{ ...number, minimum: 1.5 }, 1, []],
    [{ ...number, minimum: 0 }, -1, ['minimum']],
    [{ ...number, multipleOf: 0.1 }, 0.3, []],
    [{ ...number, multipleOf: 0.1 }, 0.35, ['multiple-of']],
    [{ ...integer, multipleOf: 3 }, 9, []],
    [{ ...integer, multipleOf: 3 }, 10, ['multiple-of']],
    [{ ...integer, multipleOf: 0 }, 10, []],
    // Rules for other types do not apply.
    [{ minLength: 5, maximum: 1, minItems: 2, minProperties: 2 }, true, []],
    [{ minimum: 5 }, 'a', []],
  ])('%j of %j: %j', (schema, value, expected) => {
    expect(kindsOf(schema, value)).toEqual(expected);
  });
});

describe('an object', () => {
  it.each([
    [object({ a: text }, { required: ['a'] }), {}, ['a: required']],
    [object({ a: text }, { required: ['a'] }), { a: '' }, []],
    [object({ a: text }, { required: ['a'] }), { a: null }, ['a: type']],
    // OLM validates the stored object without applying defaults.
    [object({ a: { ...text, default: 'x' } }, { required: ['a'] }), {}, ['a: required']],
    [object({}, { required: ['constructor'] }), {}, ['constructor: required']],
    [object({ a: text }), { constructor: 1, toString: 2 }, []],
    [object({ a: text }, { additionalProperties: false }), { a: 'x', b: 1 }, ['b: not-allowed']],
    [object({ a: text }, { additionalProperties: true }), { b: 1 }, []],
    [object({ a: text }, { additionalProperties: integer }), { a: 'x', b: 'y' }, ['b: type']],
    [object({}, { additionalProperties: text }), { 'a.b/c': 1 }, ['[a.b/c]: type']],
    [object({}, { minProperties: 1 }), {}, ['min-properties']],
    [object({}, { maxProperties: 1 }), { a: 1, b: 2 }, ['max-properties']],
    [
      object({ a: object({ b: list(object({ c: integer })) }) }),
      { a: { b: [{ c: 'x' }] } },
      ['a.b[0].c: type'],
    ],
    [object({ a: { 'x-kubernetes-preserve-unknown-fields': true } }), { a: { b: 1 } }, []],
  ])('%j of %j: %j', (schema, value, expected) => {
    expect(kindsOf(schema, value)).toEqual(expected);
  });
});

describe('a list', () => {
  it.each([
    [list(integer), [1, 'x', 2, null], ['[1]: type', '[3]: type']],
    [list(integer, { minItems: 2 }), [1], ['min-items']],
    [list(integer, { maxItems: 1 }), [1, 2], ['max-items']],
    [list(integer, { uniqueItems: true }), [1, 2, 1], ['[2]: duplicate']],
    [
      list({}, { uniqueItems: true }),
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      ['[1]: duplicate'],
    ],
    [list({}, { uniqueItems: true }), [1, '1'], []],
    [list([integer]), ['x'], []],
  ])('%j of %j: %j', (schema, value, expected) => {
    expect(kindsOf(schema, value)).toEqual(expected);
  });
});

describe('combined schemas', () => {
  it.each([
    [{ allOf: [{ minimum: 1 }, { maximum: 3 }] }, 5, ['maximum']],
    [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }, []],
    [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { c: 1 }, ['any-of']],
    [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1 }, []],
    [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1, b: 1 }, ['one-of']],
    [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, ['one-of']],
    [{ not: { required: ['a'] } }, { a: 1 }, ['not']],
    [{ not: { required: ['a'] } }, {}, []],
    [{ anyOf: [], oneOf: [], allOf: [] }, 1, []],
  ])('%j of %j: %j', (schema, value, expected) => {
    expect(kindsOf(schema, value)).toEqual(expected);
  });
});
